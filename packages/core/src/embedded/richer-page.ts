import { pageFromHtml } from '../page/from-html.ts';
import type { Page } from '../page/page.ts';
import type { Warning } from '../warnings.ts';
import type { DataSource } from './data-texts.ts';
import { ALL_SOURCES, embeddedContent, STATED_SOURCES } from './embedded-content.ts';
import { type OpenedPage, openedPage } from './opened-page.ts';
import { storyWords } from './shown-words.ts';

/** A page with more to read than the given one. */
export interface RicherPage {
  readonly page: Page;
  /** Whether all of it is content, without a page around it. */
  readonly isWhole: boolean;
  readonly words: number;
  /** Says where the content came from. */
  readonly warning: Warning;
}

type Source = DataSource | OpenedPage['source'];

/** Content of this many words is accepted, whatever else the page holds. @sweep poor-words */
export const MAX_POOR_WORDS = 100;
/**
 * The state of a script also holds its messages and teasers, so it is read only if the page shows two sentences at
 * most.
 * @sweep hardly-any-words
 */
export const MAX_NEARLY_EMPTY_WORDS = 30;
/** How many times longer the embedded prose must be than the selection. @sweep longer-than-selected */
const MIN_RATIO_TO_SELECTED = 4;
/**
 * How many times longer it must be than everything the page shows except links, in case the method missed the content.
 * @sweep longer-than-shown
 */
const MIN_RATIO_TO_SHOWN = 2;
/**
 * Fewest words of embedded prose: shorter texts are descriptions, notices and messages for browsers without scripts.
 * Short articles are about twice as long.
 * @sweep richer-words
 */
const MIN_WORDS = 60;

/** The page with the prose that browsers do not show, if that is much longer than what they show. */
export function richerPage(page: Page, visibleWords: number): RicherPage | null {
  if (visibleWords >= MAX_POOR_WORDS) return null;
  const isRicher = (words: number): boolean =>
    words >= Math.max(MIN_WORDS, MIN_RATIO_TO_SELECTED * visibleWords) &&
    words >= MIN_RATIO_TO_SHOWN * storyWords(page, words);
  const opened = openedPage(page);
  if (opened !== null && isRicher(opened.words)) {
    const { source, words } = opened;
    return { page: opened.page, isWhole: false, words, warning: warn(source, words, visibleWords, false) };
  }
  const embedded = embeddedContent(
    page,
    visibleWords < MAX_NEARLY_EMPTY_WORDS ? ALL_SOURCES : STATED_SOURCES,
  );
  if (embedded === null || !isRicher(embedded.words)) return null;
  const { html, source, words, capped } = embedded;
  const built = pageFromHtml(`<!doctype html><body>${html}`, { url: page.url });
  // Offsets in the built page are not offsets in the given one.
  return {
    page: { ...built, source: null },
    isWhole: true,
    words,
    warning: warn(source, words, visibleWords, capped),
  };
}

function warn(source: Source, words: number, visibleWords: number, capped: boolean): Warning {
  const rest = capped ? ' Some of the data was too large to be read.' : '';
  const message = `The content comes from ${source} (${words} words), as the page itself shows only ${visibleWords} words.${rest}`;
  return { code: 'content-from-data', message };
}
