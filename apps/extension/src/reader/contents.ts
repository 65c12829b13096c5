import { t } from '../i18n/messages.ts';
import { make } from '../interface/element.ts';

/** A page with fewer headings needs no table of contents. */
const MIN_HEADINGS = 3;

/** The table of contents of an article, or `null` for a short one. */
export function contentsOf(article: HTMLElement): HTMLElement | null {
  const headings = [...article.querySelectorAll<HTMLElement>('.content :is(h1, h2, h3, h4)')].filter(
    ({ textContent }) => textContent?.trim() !== '',
  );
  if (headings.length < MIN_HEADINGS) return null;
  const top = Math.min(...headings.map(levelOf));
  const items = headings.map((heading) => {
    const go = (): void => {
      heading.tabIndex = -1;
      heading.scrollIntoView({ block: 'start', inline: 'start' });
      heading.focus({ preventScroll: true });
    };
    const button = make('button', { type: 'button', onclick: go }, heading.textContent?.trim() ?? '');
    return make('li', { class: `level-${levelOf(heading) - top}` }, button);
  });
  const { lang, dir } = article;
  return make(
    'nav',
    { class: 'contents', 'aria-labelledby': 'fovea-contents' },
    make('h2', { id: 'fovea-contents' }, t('contents')),
    make('ol', { lang, dir }, ...items),
  );
}

function levelOf({ localName }: Element): number {
  return Number(localName.slice(1));
}
