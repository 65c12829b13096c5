import { attributeValue } from 'fovea-html';
import type { PageTree } from '../page/tree.ts';
import type { MarkupWay } from './reasons.ts';

/** `display: none` or `visibility: hidden`, whatever else a `style` attribute says. */
const HIDING_STYLE = /(?:^|;)\s*(?:(display)\s*:\s*none|visibility\s*:\s*hidden)\s*(?:!|;|$)/iu;
/** Hides table rows, and all other elements as `hidden` does. Cleaning considers it, methods do not. */
const COLLAPSING_STYLE = /(?:^|;)\s*visibility\s*:\s*collapse\s*(?:!|;|$)/iu;

/** Styles are short; only generated junk is longer. @cap */
const MAX_STYLE = 2_000;

/** Whether the value of `hidden` only collapses the element: the browser's search can open it, so it is content. */
export function isUntilFound(value: string): boolean {
  return value.toLowerCase() === 'until-found';
}

/** Whether the value of `aria-hidden` hides the element. */
export function isAriaHidden(value: string | null | undefined): boolean {
  return value?.toLowerCase() === 'true';
}

/** How a `style` attribute plainly hides its element; `null` if it does not, or only by other properties. */
export function hidingStyle(style: string): 'display' | 'visibility' | null {
  const found = HIDING_STYLE.exec(style.slice(0, MAX_STYLE));
  if (found === null) return null;
  return found[1] === undefined ? 'visibility' : 'display';
}

/** How the markup of an element hides it; `null` if it does not. */
export function hidingMarkup(
  tag: string,
  attributes: Pick<ReadonlyMap<string, string>, 'size' | 'get' | 'has'>,
): MarkupWay | null {
  if (attributes.size > 0) {
    const hidden = attributes.get('hidden');
    if (hidden !== undefined && !isUntilFound(hidden)) return 'attribute';
    if (isAriaHidden(attributes.get('aria-hidden'))) return 'aria-hidden';
  }
  if (tag === 'dialog' && !attributes.has('open')) return 'closed';
  const style = attributes.get('style');
  if (style === undefined) return null;
  return hidingStyle(style) ?? (COLLAPSING_STYLE.test(style.slice(0, MAX_STYLE)) ? 'visibility' : null);
}

/** The page's ids for the names of attributes that can hide an element; -1 for a name that it does not use. */
export interface HidingNames {
  readonly hidden: number;
  readonly style: number;
}

/** Looks up the names, once per page. */
export function hidingNames({ attributes: { nameIds } }: PageTree): HidingNames {
  return { hidden: nameIds.get('hidden') ?? -1, style: nameIds.get('style') ?? -1 };
}

/**
 * Whether an attribute (a row of the table) hides its element in the eyes of methods. `aria-hidden`, closed dialogs and
 * `visibility: collapse` do not count: published methods know none of them, and the features of a learned one must stay what its
 * weights were trained on.
 */
export function isHiding(tree: PageTree, row: number, { hidden, style }: HidingNames): boolean {
  const name = tree.attributes.name[row]!;
  if (name === style) return hidingStyle(attributeValue(tree, row)) !== null;
  return name === hidden && !isUntilFound(attributeValue(tree, row));
}
