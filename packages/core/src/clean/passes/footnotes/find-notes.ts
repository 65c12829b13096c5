import type { ContentElement } from '../../../content/content-tree.ts';
import { rawTextOf } from '../../../content/content-walk.ts';
import { isBlockElement } from '../../../elements/element-kinds.ts';
import type { InnerLink, Outline } from './outline.ts';

/** A note and every place that refers to it. */
export interface Note {
  /** The block of the note. */
  readonly block: ContentElement;
  readonly references: ContentElement[];
  /** Links in the note that lead back to a reference. */
  readonly backLinks: Set<ContentElement>;
  /** What the page shows as the reference: `1`, `[a]`, `*`. */
  readonly mark: string;
}

/** Longest mark of a note; links with longer texts lead to a section of the page. @sweep note-mark */
const MAX_MARK = 8;

/** Longest note in characters; notes of a page or two exist, longer blocks are sections. @sweep note-length */
const MAX_NOTE = 6000;

/** Elements around a reference that may carry its id, and around the id of a note. @sweep note-boxes */
const MAX_BOXES = 3;

/** Links to one target that are examined; a note has a few, the top of a page may have thousands. @cap */
const MAX_BACK_LINKS = 32;

/** The role that states it outright. */
const REFERENCE_ROLE = 'doc-noteref';

/** Blocks too large for one note. */
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
 * Finds notes by how links connect, whatever generator made them: a short link leads down to a block that links back;
 * or a superscript link leads down to a list item; or the markup says so.
 */
export function findNotes(outline: Outline): Note[] {
  const linksTo = byTarget(outline.links);
  const notes = new Map<ContentElement, Note>();
  const isBackLink = new Set<ContentElement>();
  const lengths = new NoteLengths();
  for (const link of outline.links) {
    if (isBackLink.has(link.element)) continue;
    const mark = rawTextOf(link.element, MAX_MARK + 1).trim();
    if (mark === '' || mark.length > MAX_MARK) continue;
    const block = noteBlock(outline, link);
    if (block === null || !lengths.isNote(block)) continue;
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
  const found = [...notes.values()].filter((note) => !isInsideAnother(outline, note, notes));
  addLaterReferences(outline, found, isBackLink);
  return found;
}

/** Adds every short link to a known note from outside the notes, even from below it. */
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
    if (note === undefined || outline.isInside(element, note.block)) continue;
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

/** The block that contains a target, or is it. */
function blockOf(outline: Outline, target: ContentElement): ContentElement | null {
  let block: ContentElement | undefined = target;
  for (let level = 0; level < MAX_BOXES && block !== undefined && !isBlockElement(block.tag); level++) {
    block = outline.parentOf(block);
  }
  return block !== undefined && isBlockElement(block.tag) && !NEVER_NOTES.has(block.tag) ? block : null;
}

/** The block that a link leads down to. */
function noteBlock(outline: Outline, { element, target }: InnerLink): ContentElement | null {
  const block = blockOf(outline, target);
  if (block === null) return null;
  return outline.isBelow(block, element) ? block : null;
}

/** Reads each block once, however many links lead to it. */
class NoteLengths {
  readonly #isNote = new Map<ContentElement, boolean>();

  /** Whether a block is short enough for a note. */
  isNote(block: ContentElement): boolean {
    const known = this.#isNote.get(block);
    if (known !== undefined) return known;
    const isNote = rawTextOf(block, MAX_NOTE).length < MAX_NOTE;
    this.#isNote.set(block, isNote);
    return isNote;
  }
}

/** Links in the note that lead back to the reference, to its closest ancestors, or to an id inside it. */
function linksBack(
  outline: Outline,
  reference: ContentElement,
  block: ContentElement,
  linksTo: ReadonlyMap<ContentElement, readonly ContentElement[]>,
): ContentElement[] {
  const found: ContentElement[] = [];
  const places = [reference, ...reference.children.filter((child) => child.kind === 'element')];
  let around = outline.parentOf(reference);
  for (let level = 0; level < MAX_BOXES && around !== undefined; level++) {
    places.push(around);
    if (isBlockElement(around.tag)) break;
    around = outline.parentOf(around);
  }
  for (const place of places) {
    for (const link of linksTo.get(place) ?? []) if (outline.isInside(link, block)) found.push(link);
  }
  return found;
}

function isRaised(outline: Outline, reference: ContentElement, block: ContentElement): boolean {
  if (reference.attributes.get('role') === REFERENCE_ROLE) return true;
  const isHigh =
    outline.parentOf(reference)?.tag === 'sup' ||
    reference.children.some((child) => child.kind === 'element' && child.tag === 'sup');
  return isHigh && (block.tag === 'li' || block.tag === 'dd' || block.tag === 'aside');
}

/** True if a block is part of another note. */
function isInsideAnother(
  outline: Outline,
  { block }: Note,
  notes: ReadonlyMap<ContentElement, Note>,
): boolean {
  let around = outline.parentOf(block);
  for (let level = 0; level < MAX_BOXES && around !== undefined; level++) {
    if (notes.has(around)) return true;
    around = outline.parentOf(around);
  }
  return false;
}
