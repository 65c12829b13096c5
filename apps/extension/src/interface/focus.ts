import type { Frame } from './frame.ts';

/** Only a page that fights for the focus takes it more often than this within one task. @cap */
const MAX_RETURNS = 10;

/** How a frame keeps the focus. */
export interface FocusRules {
  /** True if the user may move the focus to the page, with a click or with Tab. */
  readonly mayLeave: boolean;
  /** Called when the frame cannot get the focus back. */
  onLost(): void;
}

/**
 * Keeps the focus in a frame, where the page receives no keys; returns a function that stops it. A page can take the focus
 * at any time. The frame takes it back in a microtask, before the browser handles the next key.
 */
export function keepFocus(frame: Frame, { mayLeave, onLost }: FocusRules): () => void {
  const { view } = frame;
  const inner = view.document;
  let isLeaving = false;
  let isOver = false;
  let returns = 0;
  // Firefox forgets it when the frame loses the focus.
  let focused: HTMLElement | undefined;
  const remember = ({ target }: FocusEvent): void => {
    focused = target as HTMLElement;
  };
  const leaves = (event: Event): void => {
    if (!mayLeave || !event.isTrusted || ('key' in event && event.key !== 'Tab')) return;
    isLeaving = true;
    // The browser moves the focus in the same task as the click or the key.
    setTimeout(() => {
      isLeaving = false;
    });
  };
  const comeBack = (isLastTry: boolean): void => {
    // Not if the user has gone to another window or to the browser's own toolbar.
    if (isOver || isLeaving || inner.hasFocus() || !document.hasFocus()) return;
    if (returns++ === 0) {
      setTimeout(() => {
        returns = 0;
      });
    }
    if (returns <= MAX_RETURNS) takeFocus(frame, focused);
    if (inner.hasFocus()) return;
    if (isLastTry || returns > MAX_RETURNS) onLost();
    else setTimeout(comeBack, 0, true);
  };
  // Not in the event itself: the browser is still moving the focus and would ignore the call.
  const blurred = (): void => queueMicrotask(() => comeBack(false));
  if (!mayLeave) wrapTab(inner);
  view.addEventListener('blur', blurred);
  view.addEventListener('focusin', remember);
  view.addEventListener('keydown', leaves, true);
  window.addEventListener('pointerdown', leaves, true);
  window.addEventListener('focus', blurred, true);
  return () => {
    isOver = true;
    window.removeEventListener('pointerdown', leaves, true);
    window.removeEventListener('focus', blurred, true);
  };
}

/** Moves the focus into a frame, and to one of its elements if there is one. */
export function takeFocus({ element, view }: Frame, inner?: HTMLElement): void {
  element.focus({ preventScroll: true });
  view.focus();
  inner?.focus({ preventScroll: true });
}

const FOCUSABLE = 'a[href], button, input, select, [tabindex="0"]';

/** Makes Tab wrap around in a document: after the last focusable element comes the first. */
function wrapTab(inner: Document): void {
  const [start, end] = [inner.createElement('span'), inner.createElement('span')];
  const goTo = (from: 'first' | 'last'): void => {
    const all = [...inner.body.querySelectorAll<HTMLElement>(FOCUSABLE)];
    // Hidden ones take no focus.
    for (const element of from === 'first' ? all : all.reverse()) {
      element.focus();
      if (inner.activeElement === element) return;
    }
  };
  start.addEventListener('focus', () => goTo('last'));
  end.addEventListener('focus', () => goTo('first'));
  for (const edge of [start, end]) edge.tabIndex = 0;
  inner.body.before(start);
  inner.body.after(end);
}
