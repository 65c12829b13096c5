import { describe, expect, it } from 'vitest';
import { textContent } from '../page/access.ts';
import { pageFromHtml } from '../page/from-html.ts';
import { proseOf } from './prose.cases.ts';
import { type RicherPage, richerPage } from './richer-page.ts';

const jsonLd = (articleBody: string): string =>
  `<script type="application/ld+json">${JSON.stringify({ articleBody })}</script>`;
const state = (text: string): string => `<script>state = ${JSON.stringify({ text })}</script>`;
const noscript = (text: string): string => `<noscript>${text}</noscript>`;
const richer = (html: string, visibleWords: number): RicherPage | null =>
  richerPage(pageFromHtml(`<body>${html}`, { url: 'https://a.example/b/' }), visibleWords);

describe('richerPage', () => {
  it('builds a page from data', () => {
    const found = richer(jsonLd(proseOf(60)), 3)!;
    expect(found).toMatchObject({
      isWhole: true,
      words: 60,
      page: { source: null, url: 'https://a.example/b/' },
    });
    expect(textContent(found.page, 0)).toBe(proseOf(60));
    expect(found.warning.code).toBe('content-from-data');
    expect(found.warning.message).toMatch(/from json-ld \(60 words\).* 3 words\.$/u);
  });

  it('opens inert markup, and prefers it to data', () => {
    const found = richer(jsonLd(proseOf(90)) + noscript(proseOf(60)), 3)!;
    expect(found).toMatchObject({ isWhole: false, words: 60 });
    expect(found.page.source).toContain('<noscript>');
    expect(found.warning.message).toMatch(/from noscript \(60 words\).* 3 words\.$/u);
  });

  it('says when some of the data was too large', () => {
    const large = state('x'.repeat(8_000_000));
    expect(richer(large + jsonLd(proseOf(60)), 3)?.warning.message).toMatch(/too large/u);
  });

  /** The fewest words of embedded prose that count, against what the page shows. */
  const LIMITS: [what: string, least: number, shown: string, visibleWords: number][] = [
    ['a short article', 60, '', 0],
    ['four times what was selected', 80, '', 20],
    ['twice what the page shows', 80, `<p>${proseOf(40, 'goat')}</p>`, 0],
    ['no more, if what is shown are links', 60, `<a href=/>${proseOf(40, 'goat')}</a>`, 0],
    ['four times 99 words', 396, '', 99],
  ];

  it.each(LIMITS)('asks data for %s', (_, least, shown, visibleWords) => {
    expect(richer(shown + jsonLd(proseOf(least)), visibleWords)?.words).toBe(least);
    expect(richer(shown + jsonLd(proseOf(least - 1)), visibleWords)).toBeNull();
  });

  it.each(LIMITS)('asks inert markup for %s', (_, least, shown, visibleWords) => {
    expect(richer(shown + noscript(proseOf(least)), visibleWords)?.words).toBe(least);
    expect(richer(shown + noscript(proseOf(least - 1)), visibleWords)).toBeNull();
  });

  it('leaves a page with a hundred words', () => {
    expect(richer(jsonLd(proseOf(999)), 100)).toBeNull();
  });

  it('reads the state of scripts only where there is hardly a word', () => {
    expect(richer(state(proseOf(200)), 29)?.words).toBe(200);
    expect(richer(state(proseOf(200)), 30)).toBeNull();
    expect(richer(jsonLd(proseOf(200)), 30)?.words).toBe(200);
  });
});
