import type { ContentElement, ContentNode } from '../../content/content-tree.ts';
import { elementTree, rawTextOf } from '../../content/content-walk.ts';
import { HEADINGS } from '../../elements/element-kinds.ts';
import { contentLengths } from '../content-lengths.ts';
import type { Pass } from '../context.ts';
import { removeElements } from '../remove-elements.ts';
import { LETTER_OR_DIGIT } from './headings/heading-tools.ts';

const STEP = 'clean/controls';

const CONTROLS: ReadonlySet<string> = new Set([
  'button',
  'input',
  'select',
  'textarea',
  'datalist',
  'progress',
  'meter',
  'output',
]);

/**
 * Removes form controls and their labels. The form itself stays, because on some sites it wraps the whole page. Some
 * things only look like controls: a button that is a heading's text or stands alone above another text (a question that
 * unfolds its answer), the disabled checkbox of a task list, which becomes an attribute of its item, and the label of a
 * checkbox that sends nothing.
 */
export const controls: Pass = {
  name: STEP,
  needs: [...CONTROLS, 'label'],
  run(content, { trace }, elements) {
    for (const element of elements) if (element.tag === 'li') markTask(element);
    if (elements.some(({ tag }) => tag === 'button')) keepQuestions(content);
    const ticks = new Set(elements.filter(isTick).map(({ attributes }) => attributes.get('id')));
    return removeElements(content, STEP, trace, (element, parent) => {
      if (element.tag === 'label') {
        return isFormLabel(element, ticks) ? 'label of a form control' : null;
      }
      if (!CONTROLS.has(element.tag)) return null;
      if (element.tag === 'button' && isTitle(parent)) {
        element.tag = 'span';
        return null;
      }
      return 'form control';
    });
  },
};

/** Minimum length of an answer; a button above shorter text opens a menu. @source As many letters as a hidden panel needs (`hidden/`). */
const MIN_ANSWER = 40;

const BUTTON: ReadonlySet<string> = new Set(['button']);

/** What a button above it copies, enlarges or opens, rather than asks for. */
const NO_ANSWERS: ReadonlySet<string> = new Set(['button', 'pre', 'table', 'figcaption']);

/** Turns buttons that are questions into lines: the first of two boxes holds nothing else, the second a text. */
function keepQuestions(content: ContentElement): void {
  const tree = elementTree(content);
  const lengths = new Map<ContentNode, number>();
  for (const [index, length] of contentLengths(tree).entries()) lengths.set(tree.elements[index]!, length);
  for (const element of tree.elements) {
    const [head, body, ...others] = partsOf(element);
    if (others.length > 0 || (lengths.get(body!) ?? 0) < MIN_ANSWER || soleOf(body!, NO_ANSWERS)) continue;
    const button = soleOf(head!, BUTTON);
    if (button !== null) button.tag = 'div';
  }
}

/** The element with one of the tags that is all of a box. */
function soleOf(box: ContentNode, tags: ReadonlySet<string>): ContentElement | null {
  let inner: ContentNode | undefined = box;
  for (let depth = 0; depth <= MAX_BOXES && inner?.kind === 'element'; depth++) {
    if (tags.has(inner.tag)) return inner;
    const parts = partsOf(inner);
    inner = parts.length === 1 ? parts[0] : undefined;
  }
  return null;
}

/** What an element holds besides white space. */
function partsOf({ children }: ContentElement): ContentNode[] {
  return children.filter((child) => child.kind === 'element' || child.text.trim() !== '');
}

/** Whether a checkbox sends nothing: readers tick what they have done or bought, and its label is text. */
function isTick(element: ContentElement): boolean {
  const { tag, attributes } = element;
  const isCheckbox = tag === 'input' && attributes.get('type')?.toLowerCase() === 'checkbox';
  return isCheckbox && (attributes.has('disabled') || !attributes.get('name'));
}

function isFormLabel(label: ContentElement, ticks: ReadonlySet<string | undefined>): boolean {
  const target = label.attributes.get('for');
  const inner = label.children.filter(isControl);
  // A box drawn with a sign is no text.
  if (!LETTER_OR_DIGIT.test(rawTextOf(label, MAX_SIGN))) return target !== undefined || inner.length > 0;
  return target === undefined ? inner.some((control) => !isTick(control)) : !ticks.has(target);
}

/** Characters of a label that are searched for a letter. @cap */
const MAX_SIGN = 200;

function isControl(node: ContentNode): node is ContentElement {
  return node.kind === 'element' && CONTROLS.has(node.tag);
}

function isTitle({ tag }: ContentElement): boolean {
  return HEADINGS.has(tag) || tag === 'summary' || tag === 'dt';
}

/** Boxes between an item and its checkbox, or around the button of a question. @sweep checkbox-boxes */
const MAX_BOXES = 3;

/** Marks an item that begins with a disabled checkbox as a task; the checkbox may be in a label with all the words. */
function markTask(item: ContentElement): void {
  let first: ContentNode | undefined = item;
  for (let depth = 0; depth <= MAX_BOXES && first?.kind === 'element'; depth++) {
    if (isTaskMark(first)) {
      item.attributes.set('data-task', taskState(first));
      return;
    }
    first = partsOf(first)[0];
  }
}

function isTaskMark({ tag, attributes }: ContentElement): boolean {
  return (
    tag === 'input' && attributes.has('disabled') && attributes.get('type')?.toLowerCase() === 'checkbox'
  );
}

function taskState({ attributes }: ContentElement): string {
  return attributes.has('checked') ? 'done' : 'open';
}
