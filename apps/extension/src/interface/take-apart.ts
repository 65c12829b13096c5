/** Elements that are removed before a pause: a millisecond of work. @cap */
const ELEMENTS_PER_STEP = 50;

/** Maximum number of elements to remove in one go, without a noticeable delay. @cap */
const MAX_AT_ONCE = 2000;

/** True if it takes a while to remove an element. */
export function isLong(element: Element): boolean {
  return element.getElementsByTagName('*').length > MAX_AT_ONCE;
}

/**
 * Removes the elements in an element, and the texts behind them, with pauses: removed as a whole, they would hold the page
 * up. The last first, so that each has at most the text before its first child in it when it goes.
 */
export function* takeApart(element: Element): Generator<void, void> {
  const all = element.querySelectorAll('*');
  for (let at = all.length - 1; at >= 0; at--) {
    if (at % ELEMENTS_PER_STEP === 0) yield;
    const last = all[at]!;
    for (let text = last.nextSibling; text !== null; text = last.nextSibling) text.remove();
    last.remove();
  }
}
