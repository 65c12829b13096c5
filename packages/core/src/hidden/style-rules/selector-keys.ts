import { unitAt } from '../../language/unit-at.ts';
import type { Compound } from '../../page/selectors/selector.ts';
import { unescapeCss } from '../../page/selectors/unescape-css.ts';

/** A character that no name contains. Searching is far faster than a loop over characters. */
const NO_NAME = /[^\w\u{80}-\u{10ffff}-]/u;
/** Syntax that needs a parser, such as numeric escapes. */
const NEEDS_PARSER = /[[\]()"'&|]|\\[\da-f\s,>+~]/i;
/** Names with escaped characters, such as `.sm\:flex`. */
const ESCAPED_NAME = /(?:[^\\.#:]|\\.)*/uy;
/** Conditions that do not change a key. */
const CONDITION = /\[[^[\]"']*(?:(?:"[^"\\]*"|'[^'\\]*')[^[\]"']*)?\]|\([^()"'\\]*\)/gu;
/** Longer lists of selectors are ignored. @cap */
const MAX_LENGTH = 10_000;
/** How deep nested lists are searched for keys, and how many selectors such a list may have. @cap */
const MAX_NESTING = 3;
const MAX_KEYS = 20;

const ANY: readonly string[] = ['*'];
const NO_KEYS: readonly string[] = [];

/**
 * What an element needs for a compound selector to match it, one key for each alternative: an `#id`, a `.class`, a tag, an attribute
 * (`[name`), or `*`.
 */
export function keysOfCompound({ tag, attributes, places, is }: Compound, nesting = 0): readonly string[] {
  const id = attributes.find(({ name, operator }) => name === 'id' && operator === '=');
  if (id !== undefined) return [`#${id.value}`];
  const className = attributes.find(({ name, operator }) => name === 'class' && operator === '~=');
  if (className !== undefined) return [`.${className.value}`];
  if (tag !== null) return [tag];
  if (places.includes('root')) return ['html'];
  const inner = is[0]?.selector;
  if (inner !== undefined) {
    if (nesting >= MAX_NESTING || inner.length > MAX_KEYS) return ANY;
    const keys = new Set(
      inner.flatMap((chain) => keysOfCompound(chain[chain.length - 1]!.compound, nesting + 1)),
    );
    return keys.size > MAX_KEYS ? ANY : [...keys];
  }
  return attributes.length > 0 ? [`[${attributes[0]!.name}`] : ANY;
}

/** The key of each selector of a list, if all can be found without parsing it; otherwise `null`. */
export function plainKeysOf(given: string): readonly string[] | null {
  if (given.length > MAX_LENGTH) return NO_KEYS;
  let list = given;
  if (NEEDS_PARSER.test(given)) {
    // Replaces conditions by one without a name.
    list = given.replace(CONDITION, ':empty');
    if (NEEDS_PARSER.test(list)) return null;
  }
  const keys = list.includes(',') ? list.split(',').map(lastKey) : [lastKey(list)];
  // A selector without a name may have its key in a condition.
  return keys.includes('') ? null : keys;
}

/** Keys for the selectors of a list that cannot be parsed; a selector that does not end in a name gets none. */
export function looseKeysOf(given: string): readonly string[] {
  if (given.length > MAX_LENGTH) return NO_KEYS;
  let list = given.replaceAll('&', '');
  for (let nesting = 0; nesting <= MAX_NESTING && NEEDS_PARSER.test(list); nesting++)
    list = list.replace(CONDITION, ':empty');
  const keys = new Set(list.split(',').map(lastKey));
  keys.delete('');
  keys.delete('*');
  return [...keys];
}

/** The key of the last compound of a selector; empty if it names nothing. */
function lastKey(selector: string): string {
  const trimmed = selector.trim();
  let start = trimmed.length;
  while (start > 0 && !isCombinatorUnit(unitAt(trimmed, start - 1))) start--;
  return plainKey(start === 0 ? trimmed : trimmed.slice(start));
}

function isCombinatorUnit(code: number): boolean {
  return code === 0x20 || code === 0x3e || code === 0x2b || code === 0x7e || (code >= 0x09 && code <= 0x0d);
}

function plainKey(selector: string): string {
  const id = selector.indexOf('#');
  const start = id === -1 ? selector.indexOf('.') : id;
  // An escaped character does not begin a name.
  if (start > 0 && selector[start - 1] === '\\') return '';
  if (start === -1) {
    if (selector.includes('\\')) return '';
    const colon = selector.indexOf(':');
    return (colon === -1 ? selector : selector.slice(0, colon)).toLowerCase();
  }
  if (selector.includes('\\')) {
    ESCAPED_NAME.lastIndex = start + 1;
    return selector[start]! + unescapeCss(ESCAPED_NAME.exec(selector)![0]);
  }
  const length = selector.slice(start + 1).search(NO_NAME);
  return length === -1 ? selector.slice(start) : selector.slice(start, start + 1 + length);
}
