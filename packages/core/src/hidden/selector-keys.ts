import { unitAt } from '../language/unit-at.ts';
import { parseSelector } from '../page/selectors/parse-selector.ts';
import type { Compound } from '../page/selectors/selector.ts';

/** What no name holds, and what no name with its sign does. A search is far faster than a loop over characters. */
const NO_NAME = /[^\w\u{80}-\u{10ffff}-]/u;
const NO_NAMES = /[^\w.#\u{80}-\u{10ffff}-]/u;
/** A selector of a list in which nothing looks around. */
const SINGLE = /(?:^|,)\s*([^\s,>+~]+)\s*(?=,|$)/gu;
/** What conditions hold, and what is left of them where they are of another form; escapes. */
const INTRICATE = /[[\](\\"']/u;
/** What hides colons that say nothing of an element. */
const BRACKETS = /[[\\]/u;
/** A state or a part of an element; `parseSelector` reads no list that holds one. */
const UNREAD = /:(?!first-child|last-child|only-child|empty|root|not\()/u;
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
  const end = list.search(NO_NAMES);
  if (end === -1) return [plainKey(list)];
  // Most other lists are one selector that looks around.
  if (looksAround(unitAt(list, end)) && !list.includes(',')) return NONE;
  if (!INTRICATE.test(list)) return plainKeys(list);
  if (list.includes(':') && !BRACKETS.test(list) && UNREAD.test(list)) return NONE;
  // A condition without a name stands for those with one.
  const plain = list.replace(CONDITION, ':empty');
  return INTRICATE.test(plain) ? singlesOf(list).map(keyOf) : plainKeys(plain);
}

const NONE: readonly string[] = [];

/** As `keysOf`, for a list without conditions. */
function plainKeys(list: string): readonly string[] {
  if (list.includes(':') && UNREAD.test(list)) return NONE;
  const keys: string[] = [];
  SINGLE.lastIndex = 0;
  for (let match = SINGLE.exec(list); match !== null; match = SINGLE.exec(list))
    keys.push(plainKey(match[1]!));
  return keys;
}

/** As `keyOf`, for a selector without conditions. */
function plainKey(selector: string): string {
  const id = selector.indexOf('#');
  const start = id === -1 ? selector.indexOf('.') : id;
  if (start === -1) {
    const colon = selector.indexOf(':');
    return (colon === -1 ? selector : selector.slice(0, colon)).toLowerCase() || '*';
  }
  const length = selector.slice(start + 1).search(NO_NAME);
  return length === -1 ? selector.slice(start) : selector.slice(start, start + 1 + length);
}

function looksAround(code: number): boolean {
  return code === 0x20 || code === 0x3e || code === 0x2b || code === 0x7e || (code >= 0x09 && code <= 0x0d);
}
