import { COLORS, type Color, type Highlight } from '../highlights/highlight.ts';
import { t } from '../i18n/messages.ts';
import { textButton } from '../interface/controls.ts';
import { make } from '../interface/element.ts';
import { trusted } from '../interface/trusted.ts';
import type { BarActions } from '../reader/highlight-bar.ts';

/** The colours for what is selected on the page, and the note of a highlight that was clicked. */
export class MarkBar {
  readonly element: HTMLElement;
  readonly #status = make('p', { role: 'status' }, t('mark_help'));
  readonly #note = make('textarea', { rows: '1', 'aria-label': t('note'), placeholder: t('note') });

  constructor({ choose, write, remove }: BarActions) {
    this.#note.addEventListener(
      'input',
      trusted(() => write(this.#note.value)),
    );
    this.element = make(
      'div',
      { class: 'highlight-bar is-new', role: 'group', 'aria-label': t('highlight') },
      this.#status,
      make(
        'div',
        { class: 'colors' },
        ...COLORS.map((color) => colorButton(color, choose)),
        textButton('narrow', t('remove'), {
          onclick: remove,
          class: 'text-button removal',
          'data-unhighlight': '',
        }),
      ),
      this.#note,
    );
  }

  /** Shows the note of a highlight; `null` for a new one. */
  open(highlight: Highlight | null): void {
    this.element.classList.toggle('is-new', highlight === null);
    this.#note.value = highlight?.note ?? '';
  }

  /** Shows a short message. */
  say(text: string): void {
    this.#status.textContent = text;
  }
}

function colorButton(color: Color, choose: (color: Color) => void): HTMLButtonElement {
  return make('button', {
    type: 'button',
    class: `color ${color}`,
    'aria-label': t(`color_${color}`),
    title: t(`color_${color}`),
    'data-color': color,
    onclick: () => choose(color),
  });
}
