import { describe, expect, it } from 'vitest';
import { dataToHtml } from './data-html.ts';
import type { PartText } from './richest-part.ts';

const part = (text: string, more: Partial<PartText> = {}): PartText => ({
  text,
  list: -1,
  heading: 0,
  ...more,
});

describe('dataToHtml', () => {
  it.each<[what: string, texts: PartText[], html: string]>([
    ['lines are paragraphs', [part(' One.\n \n\tTwo. \n')], '<p>One.</p>\n<p>Two.</p>'],
    ['markup stays', [part('<b>One</b>')], '<div><b>One</b></div>'],
    ['other text is escaped', [part('a < b & b > c')], '<p>a &lt; b &amp; b &gt; c</p>'],
    ['what was escaped twice is no more', [part('Q&amp;A')], '<p>Q&amp;A</p>'],
    ['markup that was escaped twice is markup', [part('&lt;b>One&lt;/b>')], '<div><b>One</b></div>'],
    [
      'headings have their level',
      [part('One', { heading: 3 }), part('Two'), part('Three', { heading: 1 })],
      '<h3>One</h3>\n<p>Two</p>\n<h1>Three</h1>',
    ],
    [
      'markup after a heading is none',
      [part('One', { heading: 3 }), part('<p>Two')],
      '<h3>One</h3>\n<div><p>Two</div>',
    ],
    ['nothing is nothing', [], ''],
  ])('%s', (_, texts, html) => {
    expect(dataToHtml(texts)).toBe(html);
  });

  /** The strings of one paragraph stand in a list of their own; here others do, too. */
  const spans = (...texts: readonly string[]): PartText[] => [
    part('Before.', { list: 1 }),
    ...texts.map((text) => part(text, { list: 2 })),
  ];

  it.each([
    ['a space before', 'It went', ' on.'],
    ['a space after', 'It ', 'went on.'],
    ['a comma', 'It went', ', as ever, on.'],
    ['a bracket', 'It went (', 'on).'],
    ['a script without spaces', '船は六時半', 'に出る。'],
  ])('joins spans at %s', (_, first, second) => {
    expect(dataToHtml(spans(first, second))).toBe(`<p>Before.</p>\n<p>${first}${second}</p>`);
  });

  it.each([
    ['a full stop', 'It went.', ' And on.'],
    ['two words without a space', 'A heading', 'It went on.'],
    ['the end of a sentence in any script', '船は出る。', '船は着く。'],
  ])('parts spans at %s', (_, first, second) => {
    expect(dataToHtml(spans(first, second))).toBe(`<p>Before.</p>\n<p>${first}</p>\n<p>${second.trim()}</p>`);
  });

  it('joins nothing across lists, nor where all texts are in one list', () => {
    expect(dataToHtml([part('It went', { list: 1 }), part(' on.', { list: 2 })])).toBe(
      '<p>It went</p>\n<p>on.</p>',
    );
    expect(dataToHtml([part('It went', { list: 1 }), part(' on.', { list: 1 })])).toBe(
      '<p>It went</p>\n<p>on.</p>',
    );
  });

  it('joins nothing across markup', () => {
    expect(dataToHtml(spans('It went', ' <br> ', ' on.'))).toBe(
      '<p>Before.</p>\n<p>It went</p>\n<div> <br> </div>\n<p>on.</p>',
    );
  });
});
