import { COLORS, type Color, type Highlight } from '../highlights/highlight.ts';
import { t } from '../i18n/messages.ts';
import { iconButton } from '../interface/controls.ts';
import { make } from '../interface/element.ts';
import { trusted } from '../interface/trusted.ts';

/** What the bar is about: a selection, or a passage that is highlighted already. */
export interface BarSubject {
  readonly range?: Range;
  readonly highlight?: Highlight;
}

/** The actions of the bar. */
export interface BarActions {
  choose(color: Color): void;
  write(note: string): void;
  remove(): void;
}

/** Space between the bar and the passage. @cap */
const GAP = 10;

/** A small bar beside a passage, with colours, a note and removal. */
export class HighlightBar {
  readonly element: HTMLElement;
  readonly #note = make('textarea', { rows: '2', 'aria-label': t('note'), placeholder: t('note') });
  #subject: BarSubject = {};

  constructor({ choose, write, remove }: BarActions) {
    const colors = COLORS.map((color) =>
      make('button', {
        type: 'button',
        class: `color ${color}`,
        'aria-label': t(`color_${color}`),
        title: t(`color_${color}`),
        'data-color': color,
        onclick: () => choose(color),
      }),
    );
    const removal = iconButton('close', t('remove'), { onclick: remove, 'data-unhighlight': '' });
    this.#note.addEventListener(
      'input',
      trusted(() => write(this.#note.value)),
    );
    this.element = make(
      'div',
      { class: 'panel highlight-bar', popover: 'auto', role: 'group', 'aria-label': t('highlight') },
      make('div', { class: 'colors' }, ...colors, removal),
      this.#note,
    );
    // Otherwise the click on a button would take the selection away.
    this.element.addEventListener('pointerdown', (event) => {
      if ((event.target as Element).localName !== 'textarea') event.preventDefault();
    });
  }

  get subject(): BarSubject {
    return this.#subject;
  }

  /** Opens the bar below a place in the window, or above it if there is no room. */
  open({ left, top, bottom }: DOMRect, subject: BarSubject): void {
    this.#subject = subject;
    this.#note.value = subject.highlight?.note ?? '';
    this.element.classList.toggle('is-new', subject.highlight === undefined);
    if (!this.element.matches(':popover-open')) this.element.showPopover();
    const { offsetWidth: width, offsetHeight: height } = this.element;
    const { innerWidth, innerHeight } = this.element.ownerDocument.defaultView!;
    const below = bottom + GAP + height <= innerHeight ? bottom + GAP : Math.max(GAP, top - GAP - height);
    const x = Math.max(GAP, Math.min(left, innerWidth - width - GAP));
    this.element.style.setProperty('left', `${x}px`);
    this.element.style.setProperty('top', `${below}px`);
  }

  /** Takes over a change of the passage. */
  change(highlight: Highlight): void {
    this.#subject = { highlight };
  }

  close(): void {
    this.element.hidePopover();
  }
}
