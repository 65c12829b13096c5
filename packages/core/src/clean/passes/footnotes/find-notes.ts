import { rawTextOf } from '../../../content/content-walk.ts';
import { isBlockElement } from '../../../elements/element-kinds.ts';
import { type InnerLink, OUTSIDE, type Outline, type Place } from './note-outline.ts';

/** A note and every place that refers to it. */
export interface Note {
  /** The block of the note. */
  readonly block: Place;
  readonly references: Place[];
  /** Links in the note that lead back to a reference, if there are any. */
  backLinks: Set<Place> | null;
  /** What the page shows as the reference: `1`, `[a]`, `*`. */
  readonly mark: string;
}

/** Longest mark of a note; links with longer texts lead to a section of the page. @sweep note-mark */
const MAX_MARK = 8;

/** Longest note in characters; notes of a page or two exist, longer blocks are sections. @sweep note-length */
const MAX_NOTE = 6000;

/** Elements around a reference that may carry its id, and around the id of a note. @sweep note-boxes */
const MAX_BOXES = 3;

/** Links to one target that are examined, at most 255; a note has a few, the top of a page may have thousands. @cap */
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
  const linksTo = new LinksTo(outline);
  const notes = new Map<Place, Note>();
  const isBackLink = new Uint8Array(outline.size);
  const lengths = new NoteLengths(outline);
  for (const inner of outline.links) {
    const { link } = inner;
    if (isBackLink[link] === 1) continue;
    const mark = rawTextOf(outline.element(link), MAX_MARK + 1).trim();
    if (mark === '' || mark.length > MAX_MARK) continue;
    const block = noteBlock(outline, inner);
    if (block === null || !lengths.isNote(block)) continue;
    const backLinks = linksBack(outline, link, block, linksTo);
    if (backLinks.length === 0 && !isRaised(outline, link, block)) continue;
    const note = notes.get(block) ?? { block, references: [], backLinks: null, mark };
    notes.set(block, note);
    note.references.push(link);
    if (backLinks.length > 0) note.backLinks ??= new Set();
    for (const back of backLinks) {
      note.backLinks?.add(back);
      isBackLink[back] = 1;
    }
  }
  const found = [...notes.values()].filter((note) => !isInsideAnother(outline, note, notes));
  addLaterReferences(outline, found, isBackLink);
  return found;
}

/** Adds every short link to a known note from outside the notes, even from below it. */
function addLaterReferences(outline: Outline, notes: readonly Note[], isBackLink: Uint8Array): void {
  const isKnown = isBackLink.slice();
  const noteOf = new Map<Place, Note>();
  for (const note of notes) {
    noteOf.set(note.block, note);
    for (const reference of note.references) isKnown[reference] = 1;
  }
  for (const { link, target } of outline.links) {
    if (isKnown[link] === 1) continue;
    const block = blockOf(outline, target);
    const note = block === null ? undefined : noteOf.get(block);
    if (note === undefined || outline.isInside(link, note.block)) continue;
    if (rawTextOf(outline.element(link), MAX_MARK + 1).trim().length <= MAX_MARK) note.references.push(link);
  }
}

/** The links to each place in order, of many links to one place only the first. */
class LinksTo {
  readonly #outline: Outline;
  /** The first and the last link to each place, and the next one with the target of each link. */
  readonly #first: Int32Array;
  readonly #last: Int32Array;
  readonly #next: Int32Array;
  readonly #count: Uint8Array;

  constructor(outline: Outline) {
    this.#outline = outline;
    this.#first = new Int32Array(outline.size).fill(NO_LINK);
    this.#last = new Int32Array(outline.size);
    this.#next = new Int32Array(outline.size).fill(NO_LINK);
    this.#count = new Uint8Array(outline.size);
    for (const inner of outline.links) this.#add(inner);
  }

  #add({ link, target }: InnerLink): void {
    if (this.#count[target]! === MAX_BACK_LINKS) return;
    if (this.#count[target]!++ === 0) this.#first[target] = link;
    else this.#next[this.#last[target]!] = link;
    this.#last[target] = link;
  }

  /** Adds the links to a place that are inside a block to those that were found. */
  addInside(block: Place, target: Place, found: Place[]): void {
    for (let link = this.#first[target]!; link !== NO_LINK; link = this.#next[link]!)
      if (this.#outline.isInside(link, block)) found.push(link);
  }
}

/** No link. @format */
const NO_LINK = -1;

function isBlock(outline: Outline, place: Place): boolean {
  return isBlockElement(outline.element(place).tag);
}

/** The block that contains a target, or is it. */
function blockOf(outline: Outline, target: Place): Place | null {
  let block = target;
  for (let level = 0; level < MAX_BOXES && block !== OUTSIDE && !isBlock(outline, block); level++) {
    block = outline.parentOf(block);
  }
  if (block === OUTSIDE || !isBlock(outline, block)) return null;
  return NEVER_NOTES.has(outline.element(block).tag) ? null : block;
}

/** The block that a link leads down to. */
function noteBlock(outline: Outline, { link, target }: InnerLink): Place | null {
  const block = blockOf(outline, target);
  return block !== null && block > link ? block : null;
}

/** Reads each block once, however many links lead to it. */
class NoteLengths {
  readonly #outline: Outline;
  readonly #isNote = new Map<Place, boolean>();

  constructor(outline: Outline) {
    this.#outline = outline;
  }

  /** Whether a block is short enough for a note. */
  isNote(block: Place): boolean {
    const known = this.#isNote.get(block);
    if (known !== undefined) return known;
    const isNote = rawTextOf(this.#outline.element(block), MAX_NOTE).length < MAX_NOTE;
    this.#isNote.set(block, isNote);
    return isNote;
  }
}

/** Links in the note that lead back to the reference, to an id inside it, or to its closest ancestors. */
function linksBack(outline: Outline, reference: Place, block: Place, linksTo: LinksTo): Place[] {
  const found: Place[] = [];
  linksTo.addInside(block, reference, found);
  for (const child of outline.childrenOf(reference)) linksTo.addInside(block, child, found);
  let around = outline.parentOf(reference);
  for (let level = 0; level < MAX_BOXES && around !== OUTSIDE; level++) {
    linksTo.addInside(block, around, found);
    if (isBlock(outline, around)) break;
    around = outline.parentOf(around);
  }
  return found;
}

function isRaised(outline: Outline, reference: Place, block: Place): boolean {
  const { attributes, children } = outline.element(reference);
  if (attributes.get('role') === REFERENCE_ROLE) return true;
  const around = outline.parentOf(reference);
  const isHigh =
    (around !== OUTSIDE && outline.element(around).tag === 'sup') ||
    children.some((child) => child.kind === 'element' && child.tag === 'sup');
  const { tag } = outline.element(block);
  return isHigh && (tag === 'li' || tag === 'dd' || tag === 'aside');
}

/** True if a block is part of another note. */
function isInsideAnother(outline: Outline, { block }: Note, notes: ReadonlyMap<Place, Note>): boolean {
  let around = outline.parentOf(block);
  for (let level = 0; level < MAX_BOXES && around !== OUTSIDE; level++) {
    if (notes.has(around)) return true;
    around = outline.parentOf(around);
  }
  return false;
}
