import { resolveUrl } from '../../../addresses/resolve-url.ts';
import type { ContentElement } from '../../../content/content-tree.ts';
import { elementTree, parentsOf, rawTextOf } from '../../../content/content-walk.ts';
import { HEADINGS, isBlockElement } from '../../../elements/element-kinds.ts';
import { contentLengths } from '../../content-lengths.ts';
import type { CleanContext, Pass } from '../../context.ts';
import { removeElements } from '../../remove-elements.ts';
import { hostOf } from './link-list.ts';
import { type BoxMeasure, BoxMeasures, isDeadLink } from './small-box.ts';

const STEP = 'clean/furniture';

/** Types of text fields: what a newsletter box, a search and a comment form have in common. */
const TEXT_TYPES: ReadonlySet<string> = new Set(['', 'text', 'email', 'search', 'tel', 'url', 'password']);

/** Roles of overlays: cookie and subscription notices. */
const OVERLAYS: ReadonlySet<string> = new Set(['dialog', 'alertdialog']);

/** Properties of schema.org that state a picture's rights. */
const CREDITS: ReadonlySet<string> = new Set([
  'copyrightHolder',
  'creditText',
  'copyrightNotice',
  'copyrightYear',
]);

/** Maximum length of text in a box that is only a form, in characters. @sweep form-text */
const MAX_FORM_TEXT = 400;
/** The same as a share of the text around it. @sweep form-share */
const MAX_FORM_SHARE = 0.2;

/** Boxes climbed from a control to the edge of its form's box. @sweep form-climb */
const MAX_CLIMB = 12;

/** The share of link text above which a block is only links. @sweep furniture-links */
const MIN_LINK_SHARE = 0.8;

/**
 * Removes what surrounds content on every page and sometimes interrupts it: share links, boxes around a text field,
 * overlays, credits of pictures, logos. Markup and addresses identify all of it; no rule knows a word.
 */
export const furniture: Pass = {
  name: STEP,
  run(content, context, elements) {
    const reasons = new Map<ContentElement, string>();
    const { base } = context;
    const home = base === null ? null : resolveUrl(base, '/');
    for (const element of elements) {
      const reason = isLogo(element, base, home) ? 'link to the front page' : ownReason(element);
      if (reason !== null) reasons.set(element, reason);
    }
    findBoxes(elements, reasons, context);
    if (reasons.size === 0) return false;
    return removeElements(content, STEP, context.trace, (element) => reasons.get(element) ?? null);
  },
};

/** Whether a link holds a picture alone, and leads from another page to the front page. */
function isLogo(link: ContentElement, base: string | null, home: string | null): boolean {
  const href = link.tag === 'a' ? link.attributes.get('href') : undefined;
  if (home === null || home === base || href === undefined) return false;
  const text = rawTextOf(link, MAX_BLANK);
  return text.length < MAX_BLANK && text.trim() === '' && resolveUrl(base, href) === home;
}

/** White space of a link that is read; words may follow more of it. @cap */
const MAX_BLANK = 1_000;

function ownReason({ attributes }: ContentElement): string | null {
  if (attributes.size === 0) return null;
  const role = attributes.get('role')?.toLowerCase();
  if (role !== undefined && OVERLAYS.has(role)) return 'notice over the page';
  if (attributes.get('aria-modal') === 'true') return 'notice over the page';
  const property = attributes.get('itemprop');
  return property !== undefined && CREDITS.has(property) ? 'credit of a picture' : null;
}

function findBoxes(
  elements: readonly ContentElement[],
  reasons: Map<ContentElement, string>,
  { base }: CleanContext,
): void {
  const { fields, shareLinks, deadLinks } = signs(elements, base === null ? '' : hostOf(base));
  if (fields.length === 0 && shareLinks.length === 0 && deadLinks.length < MIN_DEAD_LINKS) return;
  const parentOf = parentsOf(elements);
  const boxes = new BoxMeasures(MAX_FORM_TEXT);
  const maxText = fields.length === 0 ? 0 : contentLengths(elementTree(elements[0]!))[0]! * MAX_FORM_SHARE;
  for (const field of fields) {
    const box = outermost(field, parentOf, (around) => isOnlyForm(boxes.of(around), maxText));
    if (box !== null) reasons.set(box, 'form');
  }
  for (const link of shareLinks) {
    const box = outermost(link, parentOf, (around) => isAllLinks(boxes.of(around), around));
    const line = parentOf.get(link)!;
    if (box !== null || !isSentence(boxes.of(line), line))
      reasons.set(box ?? link, 'links that share the page');
  }
  for (const link of deadLinks.length < MIN_DEAD_LINKS ? [] : deadLinks) {
    const box = outermost(link, parentOf, (around) => isAllDead(boxes.of(around), around));
    if (box !== null && boxes.of(box)!.deadLinks >= MIN_DEAD_LINKS)
      reasons.set(box, 'links that lead nowhere');
  }
}

/** The elements that furniture is found by. */
interface Signs {
  readonly fields: ContentElement[];
  readonly shareLinks: ContentElement[];
  readonly deadLinks: ContentElement[];
}

function signs(elements: readonly ContentElement[], host: string): Signs {
  const found: Signs = { fields: [], shareLinks: [], deadLinks: [] };
  for (const element of elements) {
    if (element.tag === 'a') {
      if (isDeadLink(element)) found.deadLinks.push(element);
      else if (host !== '' && isShareLink(element, host)) found.shareLinks.push(element);
    } else if (element.tag === 'iframe') {
      if (host !== '' && isShareLink(element, host)) found.shareLinks.push(element);
    } else if (isField(element)) found.fields.push(element);
  }
  return found;
}

function isOnlyForm(measure: BoxMeasure | null, maxText: number): boolean {
  return measure !== null && measure.length <= maxText && measure.objects === 0;
}

/** Fewest characters of a sentence outside its links: those to shops may carry the address of the page. @sweep share-label */
const MIN_SENTENCE = 40;

/** Whether a line is a sentence rather than a label before links. Longer lines have no measure. */
function isSentence(measure: BoxMeasure | null, { tag }: ContentElement): boolean {
  return LINES.has(tag) && (measure === null || measure.length - measure.linked >= MIN_SENTENCE);
}

const LINES: ReadonlySet<string> = new Set(['p', 'li', 'td', 'dd', 'b', 'strong', 'i', 'em', 'span']);

/** One dead link may unfold the text below it; two adjacent ones are a bar of controls. @sweep dead-links */
const MIN_DEAD_LINKS = 2;

/** Longest text of a bar of controls; longer ones are data whose links a script handles. @sweep control-bar */
const MAX_BAR = 150;

function isAllDead(measure: BoxMeasure | null, { tag }: ContentElement): boolean {
  if (measure === null) return false;
  const { length, dead, objects } = measure;
  if (HEADINGS.has(tag) || NO_BARS.has(tag)) return false;
  return objects === 0 && length <= MAX_BAR && dead >= length * MIN_LINK_SHARE;
}

/** Parts of data and of disclosure elements, which are never bars. */
const NO_BARS: ReadonlySet<string> = new Set(['summary', 'dt', 'dd', 'table', 'tbody', 'tr', 'td', 'th']);

function isField({ tag, attributes }: ContentElement): boolean {
  if (tag === 'textarea') return true;
  return tag === 'input' && TEXT_TYPES.has(attributes.get('type')?.trim().toLowerCase() ?? '');
}

/** Whether a link to another site, or a frame from one, carries the address of a page of this site. */
function isShareLink({ attributes }: ContentElement, host: string): boolean {
  const href = attributes.get('href') ?? attributes.get('src');
  const query = href?.indexOf('?') ?? -1;
  if (href === undefined || query < 0 || hostOf(href) === host) return false;
  const carried = href.slice(query, query + MAX_QUERY).toLowerCase();
  return carried.includes(`%2f%2f${host}%2f`) || carried.includes(`//${host}/`);
}

/** Characters of a query that are searched for an address. @cap */
const MAX_QUERY = 2000;

/** Whether a box has only links, and a heading above them if it is a section of its own. */
function isAllLinks(measure: BoxMeasure | null, { tag }: ContentElement): boolean {
  if (measure === null) return false;
  const { length, linked, headed } = measure;
  return linked >= (length - (tag === 'section' || tag === 'aside' ? headed : 0)) * MIN_LINK_SHARE;
}

/**
 * The largest block around an element that passes the test, as do all blocks in between. If a whole article does, it is a short post
 * or a teaser rather than furniture, and the smallest such block is meant.
 */
function outermost(
  element: ContentElement,
  parentOf: ReadonlyMap<ContentElement, ContentElement>,
  test: (around: ContentElement) => boolean,
): ContentElement | null {
  const blocks: ContentElement[] = [];
  let around = parentOf.get(element);
  for (
    let level = 0;
    level < MAX_CLIMB && around !== undefined && parentOf.has(around) && test(around);
    level++
  ) {
    if (around.tag === 'article') return blocks[0] ?? null;
    if (isBlockElement(around.tag)) blocks.push(around);
    around = parentOf.get(around);
  }
  return blocks.at(-1) ?? null;
}
