import { DatasetError } from '../data-folder.ts';

/** A test that an element must pass. */
export type Condition =
  | { readonly kind: 'tag'; readonly name: string }
  | { readonly kind: 'attribute'; readonly name: string; readonly value: string | null }
  /** One of the names in a class attribute. */
  | { readonly kind: 'class'; readonly name: string }
  /** Position among the sibling elements (of the same tag), from 1. */
  | { readonly kind: 'nth-child' | 'nth-of-type'; readonly index: number };

/** Conditions on one element, and its relation to the previous step. */
export interface Step {
  readonly combinator: 'descendant' | 'child';
  readonly conditions: readonly Condition[];
}

/** Steps from the outermost to the selected element; one list per selector between commas. */
export type Selector = readonly (readonly Step[])[];

/** Paths of annotation tools have one step per level; a longer one is not worth its time. */
const MAX_STEPS = 512;
const NAME = /(?:[\w\u0080-\uffff-]|\\(?:[0-9a-fA-F]{1,6}\s?|[^0-9a-fA-F\n]))+/y;
const COMBINATOR = /\s*([>,])\s*|\s+/y;
const PSEUDO = /:(nth-child|nth-of-type)\(\s*(\d{1,9})\s*\)|:(first-child|first-of-type)(?![\w-])/y;
const ATTRIBUTE = /\[\s*([\w:-]+)\s*(?:=\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^\]\s"']+))\s*)?\]/y;
const ESCAPE = /\\([0-9a-fA-F]{1,6})\s?|\\(.)/gsu;

/**
 * Reads the part of CSS selectors that annotation tools write down: tags, `*`, `#id`, `.class`, `[attr]`,
 * `[attr=value]`, `:nth-child(3)`, `:nth-of-type(3)`, `:first-child`, `:first-of-type`, descendant and child.
 */
export function parseSelector(selector: string): Selector {
  return new SelectorReader(selector.trim()).read();
}

class SelectorReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(): Selector {
    const selectors: Step[][] = [];
    let steps: Step[] = [];
    let combinator: Step['combinator'] = 'descendant';
    for (;;) {
      steps.push({ combinator, conditions: this.#readConditions() });
      if (steps.length > MAX_STEPS) throw this.#error('is too long');
      if (this.#at === this.#text.length) break;
      const between = this.#take(COMBINATOR);
      if (between === null) throw this.#error('cannot be read');
      combinator = between[1] === '>' ? 'child' : 'descendant';
      if (between[1] !== ',') continue;
      selectors.push(steps);
      steps = [];
    }
    return [...selectors, steps];
  }

  #readConditions(): readonly Condition[] {
    const conditions: Condition[] = [];
    const start = this.#at;
    if (this.#text[this.#at] === '*') this.#at++;
    else {
      const tag = this.#take(NAME);
      if (tag !== null) conditions.push({ kind: 'tag', name: withoutEscapes(tag[0]).toLowerCase() });
    }
    for (let next = this.#readCondition(); next !== null; next = this.#readCondition()) conditions.push(next);
    if (this.#at === start) throw this.#error('cannot be read');
    return conditions;
  }

  #readCondition(): Condition | null {
    const mark = this.#text[this.#at];
    if (mark === '#' || mark === '.') {
      this.#at++;
      const name = this.#take(NAME);
      if (name === null) throw this.#error('cannot be read');
      const value = withoutEscapes(name[0]);
      return mark === '.' ? { kind: 'class', name: value } : { kind: 'attribute', name: 'id', value };
    }
    if (mark === '[') return this.#readAttribute();
    return mark === ':' ? this.#readPseudo() : null;
  }

  #readAttribute(): Condition {
    const match = this.#take(ATTRIBUTE);
    if (match === null) throw this.#error('cannot be read');
    const value = match[2] ?? match[3] ?? match[4];
    const text = value === undefined ? null : withoutEscapes(value);
    return { kind: 'attribute', name: match[1]!.toLowerCase(), value: text };
  }

  #readPseudo(): Condition {
    const match = this.#take(PSEUDO);
    if (match === null) throw this.#error('uses a pseudo-class that is not supported');
    if (match[1] !== undefined)
      return { kind: match[1] as 'nth-child' | 'nth-of-type', index: Number(match[2]) };
    return { kind: match[3] === 'first-child' ? 'nth-child' : 'nth-of-type', index: 1 };
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    if (match !== null) this.#at = pattern.lastIndex;
    return match;
  }

  #error(what: string): DatasetError {
    return new DatasetError(
      `The selector ${JSON.stringify(this.#text.slice(0, 200))} ${what} at ${this.#at}.`,
    );
  }
}

function withoutEscapes(text: string): string {
  return text.replace(ESCAPE, (_, code: string | undefined, character: string | undefined) => {
    if (code === undefined) return character!;
    const point = Number.parseInt(code, 16);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd';
  });
}
