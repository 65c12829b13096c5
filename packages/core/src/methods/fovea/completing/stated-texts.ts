import { attributeReader, textContent } from '../../../page/access.ts';
import type { Page } from '../../../page/page.ts';
import { Tag } from '../../../page/tags.ts';
import { fold } from '../../../plain-text/fold.ts';
import { unescapeHtml } from '../../../plain-text/unescape-html.ts';

/** Properties of schema.org whose texts a page also shows to people: a recipe's parts, and answers to questions. */
const STATED_KEYS: ReadonlySet<string> = new Set([
  'recipeIngredient',
  'ingredients',
  'recipeInstructions',
  'acceptedAnswer',
]);
const JSON_TYPE = /json/iu;
/** A quick first look, because most scripts have none of them. */
const MAY_STATE = /"(?:recipeI|ingredients"|acceptedAnswer")/u;

/** Characters of a script that are read; the largest recipe of the development data has 90,000. @cap */
const MAX_SCRIPT = 500_000;
/** Values visited in a script. @cap */
const MAX_VALUES = 20_000;
/** Longest text that is looked for; longer ones are whole articles, and readers of them need no help. @cap */
export const MAX_TEXT = 600;

/** Below such a property, what people read; the rest is about it: its type, its author, its address. */
const READ_KEYS: ReadonlySet<string> = new Set(['text', 'name', 'itemListElement', 'step', 'steps']);
/** Tags in the texts. @cap */
const MARKUP = /<[^<>]{0,500}>/gu;

/** The texts that a page states as data and shows to people; folded for comparison; empty on most pages. */
export function statedTexts(page: Page): ReadonlySet<string> {
  const { size, tag } = page.tree;
  const typeOf = attributeReader(page, 'type');
  const found = new Set<string>();
  for (let id = 1; id < size; id++) {
    if (tag[id] !== Tag.script || !JSON_TYPE.test(typeOf(id) ?? '')) continue;
    const text = textContent(page, id);
    if (text.length <= MAX_SCRIPT && MAY_STATE.test(text)) addStated(text, found);
  }
  return found;
}

function addStated(json: string, found: Set<string>): void {
  const open: { value: unknown; isWanted: boolean }[] = [];
  try {
    open.push({ value: JSON.parse(json), isWanted: false });
  } catch {
    return;
  }
  let visited = 0;
  for (let next = open.pop(); next !== undefined && visited < MAX_VALUES; next = open.pop(), visited++) {
    const { value, isWanted } = next;
    if (typeof value === 'string') {
      if (isWanted) addParts(value, found);
    } else if (typeof value === 'object' && value !== null) {
      const isList = Array.isArray(value);
      for (const [key, inner] of Object.entries(value))
        if (isWanted) {
          if (isList || READ_KEYS.has(key)) open.push({ value: inner, isWanted });
        } else open.push({ value: inner, isWanted: !isList && STATED_KEYS.has(key) });
    }
  }
}

function addParts(text: string, found: Set<string>): void {
  for (const part of text.replace(MARKUP, '\n').split('\n')) {
    const folded = part.length <= MAX_TEXT ? fold(unescapeHtml(part)) : '';
    if (folded !== '') found.add(folded);
  }
}
