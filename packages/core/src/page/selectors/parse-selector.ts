import type {
  AttributeOperator,
  AttributeTest,
  Combinator,
  Compound,
  PlaceTest,
  Selector,
  SelectorStep,
} from './selector.ts';

/** Longest selector that is read, and most compounds in one chain, each of which takes one bit while matching. @cap */
const MAX_LENGTH = 10_000;
const MAX_STEPS = 30;

const NAME = /(?:[\w\u0080-\uffff-]|\\.)+/uy;
const COMBINATOR = /\s*([>+~])\s*|\s+/uy;
const COMMA = /\s*,\s*/uy;
const ATTRIBUTE =
  /\[\s*([\w\u0080-\uffff:-]+)\s*(?:([~|^$*]?=)\s*(?:"([^"]*)"|'([^']*)'|([^\]\s"']+))\s*([iIsS])?\s*)?\]/uy;
const PLACE = /:(first-child|last-child|only-child|empty|root)(?![\w(-])/uy;
const NOT = /:not\(\s*/uy;
const CLOSE = /\s*\)/uy;
const ESCAPED = /\\(.)/gu;

/** Parses a list of common selectors; `null` if one is malformed or unsupported. */
export function parseSelector(text: string): Selector | null {
  const source = text.trim();
  if (source === '' || source.length > MAX_LENGTH) return null;
  const reader = new SelectorReader(source);
  const chains = [];
  do {
    const chain = reader.chain();
    if (chain === null) return null;
    chains.push(chain);
  } while (reader.take(COMMA) !== null);
  return reader.isAtEnd ? chains : null;
}

class SelectorReader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#source.length;
  }

  /** Consumes what a pattern matches here. */
  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#source);
    if (match !== null) this.#at += match[0].length;
    return match;
  }

  chain(): SelectorStep[] | null {
    const steps: SelectorStep[] = [];
    let combinator: Combinator = ' ';
    for (;;) {
      const compound = this.#compound();
      if (compound === null || steps.length >= MAX_STEPS) return null;
      steps.push({ combinator, compound });
      const next = this.isAtEnd || this.#isAtComma() ? null : this.take(COMBINATOR);
      if (next === null) return steps;
      combinator = (next[1] as Combinator | undefined) ?? ' ';
    }
  }

  #isAtComma(): boolean {
    COMMA.lastIndex = this.#at;
    return COMMA.test(this.#source);
  }

  #compound(isInNot = false): Compound | null {
    const start = this.#at;
    const isAny = this.#next === '*';
    if (isAny) this.#at++;
    const tag = isAny ? null : (this.#name()?.toLowerCase() ?? null);
    const attributes: AttributeTest[] = [];
    const places: PlaceTest[] = [];
    const not: Compound[] = [];
    for (let isGoingOn = true; isGoingOn; ) {
      const test = this.#attribute();
      const place = test === null && this.#next === ':' ? this.take(PLACE) : null;
      if (test !== null) attributes.push(test);
      else if (place !== null) places.push(place[1] as PlaceTest);
      else if (!isInNot && this.#next === ':' && this.take(NOT) !== null) {
        if (!this.#notList(not)) return null;
      } else isGoingOn = false;
    }
    return this.#at === start ? null : { tag, attributes, places, not };
  }

  #notList(not: Compound[]): boolean {
    do {
      const compound = this.#compound(true);
      if (compound === null) return false;
      not.push(compound);
    } while (this.take(COMMA) !== null);
    return this.take(CLOSE) !== null;
  }

  get #next(): string | undefined {
    return this.#source[this.#at];
  }

  #name(): string | null {
    const name = this.take(NAME)?.[0] ?? null;
    return name?.includes('\\') ? name.replace(ESCAPED, '$1') : name;
  }

  #attribute(): AttributeTest | null {
    const sign = this.#next;
    if (sign === '.' || sign === '#') {
      this.#at++;
      const value = this.#name();
      if (value === null) this.#at--;
      return value === null ? null : namedTest(sign, value);
    }
    const match = sign === '[' ? this.take(ATTRIBUTE) : null;
    if (match === null) return null;
    const [, name, operator = '', double, single, bare, flag] = match;
    return {
      name: name!.toLowerCase(),
      operator: operator as AttributeOperator,
      value: double ?? single ?? bare ?? '',
      ignoreCase: flag?.toLowerCase() === 'i',
    };
  }
}

function namedTest(sign: '.' | '#', value: string): AttributeTest {
  return sign === '.'
    ? { name: 'class', operator: '~=', value, ignoreCase: false }
    : { name: 'id', operator: '=', value, ignoreCase: false };
}
