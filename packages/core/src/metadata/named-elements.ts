import { attributeValue } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { Tag } from '../page/tags.ts';
import type { NodeId } from '../page/tree.ts';

/** Elements whose `class` or `id` names them a byline or a date, in document order. */
export interface NamedElements {
  readonly bylines: readonly NodeId[];
  readonly dates: readonly NodeId[];
}

/**
 * Words of markup, not of a language: authors of web pages use them in all languages. The names of
 * hyphenated or camel-case parts are compared, so that `update` is no `date`.
 */
const BYLINE_NAME =
  /(?:^|[\s_-]|[a-z](?=[A-Z]))(?:byline|author|authors|writer|reporter)(?:$|[\s_-]|(?=[A-Z]))/iu;
const DATE_NAME =
  /(?:^|[\s_-]|[a-z](?=[A-Z]))(?:date|dateline|datetime|pubdate|publishdate|published|timestamp|posted|time)(?:$|[\s_-]|(?=[A-Z]))/iu;
/** A quick first look, as most class names match neither. */
const EITHER = /byline|author|writer|reporter|date|publish|timestamp|posted|time/iu;
/** Names of what readers add below: their names and dates are not the page's. */
const REPLY_NAME = /comment|reply|replies|related|sidebar/iu;

/** Elements kept of each; more are the teasers of a list. */
const MAX_ELEMENTS = 100;
/** Longest attribute value that is looked at. */
const MAX_VALUE = 300;

/** Finds elements by what their markup calls them; skips the subtrees of comments. */
export function findNamedElements(page: Page): NamedElements {
  const { attributeStart, attributes, end, size, tag } = page.tree;
  const bylines: NodeId[] = [];
  const dates: NodeId[] = [];
  const classId = attributes.nameIds.get('class');
  const idId = attributes.nameIds.get('id');
  for (let node = 0; node < size; node++) {
    let names = '';
    for (let row = attributeStart[node]!; row < attributeStart[node + 1]!; row++) {
      const name = attributes.name[row];
      if (name === classId || name === idId) names += ` ${attributeValue(page, row).slice(0, MAX_VALUE)}`;
    }
    if (names === '') continue;
    if (REPLY_NAME.test(names) && tag[node] !== Tag.body && tag[node] !== Tag.html) {
      node = end[node]! - 1;
      continue;
    }
    if (!EITHER.test(names)) continue;
    if (bylines.length < MAX_ELEMENTS && BYLINE_NAME.test(names)) bylines.push(node);
    if (dates.length < MAX_ELEMENTS && DATE_NAME.test(names)) dates.push(node);
  }
  return { bylines, dates };
}
