import { pageFromHtml } from '../page/from-html.ts';
import type { Page } from '../page/page.ts';
import type { Warning } from '../warnings.ts';
import type { DataSource } from './data-texts.ts';
import { ALL_SOURCES, embeddedContent, STATED_SOURCES } from './embedded-content.ts';
import { storyWords } from './shown-words.ts';
import { type OpenedPage, openedPage } from './written-aside.ts';

/** A page with more to read than the one that was given. */
export interface RicherPage {
  readonly page: Page;
  /** Whether all of it is content, with no page around it. */
  readonly isWhole: boolean;
  readonly words: number;
  /** Says where the content came from. */
  readonly warning: Warning;
}

type Source = DataSource | OpenedPage['source'];

/** Content of this many words is believed, whatever else the page holds. @sweep poor-words */
export const POOR_WORDS = 100;
/**
 * The state of a program also holds its messages and teasers: it is asked only where two sentences are shown at most.
 * @sweep hardly-any-words
 */
const HARDLY_ANY_WORDS = 30;
/** How many times longer the prose elsewhere must be than what was selected, @sweep longer-than-selected */
const LONGER_THAN_SELECTED = 4;
/** and than all that the page shows but links, in case that the method missed the content. @sweep longer-than-shown */
const LONGER_THAN_SHOWN = 2;
/**
 * Shorter texts are descriptions, notices, and words to those without scripts. Half as long as many a short story.
 * @sweep richer-words
 */
const LEAST_WORDS = 60;

/** The page with the prose that browsers do not show, where that is much longer than what they show. */
export function richerPage(page: Page, visibleWords: number): RicherPage | null {
  if (visibleWords >= POOR_WORDS) return null;
  const isRicher = (words: number): boolean =>
    words >= Math.max(LEAST_WORDS, LONGER_THAN_SELECTED * visibleWords) &&
    words >= LONGER_THAN_SHOWN * storyWords(page, words);
  const opened = openedPage(page);
  if (opened !== null && isRicher(opened.words)) {
    const { source, words } = opened;
    return { page: opened.page, isWhole: false, words, warning: warn(source, words, visibleWords, false) };
  }
  const embedded = embeddedContent(page, visibleWords < HARDLY_ANY_WORDS ? ALL_SOURCES : STATED_SOURCES);
  if (embedded === null || !isRicher(embedded.words)) return null;
  const { html, source, words, capped } = embedded;
  const built = pageFromHtml(`<!doctype html><body>${html}`, { url: page.url });
  // Offsets in what was built are no places of the page that was given.
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
