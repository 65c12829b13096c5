import { make } from '../interface/element.ts';

/** A band that marks the line under the pointer, or the column of vertical text, and dims the rest. */
export class FocusLine {
  readonly element: HTMLElement = make('div', { class: 'focus-line', hidden: true, 'aria-hidden': 'true' });

  /** Follows the pointer over a scroller, which is positioned like the band. */
  constructor(scroller: HTMLElement) {
    scroller.addEventListener('pointermove', ({ clientX, clientY }) => {
      const { left, top } = scroller.getBoundingClientRect();
      this.element.style.setProperty('--x', `${clientX - left}px`);
      this.element.style.setProperty('--y', `${clientY - top}px`);
    });
  }

  show(isShown: boolean): void {
    this.element.hidden = !isShown;
  }
}
