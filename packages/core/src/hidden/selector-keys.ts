import { unitAt } from '../language/unit-at.ts';
import { parseSelector } from '../page/selectors/parse-selector.ts';
import type { Compound } from '../page/selectors/selector.ts';

/** What stands between the parts of a selector that looks around. */
const LOOKS_AROUND = /[\s>+~]/u;
/** What conditions hold, and what is left of them where they are of another form; escapes. */
const INTRICATE = /[[\](\\"']/u;
/** A state or a part of an element; `parseSelector` reads no list that holds one. */
const UNREAD = /:(?!first-child|last-child|only-child|empty|root)/u;
/** Conditions that change no key: on other attributes than names, and on what an element must not be. */
const CONDITION =
  /\[(?!\s*(?:id|class)\b)[^[\]"']*(?:"[^"]*"[^[\]"']*|'[^']*'[^[\]"']*)?\]|:not\([^()]*\)/giu;

/** The selectors of a list that are about single elements; none where one of the list cannot be read. */
export function singlesOf(selectors: string): Compound[] {
  const singles: Compound[] = [];
  for (const [step, ...others] of parseSelector(selectors) ?? []) {
    if (others.length === 0) singles.push(step!.compound);
  }
  return singles;
}

/** What an element must have for a selector to be worth a look: its `#id`, its first `.class`, its tag. */
export function keyOf({ tag, attributes }: Compound): string {
  const id = attributes.find(({ name, operator }) => name === 'id' && operator === '=');
  if (id !== undefined) return `#${id.value}`;
  const className = attributes.find(({ name, operator }) => name === 'class' && operator === '~=');
  return className !== undefined ? `.${className.value}` : (tag ?? '*');
}

/** The keys of those selectors of a list that are about single elements, mostly found without reading the list. */
export function keysOf(list: string): readonly string[] {
  const end = namesEnd(list);
  if (end === list.length) return [plainKey(list)];
  // Most other lists are one selector that looks around.
  if (looksAround(unitAt(list, end)) && !list.includes(',')) return NONE;
  if (!INTRICATE.test(list)) return plainKeys(list);
  const plain = list.replace(CONDITION, '');
  return INTRICATE.test(plain) ? singlesOf(list).map(keyOf) : plainKeys(plain);
}

const NONE: readonly string[] = [];

/** As `keysOf`, for a list without conditions. */
function plainKeys(list: string): readonly string[] {
  if (list.includes(':') && UNREAD.test(list)) return NONE;
  const keys: string[] = [];
  for (const part of list.split(',')) {
    const selector = part.trim();
    if (namesEnd(selector) === selector.length || !LOOKS_AROUND.test(selector)) keys.push(plainKey(selector));
  }
  return keys;
}

/** As `keyOf`, for a selector without conditions. */
function plainKey(selector: string): string {
  const id = selector.indexOf('#');
  const start = id === -1 ? selector.indexOf('.') : id;
  if (start !== -1) return selector.slice(start, nameEnd(selector, start + 1));
  const colon = selector.indexOf(':');
  return (colon === -1 ? selector : selector.slice(0, colon)).toLowerCase() || '*';
}

/** Where what begins with names, each with its `.` or `#`, goes on otherwise. */
function namesEnd(text: string): number {
  let end = 0;
  for (; end < text.length; end++) {
    const code = unitAt(text, end);
    if (code !== 0x2e && code !== 0x23 && !isOfName(code)) break;
  }
  return end;
}

function nameEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && isOfName(unitAt(text, end))) end++;
  return end;
}

/** Letters, digits, `-`, `_` and all beyond ASCII; compared rather than looked up, for all the characters of a sheet. */
function isOfName(code: number): boolean {
  if (code >= 0x61) return code <= 0x7a || code >= 0x80;
  if (code >= 0x41) return code <= 0x5a || code === 0x5f;
  return (code >= 0x30 && code <= 0x39) || code === 0x2d;
}

function looksAround(code: number): boolean {
  return code === 0x20 || code === 0x3e || code === 0x2b || code === 0x7e || (code >= 0x09 && code <= 0x0d);
}
