import type { ContentElement } from '../../../content/content-tree.ts';
import { rawTextOf } from '../../../content/content-walk.ts';
import { isBlockElement } from '../../../elements/element-kinds.ts';
import { type InnerLink, isInside, type Outline } from './outline.ts';

/** A note and every place that refers to it. */
export interface Note {
  /** The block that is the note. */
  readonly block: ContentElement;
  readonly references: ContentElement[];
  /** Links in the note that lead back to a reference. */
  readonly backLinks: Set<ContentElement>;
  /** What the page shows for a reference: `1`, `[a]`, `*`. */
  readonly mark: string;
}

/** Longest mark of a note; longer texts are links to a part of the page. @sweep note-mark */
const MAX_MARK = 8;

/** A block with more characters than this is a part of the page; notes of a page or two exist. @sweep note-length */
const MAX_NOTE = 6000;

/** Elements around a reference that may carry its name, and boxes a note may be named in. @sweep note-boxes */
const NEAR = 3;

/** Links to one place that are looked at; a note has some references, a page top has thousands of links. @cap */
const MAX_BACK_LINKS = 32;

/** Roles that say it outright. */
const REFERENCE_ROLE = 'doc-noteref';

/** Blocks that are too much for one note. */
const NEVER_NOTES: ReadonlySet<string> = new Set([
  'html',
  'body',
  'main',
  'article',
  'table',
  'tr',
  'tbody',
  'ul',
  'ol',
]);

/**
 * Finds notes by the way the links run, in any dialect: a short link leads down to a block that leads back to it; or a
 * raised one leads down to an item of a list; or the markup says what it is.
 */
export function findNotes(outline: Outline): Note[] {
  const linksTo = byTarget(outline.links);
  const notes = new Map<ContentElement, Note>();
  const isBackLink = new Set<ContentElement>();
  for (const link of outline.links) {
    if (isBackLink.has(link.element)) continue;
    const mark = rawTextOf(link.element, MAX_MARK + 1).trim();
    if (mark === '' || mark.length > MAX_MARK) continue;
    const block = noteBlock(outline, link);
    if (block === null) continue;
    const backLinks = linksBack(outline, link.element, block, linksTo);
    if (backLinks.length === 0 && !isRaised(outline, link.element, block)) continue;
    const note = notes.get(block) ?? { block, references: [], backLinks: new Set(), mark };
    notes.set(block, note);
    note.references.push(link.element);
    for (const back of backLinks) {
      note.backLinks.add(back);
      isBackLink.add(back);
    }
  }
  const found = [...notes.values()].filter((note) => !isAroundAnother(outline, note, notes));
  addLaterReferences(outline, found, isBackLink);
  return found;
}

/** Once a note is known, every short link to it from outside of the notes refers to it, also from below. */
function addLaterReferences(
  outline: Outline,
  notes: readonly Note[],
  isBackLink: ReadonlySet<ContentElement>,
): void {
  const known = new Set(notes.flatMap(({ references }) => references));
  const noteOf = new Map(notes.map((note) => [note.block, note]));
  for (const { element, target } of outline.links) {
    if (known.has(element) || isBackLink.has(element)) continue;
    const block = blockOf(outline, target);
    const note = block === null ? undefined : noteOf.get(block);
    if (note === undefined || isInside(outline, element, note.block)) continue;
    if (rawTextOf(element, MAX_MARK + 1).trim().length <= MAX_MARK) note.references.push(element);
  }
}

function byTarget(links: readonly InnerLink[]): Map<ContentElement, ContentElement[]> {
  const found = new Map<ContentElement, ContentElement[]>();
  for (const { element, target } of links) {
    const list = found.get(target);
    if (list === undefined) found.set(target, [element]);
    else if (list.length < MAX_BACK_LINKS) list.push(element);
  }
  return found;
}

/** The block that a place is in, or is. */
function blockOf(outline: Outline, target: ContentElement): ContentElement | null {
  let block: ContentElement | undefined = target;
  for (let level = 0; level < NEAR && block !== undefined && !isBlockElement(block.tag); level++) {
    block = outline.parentOf.get(block);
  }
  return block !== undefined && isBlockElement(block.tag) && !NEVER_NOTES.has(block.tag) ? block : null;
}

/** The block that a link leads down to. */
function noteBlock(outline: Outline, { element, target }: InnerLink): ContentElement | null {
  const block = blockOf(outline, target);
  if (block === null) return null;
  const isBelow = outline.start.get(block)! > outline.start.get(element)!;
  return isBelow && rawTextOf(block, MAX_NOTE).length < MAX_NOTE ? block : null;
}

/** Links inside the note to the reference, to what stands right around it, or to a name inside it. */
function linksBack(
  outline: Outline,
  reference: ContentElement,
  block: ContentElement,
  linksTo: ReadonlyMap<ContentElement, readonly ContentElement[]>,
): ContentElement[] {
  const found: ContentElement[] = [];
  const places = [reference, ...reference.children.filter((child) => child.kind === 'element')];
  let around = outline.parentOf.get(reference);
  for (let level = 0; level < NEAR && around !== undefined; level++) {
    places.push(around);
    if (isBlockElement(around.tag)) break;
    around = outline.parentOf.get(around);
  }
  for (const place of places) {
    for (const link of linksTo.get(place) ?? []) if (isInside(outline, link, block)) found.push(link);
  }
  return found;
}

function isRaised({ parentOf }: Outline, reference: ContentElement, block: ContentElement): boolean {
  if (reference.attributes.get('role') === REFERENCE_ROLE) return true;
  const isHigh =
    parentOf.get(reference)?.tag === 'sup' ||
    reference.children.some((child) => child.kind === 'element' && child.tag === 'sup');
  return isHigh && (block.tag === 'li' || block.tag === 'dd' || block.tag === 'aside');
}

/** A box around several notes was named where only one of them was meant. */
function isAroundAnother(
  outline: Outline,
  { block }: Note,
  notes: ReadonlyMap<ContentElement, Note>,
): boolean {
  let around = outline.parentOf.get(block);
  for (let level = 0; level < NEAR && around !== undefined; level++) {
    if (notes.has(around)) return true;
    around = outline.parentOf.get(around);
  }
  return false;
}
