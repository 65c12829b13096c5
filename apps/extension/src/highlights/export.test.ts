import { describe, expect, it } from 'vitest';
import { byPage, highlightsAsAnnotations, highlightsAsMarkdown, linkTo } from './export.ts';
import { type Highlight, readHighlight } from './highlight.ts';

const one: Highlight = {
  id: '0b8b7a0e-0000-4000-8000-000000000001',
  url: 'https://gazette.example/ferry',
  title: 'Night <b>ferry</b>',
  quote: { exact: 'forty-one *people*', prefix: 'swung open and', suffix: 'walked aboard a' },
  start: 120,
  end: 137,
  color: 'green',
  note: 'Count them.\n# Really',
  at: '2026-01-02T03:04:05.000Z',
};

describe('exported highlights', () => {
  it('are Markdown in which the words of a page stay text', () => {
    const text = highlightsAsMarkdown(byPage([one]), 'Untitled');
    expect(text).toContain('<https://gazette.example/ferry>');
    expect(text).toContain('> forty-one \\*people\\* [↗](https://gazette.example/ferry#:~:text=');
    expect(text).toContain('\nCount them.\\\n\\# Really\n');
    expect(text).not.toContain('<b>');
  });

  it.each([
    ['an image', '<img src=x onerror=alert(1)>', '&lt;img'],
    ['a link', '[a](javascript:alert(1))', '[a\\]('],
    ['a definition', '[a]: javascript:alert(1)', '\\[a'],
    ['a list', '- one', '\\- one'],
    ['several lines', 'one\n\n<script>', 'one'],
  ])('are no markup where a page has %s', (_, exact, start) => {
    const text = highlightsAsMarkdown(byPage([{ ...one, quote: { ...one.quote, exact }, note: exact }]), '');
    expect(text).toContain(`> ${start}`);
    expect(text).toContain(`\n\n${start}`);
    expect(text.replace(one.url, '')).not.toMatch(/<[a-z]+[^:]/u);
  });

  it('are written where a character is cut in half, and with an address that would be markup', () => {
    const exact = 'half \ud83d';
    expect(linkTo(one.url, { ...one.quote, exact })).toContain('half%20%EF%BF%BD');
    const read = readHighlight({ ...one, url: `${one.url}?\ud83d <img>`, quote: { ...one.quote, exact } })!;
    expect(read.quote.exact).toBe('half \ufffd');
    expect(highlightsAsMarkdown(byPage([read]), '')).not.toContain('<img');
  });

  it('link to their passage by text fragment', () => {
    expect(linkTo(one.url, one.quote)).toBe(
      'https://gazette.example/ferry#:~:text=and-,forty%2Done%20*people*,-walked',
    );
    const exact = 'one two three four five six seven eight nine ten eleven twelve';
    expect(linkTo('https://a.example/', { exact, prefix: '', suffix: '' })).toBe(
      'https://a.example/#:~:text=one%20two%20three%20four%20five,eight%20nine%20ten%20eleven%20twelve',
    );
  });

  it('are Web Annotations with a quote selector', () => {
    const page = JSON.parse(highlightsAsAnnotations([one])) as { items: unknown[] };
    expect(page).toMatchObject({ '@context': 'http://www.w3.org/ns/anno.jsonld', type: 'AnnotationPage' });
    expect(page.items[0]).toMatchObject({
      type: 'Annotation',
      motivation: 'commenting',
      target: { source: one.url, selector: [{ type: 'TextQuoteSelector', ...one.quote }] },
    });
  });
});

describe('readHighlight', () => {
  it('keeps a highlight as it is', () => {
    expect(readHighlight(JSON.parse(JSON.stringify(one)))).toEqual(one);
  });

  it.each([
    ['no object', 7],
    ['no quote', { ...one, quote: undefined }],
    ['an empty quote', { ...one, quote: { ...one.quote, exact: ' ' } }],
    ['an address that runs', { ...one, url: 'javascript:alert(1)' }],
  ])('refuses %s', (_, value) => {
    expect(readHighlight(value)).toBeNull();
  });

  it('mends what does not matter', () => {
    expect(readHighlight({ ...one, color: 'plaid', start: -1, note: 3 })).toMatchObject({
      color: 'yellow',
      start: 0,
      note: '',
    });
  });
});
