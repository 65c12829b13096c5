import type { Removal } from '../selection/selection.ts';

/**
 * Records which step removed what and why. Check `isOn` before building a removal, so that a silent trace costs
 * nothing.
 */
export interface Trace {
  readonly isOn: boolean;
  /** What was removed so far, in the order of the steps. */
  readonly removals: readonly Removal[];
  record(removal: Removal): void;
}

/** A trace that records nothing; shared, because it has no state. */
export const SILENT_TRACE: Trace = { isOn: false, removals: [], record: () => {} };

/** A trace that records every removal, or the silent one. */
export function startTrace(isOn: boolean): Trace {
  if (!isOn) return SILENT_TRACE;
  const removals: Removal[] = [];
  return {
    isOn,
    removals,
    record(removal: Removal): void {
      removals.push(removal);
    },
  };
}
