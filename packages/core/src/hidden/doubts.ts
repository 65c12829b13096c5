import type { Declarations, Declared } from './declarations.ts';

/** A value by which nothing is hidden. */
const UNKNOWN = 'revert';
/** What only makes up for other declarations; backgrounds are uncertain anyway once a rule cannot be read. */
const NOT_IN_DOUBT = /^(?:--|padding|border|background)/u;

/** What may have another value than a style says, because of rules that may or may not match. */
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
