import type { TexDelimiters } from './tex-delimiters.ts';

/** A formula in running text. */
export interface TexRange {
  readonly from: number;
  readonly to: number;
  readonly tex: string;
  readonly isDisplayed: boolean;
}

/** How a formula ends, and whether it stands on a line of its own. */
interface Ending {
  readonly close: string;
  readonly isDisplayed: boolean;
}

const ENDINGS: ReadonlyMap<string, Ending> = /* @__PURE__ */ new Map([
  ['\\(', { close: '\\)', isDisplayed: false }],
  ['\\[', { close: '\\]', isDisplayed: true }],
  ['$$', { close: '$$', isDisplayed: true }],
  ['$', { close: '$', isDisplayed: false }],
]);

/** Where a formula may begin. What a backslash stands before is itself: `\$`, and `\\[2pt]` in the middle of a formula. */
const OPENING = /(?<!\\)(?:\\\(|\\\[|\$\$?|\\begin\{([a-zA-Z]{1,20}\*?)\})/gu;

/** Longest formula on a line of its own, and in a line; between farther delimiters there is something else. */
const MAX_DISPLAYED = 10_000;
const MAX_INLINE = 1000;

/** The formulas of a running text, in order and apart. Linear: every ending is looked for once. */
export function findTex(text: string, { hasDollar }: TexDelimiters): TexRange[] {
  const found: TexRange[] = [];
  const nextClose = new Map<string, number>();
  OPENING.lastIndex = 0;
  for (let match = OPENING.exec(text); match !== null; match = OPENING.exec(text)) {
    const [open, environment] = match;
    if (open === '$' && !hasDollar) continue;
    const inside = match.index + open.length;
    const ending = ENDINGS.get(open) ?? { close: `\\end{${environment}}`, isDisplayed: true };
    const end = closeAfter(text, inside, ending.close, nextClose);
    if (end < 0 || end - inside > (ending.isDisplayed ? MAX_DISPLAYED : MAX_INLINE)) continue;
    const to = end + ending.close.length;
    // An environment is a part of its formula; delimiters are not.
    const tex = environment === undefined ? text.slice(inside, end).trim() : text.slice(match.index, to);
    if (tex === '') continue;
    found.push({ from: match.index, to, tex, isDisplayed: ending.isDisplayed });
    OPENING.lastIndex = to;
  }
  return found;
}

/** The next place where a formula may end, -1 where there is none. */
function closeAfter(text: string, from: number, close: string, known: Map<string, number>): number {
  let end = known.get(close) ?? Number.NEGATIVE_INFINITY;
  if (end === -1 || end >= from) return end;
  end = text.indexOf(close, from);
  while (end > 0 && text[end - 1] === '\\') end = text.indexOf(close, end + 1);
  known.set(close, end);
  return end;
}
