import { type ContentElement, type ContentNode, newElement } from '../../../content/content-tree.ts';
import { elementsOf, rawTextOf } from '../../../content/content-walk.ts';
import { isBlockElement } from '../../../elements/element-kinds.ts';
import type { Pass } from '../../context.ts';
import { hasClass } from '../class-names.ts';

/** Class names of a note that is written inside its sentence and drawn in the margin: Tufte's, LaTeXML's. */
const NOTE_CLASSES: readonly string[] = [
  'sidenote',
  'marginnote',
  'side-note',
  'margin-note',
  'ltx_role_footnote',
];

/** Distill's element for the same. */
const NOTE_TAG = 'd-footnote';

/**
 * Moves notes out of their sentences into a list at the end and leaves a link in their place. Most footnotes have that
 * form, so the footnotes pass does the rest. A note is recognised by its class, or by the checkbox that unfolds it on
 * narrow screens: a label, its checkbox, and a phrase right after. A note inside a note stays there.
 */
export const sidenotes: Pass = {
  name: 'clean/sidenotes',
  needs: ['label', 'span', 'small', NOTE_TAG],
  run(content, _, elements) {
    const list = newElement('ol');
    const inNotes = new Set<ContentElement>();
    for (const element of elements) {
      if (holdsNote(element) && !inNotes.has(element)) moveNotes(element, list, inNotes);
    }
    if (list.children.length === 0) return false;
    content.children.push(list);
    return true;
  },
};

function holdsNote({ children }: ContentElement): boolean {
  for (let index = 0; index < children.length; index++) if (isNote(children, index)) return true;
  return false;
}

function isNote(children: readonly ContentNode[], index: number): boolean {
  const node = children[index]!;
  if (node.kind === 'text' || isBlockElement(node.tag)) return false;
  return node.tag === NOTE_TAG || hasClass(node, NOTE_CLASSES) || isToggled(children, index);
}

/** Whether a label no longer than a mark and its checkbox come right before a phrase. */
function isToggled(children: readonly ContentNode[], index: number): boolean {
  if (index < 2) return false;
  const boxAt = elementBefore(children, index);
  const box = children[boxAt];
  if (!isCheckbox(box)) return false;
  const label = children[elementBefore(children, boxAt)];
  return (
    label?.kind === 'element' &&
    label.tag === 'label' &&
    label.attributes.get('for') === box.attributes.get('id') &&
    isSign(label)
  );
}

/** The index of the previous sibling, ignoring white space. */
function elementBefore(children: readonly ContentNode[], index: number): number {
  const before = children[index - 1];
  return before !== undefined && isBlank(before) ? index - 2 : index - 1;
}

function isBlank(node: ContentNode): boolean {
  return node.kind === 'text' && node.text.trim() === '';
}

function isCheckbox(node: ContentNode | undefined): node is ContentElement {
  return (
    node?.kind === 'element' &&
    node.tag === 'input' &&
    node.attributes.has('id') &&
    node.attributes.get('type')?.toLowerCase() === 'checkbox'
  );
}

function moveNotes(line: ContentElement, list: ContentElement, inNotes: Set<ContentElement>): void {
  const kept: ContentNode[] = [];
  let settled = 0;
  for (let index = 0; index < line.children.length; index++) {
    const node = line.children[index]!;
    if (node.kind === 'text' || !isNote(line.children, index) || rawTextOf(node).trim() === '') {
      kept.push(node);
      continue;
    }
    const mark = takeSigns(kept, settled);
    const name = `fovea-note-${list.children.length + 1}`;
    // Most notes are plain text.
    if (node.children.some(({ kind }) => kind === 'element')) {
      const parts = elementsOf(node);
      dropMarks(parts, mark);
      for (const part of parts) if (holdsNote(part)) inNotes.add(part);
    }
    const item = newElement('li', [['id', name]]);
    item.children = [node];
    list.children.push(item);
    settled = kept.push(referenceTo(name, list.children.length));
  }
  line.children = kept;
}

/**
 * Removes what only points to a note from the end of a line (a label, its checkbox, a superscript mark) and returns the
 * mark. What is before `from` belongs to an earlier note.
 */
function takeSigns(line: ContentNode[], from: number): string {
  let mark = '';
  for (;;) {
    const at = elementBefore(line, line.length);
    const sign = line[at];
    if (at < from || sign === undefined || !isSign(sign)) return mark;
    mark = rawTextOf(sign).trim() || mark;
    line.length = at;
  }
}

function isSign(node: ContentNode): node is ContentElement {
  if (node.kind === 'text') return false;
  if (node.tag !== 'label' && node.tag !== 'sup') return isCheckbox(node);
  return rawTextOf(node, MAX_MARK + 1).trim().length <= MAX_MARK;
}

/** Longest mark of a note. @sweep sidenote-mark */
const MAX_MARK = 8;

/** Most marks at the beginning of a note; LaTeXML repeats its own. @sweep sidenote-marks */
const MAX_MARKS = 3;

/** Drops the repeated mark of a note; a superscript at its very beginning is one as well. */
function dropMarks(parts: readonly ContentElement[], known: string): void {
  let mark = known;
  for (const element of parts.slice(1, 4 * MAX_MARKS)) {
    const text = rawTextOf(element, MAX_MARK + 1).trim();
    if (mark === '' && element.tag === 'sup' && text.length <= MAX_MARK) mark = text;
    if (mark !== '' && text === mark) element.children = [];
  }
}

function referenceTo(name: string, number: number): ContentElement {
  const link = newElement('a', [['href', `#${name}`]]);
  link.children = [{ kind: 'text', text: String(number), node: 0 }];
  const raised = newElement('sup');
  raised.children = [link];
  return raised;
}
