import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../page/from-html.ts';
import { type EmbeddedContent, embeddedContent, STATED_SOURCES } from './embedded-content.ts';
import { proseOf } from './prose.cases.ts';

const script = (data: unknown, type = 'application/json'): string =>
  `<script type="${type}">${JSON.stringify(data)}</script>`;
const jsonLd = (data: object): string => script(data, 'application/ld+json');
const microdata = (text: string): string => `<meta itemprop=articleBody content="${text}">`;
const read = (html: string): EmbeddedContent | null => embeddedContent(pageFromHtml(html));

const BODY = proseOf(60);

describe('embeddedContent', () => {
  it.each([
    ['json-ld', jsonLd({ articleBody: BODY })],
    ['microdata', microdata(BODY)],
    ['hydration', script({ anything: BODY })],
  ])('reads %s', (source, html) => {
    expect(read(html)).toEqual({ html: `<p>${BODY}</p>`, source, words: 60, capped: false });
  });

  it('finds nothing where nothing is prose', () => {
    expect(read('<p>Text</p>')).toBeNull();
    expect(read(script(Array.from({ length: 90 }, (_, at) => `label${at}`)))).toBeNull();
    expect(read(microdata('label '.repeat(90)))).toBeNull();
  });

  it('reads only the wanted sources', () => {
    expect(embeddedContent(pageFromHtml(script({ anything: BODY })), STATED_SOURCES)).toBeNull();
  });

  it('trusts what a page states about itself, unless it is less than half of what is there', () => {
    const state = script({ anything: proseOf(100, 'goat') });
    expect(read(state + jsonLd({ articleBody: proseOf(50) }))).toMatchObject({
      source: 'json-ld',
      words: 50,
    });
    expect(read(state + jsonLd({ articleBody: proseOf(49) }))).toMatchObject({
      source: 'hydration',
      words: 100,
    });
    expect(read(state + microdata(proseOf(50)))).toMatchObject({ source: 'microdata', words: 50 });
    expect(read(microdata(BODY) + jsonLd({ articleBody: BODY }))).toMatchObject({ source: 'json-ld' });
  });

  it('takes the longest text of a source, the first of equal ones', () => {
    const texts = [proseOf(60, 'goat'), proseOf(70, 'piano'), proseOf(70, 'teacher'), proseOf(60, 'gull')];
    expect(read(texts.map((text) => script({ text })).join(''))?.html).toBe(`<p>${texts[1]}</p>`);
  });

  it.each(['abstract', 'articleBody', 'recipeIngredient', 'recipeInstructions', 'text', 'transcript'])(
    'reads %s of a thing in JSON-LD',
    (property) => {
      expect(read(jsonLd({ '@type': 'Thing', [property]: BODY }))).toMatchObject({ words: 60 });
    },
  );

  it.each(['reviewBody', 'headline', 'articleSection', ''])('does not read its "%s"', (property) => {
    expect(read(jsonLd({ '@type': 'Thing', [property]: BODY }))).toBeNull();
  });

  it.each([
    ['the thing', { description: BODY }],
    ['a thing of the graph', { '@graph': [{ description: BODY }] }],
    ['the main entity', { mainEntity: { description: BODY } }],
    ['the page', { mainEntityOfPage: { description: BODY } }],
  ])('reads the description of %s', (_, data) => {
    expect(read(jsonLd(data))).toMatchObject({ words: 60 });
  });

  it.each([
    ['a review', { review: [{ description: BODY }] }],
    ['the author', { author: { description: BODY } }],
  ])('does not read the description of %s', (_, data) => {
    expect(read(jsonLd(data))).toBeNull();
  });

  it('reads data that is packed into strings of data, twice at most', () => {
    const packed = (times: number): unknown =>
      times === 0 ? { body: proseOf(100) } : { state: JSON.stringify(packed(times - 1)) };
    expect([0, 1, 2, 3].map((times) => read(script(packed(times)))?.words)).toEqual([
      100,
      100,
      100,
      undefined,
    ]);
  });

  it('says when a cap left something unread', () => {
    const deep = `<script>${'['.repeat(300)}"${BODY}"</script>`;
    expect(read(deep)).toMatchObject({ words: 60, capped: true });
    const large = `<script>"${'x'.repeat(8_000_000)}"</script>`;
    expect(read(large + script({ text: BODY }))).toMatchObject({ words: 60, capped: true });
  });
});
