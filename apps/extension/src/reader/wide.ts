import { t } from '../i18n/messages.ts';
import { atOnce, inSlices } from '../live/slices.ts';

/** Parts to watch, or to look at, before a pause: a millisecond of work. @cap */
const PARTS_PER_STEP = 20;

/** Lets the keyboard reach the parts of an article that scroll sideways, as long as they do; with pauses. */
export function* watchWide(article: HTMLElement): Generator<void, void> {
  const view = article.ownerDocument.defaultView;
  if (view === null) return;
  const resized = new Set<HTMLElement>();
  let isAtWork = false;
  const work = async (): Promise<void> => {
    isAtWork = true;
    await inSlices(nameAll(resized), () => !article.isConnected);
    isAtWork = false;
  };
  // From the window of the reader, so that it ends with the reader.
  const observer = new view.ResizeObserver((entries) => {
    for (const { target } of entries) resized.add(target as HTMLElement);
    if (resized.size <= PARTS_PER_STEP) atOnce(nameAll(resized));
    else if (!isAtWork) void work();
  });
  const all = article.querySelectorAll('.wide');
  for (let at = 0; at < all.length; at++) {
    observer.observe(all[at]!);
    if (at % PARTS_PER_STEP === PARTS_PER_STEP - 1) yield;
  }
}

function* nameAll(resized: Set<HTMLElement>): Generator<void, void> {
  while (resized.size > 0) {
    // All are measured before any changes, so that the browser lays out once.
    const some: HTMLElement[] = [];
    for (const wide of resized) if (some.push(wide) === PARTS_PER_STEP) break;
    const areScrolled = some.map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    for (const [n, wide] of some.entries()) {
      name(wide, areScrolled[n]!);
      resized.delete(wide);
    }
    yield;
  }
}

function name(wide: HTMLElement, isScrolled: boolean): void {
  const attributes = { tabindex: '0', role: 'region', 'aria-label': t('scrolls') };
  for (const [attribute, value] of Object.entries(attributes)) {
    if (isScrolled) wide.setAttribute(attribute, value);
    else wide.removeAttribute(attribute);
  }
}
