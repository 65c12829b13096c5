import type { EmptyReason, Selection } from './selection.ts';

/** A selection of nothing, with the reason. */
export function emptySelection(code: EmptyReason['code'], message: string): Selection {
  return { roots: [], removed: [], reasons: [message], empty: { code, message } };
}
