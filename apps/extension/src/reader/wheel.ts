import { trusted } from '../interface/trusted.ts';

/** The height of a line in CSS pixels, for wheels that count in lines. @source Chromium scrolls 40 pixels a line. */
const LINE = 40;

/**
 * Makes the wheel scroll the article wherever the pointer is, except over what scrolls itself; over a vertical article it
 * scrolls sideways.
 */
export function scrollWithWheel(reader: HTMLElement, scroller: HTMLElement): void {
  const scroll = (event: WheelEvent): void => {
    if (event.ctrlKey || event.defaultPrevented) return;
    const isOverArticle = scroller.contains(event.target as Node);
    const sideways = horizontalDirection(scroller);
    if (isOverArticle ? sideways === 0 || event.deltaX !== 0 : scrollsItself(event, reader)) return;
    event.preventDefault();
    const step = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
    const [x, y] = [event.deltaX * step, event.deltaY * step];
    scroller.scrollBy(sideways === 0 ? { left: x, top: y } : { left: y * sideways });
  };
  reader.addEventListener('wheel', trusted(scroll), { passive: false });
}

/** The direction in which a vertical article goes on: -1 to the left, 1 to the right, 0 if it is not vertical. */
function horizontalDirection(scroller: HTMLElement): -1 | 0 | 1 {
  const article = scroller.querySelector('.vertical-rl, .vertical-lr');
  if (article === null) return 0;
  return article.classList.contains('vertical-rl') ? -1 : 1;
}

/** True over a panel or a list that is longer than its box. */
function scrollsItself({ target }: WheelEvent, reader: HTMLElement): boolean {
  for (let at = target as Element | null; at !== null && at !== reader; at = at.parentElement) {
    if (at.matches(':popover-open') || at.scrollHeight > at.clientHeight + 1) return true;
  }
  return false;
}
