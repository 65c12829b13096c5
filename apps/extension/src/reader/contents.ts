import { t } from '../i18n/messages.ts';
import { make } from '../interface/element.ts';

/** A page with fewer headings needs no table of contents. @source Chosen by hand: two headings are seen at a glance. */
const MIN_HEADINGS = 3;

/** Headings to read, or to list, before a pause: a millisecond of work. @cap */
const HEADINGS_PER_STEP = 20;

/**
 * Lists the headings of an article, with pauses, because there may be thousands. Hands the table of contents over before it
 * fills it, or `null` for a short article.
 */
export function* listContents(
  article: HTMLElement,
  show: (contents: HTMLElement | null) => void,
): Generator<void, void> {
  const headings: HTMLElement[] = [];
  let top = Number.POSITIVE_INFINITY;
  const all = article.querySelectorAll<HTMLElement>('.content :is(h1, h2, h3, h4)');
  for (let at = 0; at < all.length; at++) {
    const heading = all[at]!;
    if (at % HEADINGS_PER_STEP === HEADINGS_PER_STEP - 1) yield;
    if (heading.textContent?.trim() === '') continue;
    headings.push(heading);
    top = Math.min(top, levelOf(heading));
  }
  if (headings.length < MIN_HEADINGS) return show(null);
  const { lang, dir } = article;
  const list = make('ol', { lang, dir });
  const name = make('h2', { id: 'fovea-contents' }, t('contents'));
  show(make('nav', { class: 'contents', 'aria-labelledby': 'fovea-contents' }, name, list));
  for (const [at, heading] of headings.entries()) {
    if (at % HEADINGS_PER_STEP === HEADINGS_PER_STEP - 1) yield;
    list.append(itemOf(heading, top));
  }
}

function itemOf(heading: HTMLElement, top: number): HTMLElement {
  const go = (): void => {
    heading.tabIndex = -1;
    heading.scrollIntoView({ block: 'start', inline: 'start' });
    heading.focus({ preventScroll: true });
  };
  const button = make('button', { type: 'button', onclick: go }, heading.textContent?.trim() ?? '');
  return make('li', { class: `level-${levelOf(heading) - top}` }, button);
}

function levelOf({ localName }: Element): number {
  return Number(localName.slice(1));
}
