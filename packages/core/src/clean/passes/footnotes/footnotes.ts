import { type ContentElement, type ContentNode, newElement } from '../../../content/content-tree.ts';
import { elementsOf, rawTextOf } from '../../../content/content-walk.ts';
import { isBlockElement } from '../../../elements/element-kinds.ts';
import type { Pass } from '../../context.ts';
import { LETTER_OR_DIGIT } from '../headings/heading-tools.ts';
import { findNotes, type Note } from './find-notes.ts';
import { isInnerLink, noteOutline, OUTSIDE, type Outline, type Place } from './note-outline.ts';

/**
 * Gives footnotes one form: a reference is a `sup` with `data-note-ref`, the notes are the items of one list with
 * `data-notes`, in the order of their first references. The page's own numbers and back links go: every output writes
 * its own.
 */
export const footnotes: Pass = {
  name: 'clean/footnotes',
  run(content, { base }, elements) {
    if (!elements.some((element) => isInnerLink(element, base))) return false;
    const outline = noteOutline(content, base);
    if (outline === null) return false;
    const notes = findNotes(outline);
    if (notes.length === 0) return false;
    for (let index = 0; index < notes.length; index++) {
      const note = notes[index]!;
      const number = String(index + 1);
      for (const reference of note.references) settleReference(outline, reference, number);
      settleNote(outline, note);
    }
    gather(content, outline, notes);
    return true;
  },
};

function settleReference(outline: Outline, place: Place, number: string): void {
  let at = outline.parentOf(place);
  for (let level = 0; level < MAX_NEARBY_NODES && at !== OUTSIDE; level++) {
    const around = outline.element(at);
    if (isBlockElement(around.tag)) break;
    // The reference becomes a `sup` of its own, and outputs draw its brackets again.
    if (around.tag === 'sup') {
      around.tag = 'span';
      around.children = around.children.filter(
        (child) => child.kind === 'element' || !BRACKET.test(child.text),
      );
    }
    at = outline.parentOf(at);
  }
  const reference = outline.element(place);
  reference.tag = 'sup';
  reference.attributes.clear();
  reference.attributes.set('data-note-ref', number);
  reference.children = [{ kind: 'text', text: number, node: reference.node }];
}

const BRACKET = /^[\s[\](){}^]*$/u;

/** Removes the back links and the number from a note. */
function settleNote(outline: Outline, { block, backLinks, mark }: Note): void {
  for (const place of backLinks ?? []) {
    const link = outline.element(place);
    link.children = [];
    link.tag = 'span';
    const around = outline.parentOf(place);
    if (around !== OUTSIDE) clearMarks(outline.element(around));
  }
  dropNumber(outline.element(block), mark);
}

/** Clears what is left beside a back link: `^`, brackets, arrows. */
function clearMarks(around: ContentElement): void {
  if (around.children.length > MAX_NEARBY_NODES) return;
  if (!LETTER_OR_DIGIT.test(rawTextOf(around))) around.children = [];
}

/** Nodes examined around a reference or a back link. @sweep note-around */
const MAX_NEARBY_NODES = 16;

/** Drops the mark of its reference from the beginning of a note. */
function dropNumber(block: ContentElement, mark: string): void {
  let at: ContentNode | undefined = block;
  for (let depth = 0; depth < MAX_NEARBY_NODES && at?.kind === 'element'; depth++) {
    at = at.children.find((child) => child.kind === 'element' || child.text.trim() !== '');
    if (at?.kind !== 'text') continue;
    const text = at.text.trimStart();
    if (text.startsWith(mark)) {
      const rest = text.slice(mark.length);
      if (!LETTER_OR_DIGIT.test(rest[0] ?? '')) at.text = rest.replace(NUMBER_END, '');
    }
    return;
  }
}

const NUMBER_END = /^[.):\]]/u;

/** Moves the notes into one list in the place of the last one, below everything that refers to them. */
function gather(content: ContentElement, outline: Outline, notes: readonly Note[]): void {
  const blocks = notes.map(({ block }) => outline.element(block));
  const list = newElement('ol', [['data-notes', '']], blocks[0]!.node);
  list.children = blocks.map((block, index) => noteItem(block, index + 1));
  const moved = new Set<ContentNode>(blocks);
  const last = elementsOf(content).findLast((element) => moved.has(element));
  // Notes that were inside their own references went with them.
  if (last === undefined) {
    content.children.push(list);
    return;
  }
  const lastPlace = notes.find(({ block }) => outline.element(block) === last)!.block;
  const around = listAround(outline, lastPlace);
  for (const parent of new Set(notes.map(({ block }) => outline.parentOf(block)))) {
    const element = outline.element(parent);
    const kept: ContentNode[] = [];
    for (const child of element.children) {
      if (!moved.has(child)) kept.push(child);
      else if (child === last && around === lastPlace) kept.push(list);
    }
    element.children = kept;
  }
  if (around === lastPlace) return;
  const parent = outline.element(outline.parentOf(around));
  parent.children.splice(parent.children.indexOf(outline.element(around)) + 1, 0, list);
}

/** The list around an item, because a list may hold only items; otherwise the block itself. */
function listAround(outline: Outline, block: Place): Place {
  const parent = outline.parentOf(block);
  return LISTS.has(outline.element(parent).tag) && outline.parentOf(parent) !== OUTSIDE ? parent : block;
}

const LISTS: ReadonlySet<string> = new Set(['ol', 'ul', 'dl', 'menu', 'dir']);

function noteItem(block: ContentElement, number: number): ContentElement {
  const item = newElement('li', [['data-note', String(number)]], block.node);
  item.children = block.children;
  return item;
}
