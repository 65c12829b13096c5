import type { NodeId, Page } from 'fovea';
import { getAttribute, tagNameOf } from 'fovea/page';
import { LABELS, type Label } from '../annotations/annotated-page.ts';
import { numeral, t } from '../i18n/messages.ts';
import { choiceOf, textButton } from '../interface/controls.ts';
import { make } from '../interface/element.ts';
import { trusted } from '../interface/trusted.ts';

/** The actions of the panel. */
export interface PanelActions {
  name(label: Label): void;
  goTo(node: NodeId): void;
  signAs(annotator: string): void;
  confirm(): void;
  forget(): void;
  close(): void;
}

/** The state that the panel shows. */
export interface PanelState {
  /** The nodes from the root of the page to the framed one. */
  readonly crumbs: readonly NodeId[];
  readonly label: Label;
  readonly count: number;
}

/** More steps would not fit; users choose among the innermost. @cap */
const MAX_CRUMBS = 7;

/** The panel of the annotator: who annotates, which part, and its label. */
export class AnnotatePanel {
  readonly element: HTMLElement;
  readonly #actions: PanelActions;
  readonly #crumbs = make('ol', { class: 'crumbs', dir: 'ltr' });
  readonly #status = make('p', { role: 'status', class: 'hint' });
  readonly #labels: HTMLElement;

  constructor(annotator: string, actions: PanelActions) {
    this.#actions = actions;
    const names = LABELS.map((value, n) => ({ value, label: `${numeral(n + 1)} ${t(`label_${value}`)}` }));
    this.#labels = choiceOf(t('label'), 'label', names, 'content', (label) => actions.name(label));
    const field = make('input', { type: 'text', value: annotator, autocomplete: 'off' });
    field.addEventListener(
      'input',
      trusted(() => actions.signAs(field.value)),
    );
    this.element = make(
      'div',
      { class: 'bar tall' },
      make('p', { class: 'hint' }, t('annotate_help')),
      make('nav', { 'aria-label': t('path') }, this.#crumbs),
      this.#labels,
      make('label', { class: 'field' }, make('span', {}, t('annotator')), field),
      this.#status,
      make(
        'div',
        { class: 'row' },
        textButton('confirm', t('confirm'), { onclick: actions.confirm, class: 'text-button main' }),
        textButton('narrow', t('forget'), { onclick: actions.forget }),
        textButton('close', t('close'), { onclick: actions.close }),
      ),
    );
  }

  show(page: Page, { crumbs, label, count }: PanelState): void {
    const items = crumbs.slice(-MAX_CRUMBS).map((node, n, shown) => {
      const isLast = n === shown.length - 1;
      const go = (): void => this.#actions.goTo(node);
      const button = make('button', {
        type: 'button',
        onclick: go,
        'aria-current': isLast ? 'true' : undefined,
      });
      button.textContent = nameOf(page, node);
      return make('li', {}, button);
    });
    this.#crumbs.replaceChildren(...items);
    for (const input of this.#labels.querySelectorAll('input')) input.checked = input.value === label;
    if (count > 0) this.say(t('annotation_count', numeral(count)));
  }

  say(text: string): void {
    this.#status.textContent = text;
  }
}

const SPACE = /\s+/;

/** Long enough to distinguish elements, short enough for a breadcrumb. @cap */
const MAX_CRUMB_LENGTH = 24;

function nameOf(page: Page, node: NodeId): string {
  const id = getAttribute(page, node, 'id');
  const className = getAttribute(page, node, 'class')?.trim().split(SPACE)[0];
  const suffix = id ? `#${id}` : className ? `.${className}` : '';
  return `${tagNameOf(page.tree, node)}${suffix}`.slice(0, MAX_CRUMB_LENGTH);
}
