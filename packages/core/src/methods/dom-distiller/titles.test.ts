import { describe, expect, it } from 'vitest';
import { unseenNodes } from '../../hidden/unseen-nodes.ts';
import { pageFromHtml } from '../../page/from-html.ts';
import { headlineOf, pageTitles } from './titles.ts';
import { wordCounter } from './word-meter.ts';

const countWords = wordCounter('script');

describe('headlineOf', () => {
  const heading = (): string => 'What the first heading of the page says';

  it.each([
    // Before the last separator, if that has three words; the whole where the outcome has four or fewer.
    ['A quiet day at the sea - The Gazette', 'A quiet day at the sea'],
    ['News | A quiet day at the sea', 'A quiet day at the sea'],
    ['A quiet day - The Gazette', 'A quiet day - The Gazette'],
    // After the last colon, or after the first.
    ['The Gazette: a quiet day at the sea', 'a quiet day at the sea'],
    ['The Gazette: a quiet day at sea: so', 'a quiet day at sea: so'],
    // Too short or too long: the first heading.
    ['Gazette', 'What the first heading of the page says'],
    ['word '.repeat(40).trim(), 'What the first heading of the page says'],
    ['A quiet day by the old sea', 'A quiet day by the old sea'],
    ['', ''],
  ])('%j: %j', (name, expected) => {
    expect(headlineOf(name, heading, countWords)).toBe(expected);
  });

  it('falls back to the name', () => {
    expect(headlineOf('Gazette', () => '', countWords)).toBe('Gazette');
  });
});

describe('pageTitles', () => {
  it('come from the markup, the headline and the name of the document', () => {
    const page = pageFromHtml(
      '<head><meta property="og:title" content="At sea"><title>Gazette</title></head><h1 hidden>no</h1><h1>A quiet day at the sea</h1>',
    );
    expect([...pageTitles(page, unseenNodes(page), countWords)]).toEqual([
      'at sea',
      'a quiet day at the sea',
      'gazette',
    ]);
  });
});
