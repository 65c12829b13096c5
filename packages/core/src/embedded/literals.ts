/** A list or an object in a script's data, numbered in the order in which they open. */
export type ContainerId = number;

/** A string in a script's data and its place. */
export interface Literal {
  readonly text: string;
  readonly container: ContainerId;
  /** The innermost list around it, or -1. */
  readonly list: ContainerId;
  /** Its key or, in a list, that of the list. */
  readonly key: string;
  /** The key of the list or object around it. */
  readonly holder: string;
  /** Key and depth: the same for the same field of many records. */
  readonly column: string;
}

/** The strings of a script and the tree of lists and objects around them. */
export interface LiteralTable {
  /** The parent of each container, which has a lower number. The first is the script itself, whose parent is -1. */
  readonly parents: readonly ContainerId[];
  readonly literals: readonly Literal[];
  /** Whether a cap was reached. */
  readonly capped: boolean;
}

/** Strings read; the largest payload of the development data has about 20,000. @cap */
const MAX_LITERALS = 100_000;
const MAX_CONTAINERS = 100_000;
/** Rich text nests lists in items in lists; anything deeper counts towards the container above. @cap */
const MAX_DEPTH = 256;
/** Longest key; longer ones are cut, because every string of a list repeats the list's key. @cap */
const MAX_KEY = 100;

const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const BACKTICK = 0x60;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const SLASH = 0x2f;
const STAR = 0x2a;
const LINE_FEED = 0x0a;

/**
 * Reads the strings from JSON or from the object literals of a script, in one pass and without running or even parsing
 * it: brackets form the tree, quotes delimit strings, and a name before a colon is a key. Code that it misreads yields
 * odd strings, which are not prose.
 */
export function scanLiterals(source: string): LiteralTable {
  return new LiteralScan(source).run();
}

interface OpenContainer {
  readonly id: ContainerId;
  readonly list: ContainerId;
  readonly close: string;
  readonly key: string;
}

class LiteralScan {
  readonly #source: string;
  readonly #parents: ContainerId[] = [-1];
  readonly #literals: Literal[] = [];
  /** Open containers, the innermost last. */
  readonly #open: OpenContainer[] = [];
  /** Brackets opened beyond the caps. */
  #uncounted = 0;
  #key = '';
  #capped = false;

  constructor(source: string) {
    this.#source = source;
  }

  run(): LiteralTable {
    const { length } = this.#source;
    for (let at = 0; at < length && this.#literals.length < MAX_LITERALS; ) at = this.#step(at);
    const capped = this.#capped || this.#literals.length >= MAX_LITERALS;
    return { parents: this.#parents, literals: this.#literals, capped };
  }

  /** Reads the token at an offset; returns where the next one begins. */
  #step(at: number): number {
    const source = this.#source;
    const unit = source.charCodeAt(at);
    if (unit === QUOTE || unit === APOSTROPHE || unit === BACKTICK) return this.#string(at, unit);
    if (isNameUnit(unit)) return this.#name(at);
    if (unit === BACKSLASH) return at + 2;
    if (unit === SLASH) return endOfComment(source, at);
    const char = source[at]!;
    if (char === '{') this.#push('}');
    else if (char === '[') this.#push(']');
    else if (char === '}' || char === ']') this.#pop(char);
    else if (char === ',') this.#key = '';
    return at + 1;
  }

  #string(at: number, quote: number): number {
    const end = endOfString(this.#source, at, quote);
    if (end < 0) return at + 1;
    const raw = this.#source.slice(at + 1, end);
    if (this.#isKey(end + 1)) this.#key = raw.slice(0, MAX_KEY);
    else if (raw !== '') this.#add(unescaped(raw));
    return end + 1;
  }

  #name(at: number): number {
    let end = at + 1;
    while (isNameUnit(this.#source.charCodeAt(end))) end++;
    if (this.#isKey(end)) this.#key = this.#source.slice(at, Math.min(end, at + MAX_KEY));
    return end;
  }

  #isKey(after: number): boolean {
    if (this.#open.at(-1)?.close !== '}') return false;
    let at = after;
    // Bounded, because otherwise the same blanks could be read again and again.
    while (at < after + 8 && this.#source.charCodeAt(at) <= 0x20) at++;
    return this.#source.charCodeAt(at) === COLON;
  }

  #add(text: string): void {
    const top = this.#open.at(-1);
    const key = top?.close === '}' ? this.#key : (top?.key ?? '');
    const column = `${this.#open.length} ${top?.close} ${key}`;
    this.#literals.push({
      text,
      container: top?.id ?? 0,
      list: top?.list ?? -1,
      key,
      holder: top?.key ?? '',
      column,
    });
  }

  #push(close: string): void {
    if (this.#open.length >= MAX_DEPTH || this.#parents.length >= MAX_CONTAINERS) {
      this.#capped = true;
      this.#uncounted++;
      return;
    }
    const top = this.#open.at(-1);
    const id = this.#parents.push(top?.id ?? 0) - 1;
    const list = close === ']' ? id : (top?.list ?? -1);
    this.#open.push({ id, list, close, key: this.#key === '' ? (top?.key ?? '') : this.#key });
    this.#key = '';
  }

  #pop(close: string): void {
    if (this.#uncounted > 0) this.#uncounted--;
    else if (this.#open.at(-1)?.close === close) this.#open.pop();
    this.#key = '';
  }
}

/** ASCII letters, digits, `_`, `$` and everything beyond ASCII. */
function isNameUnit(unit: number): boolean {
  const lower = unit | 0x20;
  return (
    (lower >= 0x61 && lower <= 0x7a) ||
    (unit >= 0x30 && unit <= 0x39) ||
    unit === 0x5f ||
    unit === 0x24 ||
    unit > 0x7f
  );
}

/** Offset of the closing quote, or -1 if there is none; an apostrophe, which may be part of a word, closes on its line. */
function endOfString(source: string, start: number, quote: number): number {
  for (let at = start + 1; at < source.length; at++) {
    const unit = source.charCodeAt(at);
    if (unit === quote) return at;
    if (unit === BACKSLASH) at++;
    else if (unit === LINE_FEED && quote === APOSTROPHE) return -1;
  }
  return -1;
}

function endOfComment(source: string, at: number): number {
  const next = source.charCodeAt(at + 1);
  if (next !== SLASH && next !== STAR) return at + 1;
  const end = source.indexOf(next === SLASH ? '\n' : '*/', at + 2);
  return end < 0 ? source.length : end + (next === SLASH ? 1 : 2);
}

const ESCAPE = /\\(?:u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/giu;
const SHORT_ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: ' ', f: ' ', v: ' ' };

function unescaped(raw: string): string {
  if (!raw.includes('\\')) return raw;
  return raw.replace(ESCAPE, (_, long: string | undefined, short: string | undefined, char: string) => {
    const code = long ?? short;
    return code === undefined
      ? (SHORT_ESCAPES[char] ?? char)
      : String.fromCharCode(Number.parseInt(code, 16));
  });
}
