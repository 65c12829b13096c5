/** The height of a line in CSS pixels, as browsers scroll it. @source Chromium scrolls 40 pixels a line. */
const LINE = 40;

/** The part of the window that PageDown scrolls; the last lines stay visible. @source Firefox scrolls nine tenths of the window. */
const PAGE = 0.9;

/**
 * How a key scrolls the page below, while the focus is in a frame that has nothing to scroll. Chromium scrolls the page in
 * that case by itself, Firefox does not.
 */
export function scrollingOf({ key, shiftKey }: KeyboardEvent): (() => void) | undefined {
  const page = window.innerHeight * PAGE;
  switch (key) {
    case 'ArrowUp':
      return () => window.scrollBy({ top: -LINE });
    case 'ArrowDown':
      return () => window.scrollBy({ top: LINE });
    case 'PageUp':
      return () => window.scrollBy({ top: -page });
    case 'PageDown':
      return () => window.scrollBy({ top: page });
    case ' ':
      return () => window.scrollBy({ top: shiftKey ? -page : page });
    case 'Home':
      return () => window.scrollTo({ top: 0 });
    case 'End':
      return () => window.scrollTo({ top: document.documentElement.scrollHeight });
    default:
      return undefined;
  }
}
