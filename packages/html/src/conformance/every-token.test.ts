import { describe, expect, it } from 'vitest';
import { differenceInFragment, differenceInPage } from './differences.cases.ts';
import { FRAGMENT_PLACES, PLACES, PROBE, TOKENS } from './grammar.cases.ts';
import { isBeyondParse5 } from './soup.cases.ts';
import { contextOf } from './written-tree.cases.ts';

/** The place alone, and with each token and something that shows what the token has done. */
function pagesAt(place: string): string[] {
  const pages = TOKENS.map((token) => place + token).filter((html) => !isBeyondParse5(html));
  return [place, ...pages.map((html) => html + PROBE)];
}

/** The first difference: a list of hundreds would not say more. */
function firstOf(htmls: readonly string[], difference: (html: string) => string): string {
  for (const html of htmls) {
    const found = difference(html);
    if (found !== '') return found;
  }
  return '';
}

describe('every token has the effect that it has in parse5', () => {
  it.each(PLACES)('after %j', (place) => {
    expect(firstOf(pagesAt(place), (html) => differenceInPage(html))).toBe('');
  });

  it.each(['', '<head>', '<body>', '<table>', '<template>'])('after %j, with scripting', (place) => {
    const pages = ['<b>', '</noscript>', 'a'].map((token) => `${place}<noscript>${token}${PROBE}`);
    expect(firstOf(pages, (html) => differenceInPage(html, true))).toBe('');
  });

  it.each(FRAGMENT_PLACES)('in a fragment of %s, after %j', (context, start) => {
    expect(firstOf(pagesAt(start), (html) => differenceInFragment(html, contextOf(context)))).toBe('');
  });
});
