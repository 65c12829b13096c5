import type { Declarations, Declared } from '../declarations/declarations.ts';

/** A value that hides nothing. */
const UNKNOWN = 'revert';
/** Properties that only compensate for others; backgrounds are uncertain anyway once a rule cannot be read. */
const NOT_IN_DOUBT = /^(?:--|padding|border|background)/u;

/** The properties whose value is uncertain, because rules that may or may not match would change them. */
export function doubtsOf(unread: readonly Declared[], style: Declarations): Declared {
  const usual = new Map<string, string>();
  const important = new Map<string, string>();
  for (const declared of unread) {
    addDoubts(usual, declared.usual, style);
    addDoubts(important, declared.important, style);
  }
  return { usual, important };
}

function addDoubts(into: Map<string, string>, declared: Declarations, style: Declarations): void {
  for (const [name, value] of declared)
    if (style.get(name) !== value && !NOT_IN_DOUBT.test(name)) into.set(name, UNKNOWN);
}
