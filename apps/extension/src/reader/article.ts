import type { ExtractResult } from 'fovea';
import { dayIn } from '../i18n/dates.ts';
import { interfaceLanguage, numeral, t } from '../i18n/messages.ts';
import { make } from '../interface/element.ts';
import type { Found } from '../live/find-content.ts';
import { isTitle } from '../live/title.ts';
import type { Writing } from '../live/writing.ts';
import { fillWithContent } from './content-dom.ts';

/** The settings that affect how an article is built. */
export interface ArticleLook {
  readonly images: boolean;
  readonly writing: Writing;
  /** True if this is only the beginning of a large page. */
  readonly isPartial: boolean;
  /** Characters of the content that fill the screen. */
  readonly showFrom: number;
}

/**
 * The whole article: its metadata, then its content; with pauses, because an article may be long. It is to be shown at the
 * first of them that yields it: then it fills the screen, and grows where it stands. Inserting all of a long article at
 * once would hold the page up.
 */
export function* articleOf(found: Found, look: ArticleLook): Generator<HTMLElement | null, HTMLElement> {
  const { content } = found.result;
  const body = make('div', { class: 'content' });
  let article: HTMLElement | null = null;
  for (const length of fillWithContent(body, content, look.images)) {
    if (article === null && length >= look.showFrom) article = articleAround(body, found, look);
    yield article;
  }
  return article ?? articleAround(body, found, look);
}

function articleAround(body: HTMLElement, { result }: Found, look: ArticleLook): HTMLElement {
  dropRepeatedTitle(body, result.title);
  return make(
    'article',
    {
      class: `article ${look.writing}`,
      lang: result.lang ?? undefined,
      dir: result.dir ?? 'auto',
      tabindex: '-1',
      'aria-labelledby': 'fovea-title',
    },
    headOf(result),
    leadImage(result, look.images),
    body,
    notesOf(result, look.isPartial),
  );
}

function headOf(result: ExtractResult): HTMLElement {
  // The article may be in another language than these words of the interface.
  const ours = interfaceLanguage();
  const day = dayIn(t('language'), result.published);
  const minutes = result.readingTime > 0 ? t('minutes', numeral(result.readingTime)) : null;
  const facts = [
    result.byline && make('span', { class: 'byline' }, result.byline),
    day && make('time', { datetime: result.published ?? '', ...ours }, day),
    minutes && make('span', { class: 'minutes', ...ours }, minutes),
  ].filter((fact) => fact !== null && fact !== '');
  return make(
    'header',
    { class: 'head' },
    result.siteName === null ? null : make('p', { class: 'site' }, result.siteName),
    make('h1', { id: 'fovea-title' }, result.title ?? t('untitled')),
    make('p', { class: 'facts' }, ...facts.map((fact) => make('span', {}, fact))),
  );
}

/** In HTML that Fovea wrote, a bracket in a text is escaped. */
const PICTURE = /<(?:img|video) /;

/** The lead image that the page names, if the content has no picture. */
function leadImage({ image, content }: ExtractResult, withImages: boolean): HTMLElement | null {
  if (image === null || !withImages || PICTURE.test(content)) return null;
  return make('figure', { class: 'lead' }, make('img', { src: image, alt: '', decoding: 'async' }));
}

/**
 * Room for the name of a section, a date and a byline; further down, a heading belongs to the text.
 * @source Chosen by hand on pages of our own.
 */
const MAX_BEFORE_TITLE = 200;

const HEADINGS: ReadonlySet<string> = new Set(['H1', 'H2']);

/** Removes the title if the page repeats it as a heading at the top of the content. */
function dropRepeatedTitle(content: HTMLElement, title: string | null): void {
  if (title === null) return;
  const walker = content.ownerDocument.createTreeWalker(
    content,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
  );
  let before = '';
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) before += node.nodeValue ?? '';
    else if (HEADINGS.has(node.nodeName) && isTitle(node.textContent ?? '', title)) {
      (node as Element).remove();
      return;
    }
    if (before.trim().length > MAX_BEFORE_TITLE) return;
  }
}

/** Notes for the user: no content, or parts that could not be read. */
function notesOf({ empty, warnings }: ExtractResult, isPartial: boolean): HTMLElement | null {
  const notes: string[] = [];
  if (empty !== undefined) notes.push(t('nothing_found'));
  if (warnings.some(({ code }) => code === 'frames-unseen')) notes.push(t('frames_unseen'));
  if (isPartial) notes.push(t('reading_rest'));
  else if (warnings.some(({ code }) => code.endsWith('-capped'))) notes.push(t('page_cut'));
  if (notes.length === 0) return null;
  return make(
    'footer',
    { class: 'notes', role: 'note', ...interfaceLanguage() },
    ...notes.map((note) => make('p', {}, note)),
  );
}
