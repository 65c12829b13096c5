import { type ContentElement, type ContentNode, newElement } from '../../content/content-tree.ts';
import { childElements, elementsOf, rawTextOf } from '../../content/content-walk.ts';
import { CALLOUT_CLASSES, CALLOUT_KINDS, type CalloutKind } from '../../elements/callout-kinds.ts';
import type { Pass } from '../context.ts';
import { classesOf } from './class-names.ts';

/** Elements that generators use for callouts. */
const BOXES: ReadonlySet<string> = new Set([
  'div',
  'aside',
  'section',
  'blockquote',
  'details',
  'p',
  'table',
]);

/** Class names that carry the kind after a prefix: `alert-warning`, `admonition-tip`. */
const PREFIX = /^(?:markdown-alert|callout|admonition|alert|custom-block|blockquote-tag)-+/u;

/** Class names of a callout's title, with or without a generator's prefix. */
const TITLE = /(?:^|[-_])(?:title|heading|header|admonitionheading\w*)(?:[-_]|$)/iu;

/** Substrings of all class names above: a fast pre-check. */
const MAY_BE_CALLOUT = /callout|admonition|alert|custom-block|blockquote-tag/iu;

const WORD_ENDS = /_\w*$/u;

/**
 * Gives callouts one form: an `aside` with its kind in `data-callout` and the title in bold as its first line. They are
 * recognised by class names of generators, never by words on the page.
 */
export const callouts: Pass = {
  name: 'clean/callouts',
  run(_content, _context, elements) {
    let isChanged = false;
    for (const element of elements) {
      if (element.attributes.size === 0 || !BOXES.has(element.tag)) continue;
      const kind = kindOf(element);
      if (kind === null) continue;
      settle(element, kind);
      isChanged = true;
    }
    return isChanged;
  },
};

function kindOf(element: ContentElement): CalloutKind | null {
  const { attributes } = element;
  const stated = attributes.get('data-callout')?.toLowerCase();
  if (stated !== undefined) return CALLOUT_KINDS.get(stated) ?? 'note';
  const className = attributes.get('class');
  if (className === undefined || !MAY_BE_CALLOUT.test(className)) return null;
  const classes = classesOf(element).map((name) => name.toLowerCase().replace(WORD_ENDS, ''));
  if (!classes.some((name) => CALLOUT_CLASSES.has(name))) return null;
  for (const name of classes) {
    const kind = CALLOUT_CLASSES.has(name) ? undefined : CALLOUT_KINDS.get(name.replace(PREFIX, ''));
    if (kind !== undefined) return kind;
  }
  return null;
}

function settle(element: ContentElement, kind: CalloutKind): void {
  if (element.tag === 'p') return;
  const titles = element.children.filter((child): child is ContentElement => isTitle(child));
  element.tag = 'aside';
  element.attributes.set('role', 'note');
  element.attributes.set('data-callout', kind);
  if (titles.length === 1) becomeTitle(titles[0]!);
  dropIconCells(element);
}

function isTitle(node: ContentNode): boolean {
  if (node.kind === 'text') return false;
  return (
    node.tag === 'summary' ||
    (node.attributes.has('class') && classesOf(node).some((name) => TITLE.test(name)))
  );
}

/** Longest title that becomes bold; anything longer is not a title. @sweep callout-title */
const MAX_TITLE = 200;

function becomeTitle(title: ContentElement): void {
  const text = rawTextOf(title, MAX_TITLE + 1).trim();
  if (text === '' || text.length > MAX_TITLE) return;
  title.tag = 'p';
  const words = newElement('strong', [], title.node);
  words.children = title.children;
  title.children = [words];
}

/** Asciidoctor lays a callout out as a table of two cells: an icon and the text. */
function dropIconCells(element: ContentElement): void {
  const [table, ...others] = childElements(element);
  if (table?.tag !== 'table' || others.length > 0) return;
  for (const part of elementsOf(table)) if (TABLE_PARTS.has(part.tag)) part.tag = 'div';
}

const TABLE_PARTS: ReadonlySet<string> = new Set(['table', 'tbody', 'tr', 'td', 'th']);
