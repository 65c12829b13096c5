import { describe, expect, it } from 'vitest';
import { isAddress, isMarkup, isProse, isProseColumn, withoutTags } from './prose.ts';
import { STORIES } from './stories.cases.ts';

/** One sentence of so many words, with `more` after the first. */
const sentence = (words: number, more = ''): string =>
  `No${' no'.repeat(words - 2)}${more} ${words < 2 ? '' : 'no'}.`;
const text = (...sentences: readonly string[]): string => sentences.join(' ');

describe('isProse', () => {
  it.each(Object.entries(STORIES))('knows running text in %s', (_, story) => {
    expect(isProse(story.join('\n'))).toBe(true);
  });

  it.each<[what: string, shortest: string, tooShort: string]>([
    ['two short sentences', text(sentence(12), sentence(13)), text(sentence(12), sentence(12))],
    ['more than one sentence', text(sentence(15), sentence(15)), sentence(30)],
    ['sentences longer than labels', text(...fill(7, sentence(4))), text(...fill(9, sentence(3)))],
    ['sentences shorter than lists of keys', text(...fill(2, sentence(60))), text(...fill(2, sentence(61)))],
  ])('asks for %s', (_, enough, not) => {
    expect(isProse(enough)).toBe(true);
    expect(isProse(not)).toBe(false);
  });

  it('asks for four letters or digits in five characters', () => {
    // 80 letters, two full stops and the quotes.
    const quoted = (quotes: number): string => text(sentence(20, ' "'.repeat(quotes)), sentence(20));
    expect(isProse(quoted(18))).toBe(true);
    expect(isProse(quoted(19))).toBe(false);
  });

  it('may hold numbers, but fewer digits than letters', () => {
    const counting = (numbers: number): string =>
      text(sentence(20, ' 10'.repeat(numbers)), sentence(20, ' 10'.repeat(numbers)));
    expect(isProse(counting(19))).toBe(true);
    expect(isProse(counting(20))).toBe(false);
  });

  it.each([...'{}=<>|\\_^~'])('is no code: at most three of two hundred characters are %s', (mark) => {
    const coded = (marks: number): string =>
      text(sentence(30, ` ${mark}`.repeat(marks)), sentence(30)).padEnd(200);
    expect(coded(3)).toHaveLength(200);
    expect(isProse(coded(3))).toBe(true);
    expect(isProse(coded(4))).toBe(false);
  });
});

describe('isProseColumn', () => {
  it('joins texts that are too short to be prose alone', () => {
    expect(isProse(sentence(6))).toBe(false);
    expect(isProseColumn(fill(5, sentence(6)))).toBe(true);
  });

  it('asks for more than names and titles', () => {
    expect(isProseColumn(fill(6, sentence(5)))).toBe(false);
  });
});

describe('isAddress', () => {
  it.each([
    '//a.example/b',
    'https://a.example/b',
    'https://a.example/with a blank',
    '  https://a.example/with a blank',
    'x://a.example/with a blank',
    'coap+tcp2://a.example/with a blank',
    'urn:isbn:1',
    'x:y',
    'mailto:eva@a.example',
    'h323:eva',
    'tel:',
  ])('knows %s', (address) => {
    expect(isAddress(address)).toBe(true);
  });

  it.each([
    'Note: this is none',
    'see https://a.example/',
    'see urn:isbn:1',
    'either // or',
    '12:30',
    '1s://a.example/with a blank',
    '说明:文字',
    `${'a'.repeat(17)}:b`,
    '',
  ])('leaves %s', (other) => {
    expect(isAddress(other)).toBe(false);
  });
});

describe('isMarkup', () => {
  it.each([
    '<p>',
    'a<br/>b',
    '<H2 class=x>',
    '<img src=x>',
    'one <b>two</b>',
    '<blockquote cite="x">',
    'x</y',
  ])('knows %s', (html) => {
    expect(isMarkup(html)).toBe(true);
  });

  it.each(['a < b', '<pre', '<b', '<h7', '<hr', '</1', '5 </ 6', 'p>'])('leaves %s', (plain) => {
    expect(isMarkup(plain)).toBe(false);
  });
});

describe('withoutTags', () => {
  it.each([
    ['plain', 'plain'],
    ['one<br>two', 'one two'],
    ['<p>one</p><p>two</p>', ' one  two '],
    ['one <p two', 'one  '],
  ])('reads %s', (html, plain) => {
    expect(withoutTags(html)).toBe(plain);
  });
});

function fill(count: number, value: string): string[] {
  return Array.from({ length: count }, () => value);
}
