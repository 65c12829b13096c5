import type {
  AnyOf,
  AttributeOperator,
  AttributeTest,
  Combinator,
  Compound,
  NthTest,
  PlaceTest,
  Selector,
  SelectorStep,
} from './selector.ts';
import { strongest } from './specificity.ts';
import { unescapeCss } from './unescape-css.ts';

/** Longest selector that is read, and most compounds in one chain, each of which takes one bit while matching. @cap */
const MAX_LENGTH = 10_000;
const MAX_STEPS = 30;
/** How deep lists may nest: `:is(:not(…))`. @cap */
const MAX_NESTING = 4;

const NAME = /(?:[\w\u0080-\uffff-]|\\[\da-f]{1,6}\s?|\\[^\n])+/iuy;
const COMBINATOR = /\s*([>+~])\s*|\s+/uy;
const COMMA = /\s*,\s*/uy;
const ATTRIBUTE =
  /\[\s*([\w\u0080-\uffff:-]+)\s*(?:([~|^$*]?=)\s*(?:"([^"]*)"|'([^']*)'|([^\]\s"']+))\s*(?:([iIsS])\s*)?)?\]/uy;
const PLACE = /:(first-child|last-child|only-child|empty|root)(?![\w(-])/iuy;
const LIST = /:(not|is|where|matches|-webkit-any|-moz-any)\(\s*/iuy;
const NTH =
  /:nth-(last-)?(child|of-type)\(\s*(?:(even|odd)|([+-]?\d*)n(?:\s*([+-])\s*(\d+))?|([+-]?\d+))\s*\)/iuy;
const OF_TYPE = /:(first|last|only)-of-type(?![\w(-])/iuy;
const CLOSE = /\s*\)/uy;
const STATE =
  /:(?:(checked|target|open|popover-open)|hover|focus(?:-within|-visible)?|active|visited|disabled|enabled|placeholder-shown|autofill|fullscreen|modal|default|indeterminate|invalid|required|read-only)(?![\w(-])/iuy;
const PART = /::[\w-]+(?:\([^()]*\))?|:(?:before|after|first-line|first-letter)(?![\w(-])/iuy;

/** How a selector is read. */
export interface SelectorOptions {
  /**
   * Whether it comes from a style sheet. Such a selector may name states (`:hover`) and parts (`::before`), which nothing matches,
   * and may look around inside a list (`:not(main p)`), which takes a matcher with a bound.
   */
  readonly isOfSheet?: boolean;
  /** What `&` stands for in a nested rule; a selector that does not name it matches below it. */
  readonly parent?: Selector | undefined;
}

/** Parses a list of common selectors; `null` if one is malformed or unsupported. */
export function parseSelector(text: string, options: SelectorOptions = {}): Selector | null {
  const source = text.trim();
  if (source === '' || source.length > MAX_LENGTH) return null;
  const reader = new SelectorReader(source, options);
  const chains = reader.list(0);
  return chains !== null && reader.isAtEnd ? chains : null;
}

/** A compound that is being read. */
interface Conditions extends Compound {
  readonly attributes: AttributeTest[];
  readonly places: PlaceTest[];
  readonly nths: NthTest[];
  readonly is: AnyOf[];
  readonly not: (readonly SelectorStep[])[];
  tag: string | null;
  state: Compound['state'];
}

function noConditions(): Conditions {
  return { tag: null, attributes: [], places: [], nths: [], is: [], not: [], state: null };
}

class SelectorReader {
  readonly #source: string;
  readonly #isOfSheet: boolean;
  readonly #parent: AnyOf | undefined;
  #at = 0;
  #namesParent = false;

  constructor(source: string, { isOfSheet = false, parent }: SelectorOptions) {
    this.#source = source;
    this.#isOfSheet = isOfSheet;
    this.#parent = parent === undefined ? undefined : anyOf(parent);
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#source.length;
  }

  /** The selectors up to the end, or up to a bracket that closes. */
  list(nesting: number): SelectorStep[][] | null {
    const chains = [];
    do {
      const chain = this.#chain(nesting);
      if (chain === null) return null;
      chains.push(chain);
    } while (this.#take(COMMA) !== null);
    return chains;
  }

  /** Consumes what a pattern matches here. */
  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#source);
    if (match !== null) this.#at += match[0].length;
    return match;
  }

  #chain(nesting: number): SelectorStep[] | null {
    const steps: SelectorStep[] = [];
    const isNested = nesting === 0 && this.#parent !== undefined;
    this.#namesParent &&= nesting > 0;
    const first = isNested ? this.#take(COMBINATOR) : null;
    let combinator: Combinator = (first?.[1] as Combinator | undefined) ?? ' ';
    for (;;) {
      const compound = this.#compound(nesting);
      if (compound === null || steps.length >= MAX_STEPS) return null;
      steps.push({ combinator, compound });
      const next = this.#isAtStop() ? null : this.#take(COMBINATOR);
      if (next === null) break;
      if (nesting > 0 && !this.#isOfSheet) return null;
      combinator = (next[1] as Combinator | undefined) ?? ' ';
    }
    if (isNested && (first !== null || !this.#namesParent))
      steps.unshift({ combinator: ' ', compound: { ...noConditions(), is: [this.#parent!] } });
    return steps;
  }

  #isAtStop(): boolean {
    if (this.isAtEnd) return true;
    COMMA.lastIndex = this.#at;
    CLOSE.lastIndex = this.#at;
    return COMMA.test(this.#source) || CLOSE.test(this.#source);
  }

  #compound(nesting: number): Compound | null {
    const start = this.#at;
    const read = noConditions();
    if (this.#next === '*') this.#at++;
    else read.tag = this.#name()?.toLowerCase() ?? null;
    for (;;) {
      const sign = this.#next;
      if (sign === ':') {
        const isRead = this.#pseudo(read, nesting);
        if (isRead === null) return null;
        if (!isRead) break;
      } else if (sign === '&' && this.#parent !== undefined) {
        this.#at++;
        this.#namesParent = true;
        read.is.push(this.#parent);
      } else {
        const test = this.#attribute();
        if (test === null) break;
        read.attributes.push(test);
      }
    }
    return this.#at === start ? null : read;
  }

  /** Reads what begins with a colon; `false` if it is unknown, `null` if its list cannot be read. */
  #pseudo(read: Conditions, nesting: number): boolean | null {
    const place = this.#take(PLACE);
    if (place !== null) {
      read.places.push(place[1]!.toLowerCase() as PlaceTest);
      return true;
    }
    const list = nesting < MAX_NESTING ? this.#take(LIST) : null;
    if (list !== null) return this.#nestedList(list[1]!.toLowerCase(), read, nesting) ? true : null;
    return this.#nth(read) || (this.#isOfSheet && this.#state(read));
  }

  #nestedList(name: string, read: Conditions, nesting: number): boolean {
    const selector = this.list(nesting + 1);
    if (selector === null || this.#take(CLOSE) === null) return false;
    if (name === 'not') read.not.push(...selector);
    else read.is.push(name === 'where' ? { selector, specificity: 0 } : anyOf(selector));
    return true;
  }

  #nth(read: Conditions): boolean {
    const short = this.#take(OF_TYPE)?.[1]?.toLowerCase();
    if (short !== undefined) {
      const first = { step: 0, offset: 1, isOfType: true, isFromEnd: false };
      if (short !== 'last') read.nths.push(first);
      if (short !== 'first') read.nths.push({ ...first, isFromEnd: true });
      return true;
    }
    const match = this.#take(NTH);
    if (match === null) return false;
    const [, last, kind, word, step, sign, offset, number] = match;
    read.nths.push({
      ...formulaOf(word, step, `${sign ?? ''}${offset ?? '0'}`, number),
      isOfType: kind!.toLowerCase() === 'of-type',
      isFromEnd: last !== undefined,
    });
    return true;
  }

  #state(read: Conditions): boolean {
    const state = this.#take(STATE);
    const isPart = state === null && this.#take(PART) !== null;
    if (state === null && !isPart) return false;
    const isOther = isPart || state?.[1] === undefined;
    if (isPart) read.state = 'part';
    else if (read.state === null) read.state = isOther ? 'other' : 'open';
    else if (isOther && read.state === 'open') read.state = 'other';
    return true;
  }

  get #next(): string | undefined {
    return this.#source[this.#at];
  }

  #name(): string | null {
    const name = this.#take(NAME)?.[0] ?? null;
    return name === null ? null : unescapeCss(name);
  }

  #attribute(): AttributeTest | null {
    const sign = this.#next;
    if (sign === '.' || sign === '#') {
      this.#at++;
      const value = this.#name();
      if (value === null) this.#at--;
      return value === null ? null : namedTest(sign, value);
    }
    const match = sign === '[' ? this.#take(ATTRIBUTE) : null;
    if (match === null) return null;
    const [, name, operator = '', double, single, bare, flag] = match;
    return {
      name: name!.toLowerCase(),
      operator: operator as AttributeOperator,
      value: unescapeCss(double ?? single ?? bare ?? ''),
      ignoreCase: flag?.toLowerCase() === 'i',
    };
  }
}

function anyOf(selector: Selector): AnyOf {
  return { selector, specificity: strongest(selector) };
}

/** Reads `even`, `2n + 1` or `3`. */
function formulaOf(
  word: string | undefined,
  step: string | undefined,
  offset: string,
  number: string | undefined,
): Pick<NthTest, 'step' | 'offset'> {
  if (word !== undefined) return { step: 2, offset: word.toLowerCase() === 'odd' ? 1 : 0 };
  if (step === undefined) return { step: 0, offset: Number(number) };
  const isBare = step === '' || step === '+' || step === '-';
  return { step: Number(isBare ? `${step}1` : step), offset: Number(offset) };
}

function namedTest(sign: '.' | '#', value: string): AttributeTest {
  return sign === '.'
    ? { name: 'class', operator: '~=', value, ignoreCase: false }
    : { name: 'id', operator: '=', value, ignoreCase: false };
}
