import type { ContentElement, ContentNode } from '../content-tree.ts';
import { removeElements } from '../content-walk.ts';
import type { Pass } from '../context.ts';
import { HEADINGS } from '../element-kinds.ts';

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
 * Removes form controls and their labels. The form itself stays, because on some sites it wraps the whole
 * page. Two things only look like controls: the button that is a heading's text (a question that unfolds its
 * answer), and the disabled checkbox of a task list, which becomes a mark on its item.
 */
export const controls: Pass = {
  name: STEP,
  run(content, { trace }) {
    removeElements(content, STEP, trace, (element, parent) => {
      if (element.tag === 'label') return isFormLabel(element) ? 'label of a form control' : null;
      if (!CONTROLS.has(element.tag)) return null;
      if (element.tag === 'button' && isTitle(parent)) {
        element.tag = 'span';
        return null;
      }
      if (isTaskMark(element, parent)) parent.attributes.set('data-task', taskState(element));
      return 'form control';
    });
  },
};

function isFormLabel(label: ContentElement): boolean {
  return label.attributes.has('for') || label.children.some(isControl);
}

function isControl(node: ContentNode): boolean {
  return node.kind === 'element' && CONTROLS.has(node.tag);
}

function isTitle({ tag }: ContentElement): boolean {
  return HEADINGS.has(tag) || tag === 'summary' || tag === 'dt';
}

function isTaskMark({ tag, attributes }: ContentElement, parent: ContentElement): boolean {
  const isFixedCheckbox =
    tag === 'input' && attributes.has('disabled') && attributes.get('type')?.toLowerCase() === 'checkbox';
  return isFixedCheckbox && parent.tag === 'li';
}

function taskState({ attributes }: ContentElement): string {
  return attributes.has('checked') ? 'done' : 'open';
}
