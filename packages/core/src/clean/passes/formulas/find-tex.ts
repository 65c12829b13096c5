import type { TexDelimiters } from './tex-delimiters.ts';

/** A formula in running text. */
export interface TexRange {
  readonly from: number;
  readonly to: number;
  readonly tex: string;
  readonly isDisplayed: boolean;
}

/** How a formula ends, and whether it is displayed on a line of its own. */
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

/** Where a formula may begin. A backslash escapes what follows: `\$`, and `\\[2pt]` in the middle of a formula. */
const OPENING = /(?<!\\)(?:\\\(|\\\[|\$\$?|\\begin\{([a-zA-Z]{1,20}\*?)\})/gu;

/** Where an environment ends. */
const ENVIRONMENT_END = /(?<!\\)\\end\{[a-zA-Z]{1,20}\*?\}/gu;

/** Longest displayed formula; delimiters farther apart do not belong together. @sweep tex-displayed */
const MAX_DISPLAYED = 10_000;
/** Longest inline formula. @sweep tex-inline */
const MAX_INLINE = 1000;

/** The formulas of a running text, in order and without overlap, up to a maximum; linear in the text. */
export function findTex(
  text: string,
  { hasDollar }: TexDelimiters,
  most: number = Number.POSITIVE_INFINITY,
): TexRange[] {
  const found: TexRange[] = [];
  const closings = new Closings(text);
  OPENING.lastIndex = 0;
  while (found.length < most) {
    const match = OPENING.exec(text);
    if (match === null) break;
    const [open, environment] = match;
    if (open === '$' && !hasDollar) continue;
    const inside = match.index + open.length;
    const ending = ENDINGS.get(open) ?? { close: `\\end{${environment}}`, isDisplayed: true };
    const end =
      environment === undefined
        ? closings.after(ending.close, inside)
        : closings.endAfter(ending.close, inside);
    if (end < 0 || end - inside > (ending.isDisplayed ? MAX_DISPLAYED : MAX_INLINE)) continue;
    const to = end + ending.close.length;
    // An environment is part of its formula; delimiters are not.
    const tex = environment === undefined ? text.slice(inside, end).trim() : text.slice(match.index, to);
    if (tex === '') continue;
    found.push({ from: match.index, to, tex, isDisplayed: ending.isDisplayed });
    OPENING.lastIndex = to;
  }
  return found;
}

/** Where the formulas of a text may end, queried from left to right; each ending is searched for once. */
class Closings {
  readonly #text: string;
  readonly #next = new Map<string, number>();
  #environments: ReadonlyMap<string, number[]> | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** The next delimiter, or -1 if there is none. */
  after(close: string, from: number): number {
    let end = this.#next.get(close) ?? Number.NEGATIVE_INFINITY;
    if (end === -1 || end >= from) return end;
    end = this.#text.indexOf(close, from);
    while (end > 0 && this.#text[end - 1] === '\\') end = this.#text.indexOf(close, end + 1);
    this.#next.set(close, end);
    return end;
  }

  /**
   * The next end of an environment, or -1 if there is none. A text may name any number of environments, so all are
   * found at once.
   */
  endAfter(close: string, from: number): number {
    this.#environments ??= environmentEnds(this.#text);
    const places = this.#environments.get(close) ?? [];
    while (places.length > 0 && places.at(-1)! < from) places.pop();
    return places.at(-1) ?? -1;
  }
}

/** Where environments end, by their closing command, the last one first. */
function environmentEnds(text: string): ReadonlyMap<string, number[]> {
  const ends = new Map<string, number[]>();
  for (const { 0: close, index } of text.matchAll(ENVIRONMENT_END)) {
    const places = ends.get(close);
    if (places === undefined) ends.set(close, [index]);
    else places.push(index);
  }
  for (const places of ends.values()) places.reverse();
  return ends;
}
