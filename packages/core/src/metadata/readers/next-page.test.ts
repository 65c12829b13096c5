import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../page/from-html.ts';
import { readMetadata } from '../metadata.ts';

const next = (html: string, url: string | null = 'https://a.example/story'): string | null =>
  readMetadata(pageFromHtml(html), { url }).metadata.nextPage;

const pages = (numbers: readonly (string | number)[], address: (n: string | number) => string): string =>
  numbers.map((n) => `<a href="${address(n)}">${n}</a>`).join(' ');

describe('nextPage', () => {
  it('is what rel=next says', () => {
    expect(next('<link rel="next" href="/story?page=2">')).toBe('https://a.example/story?page=2');
    expect(next('<a rel="nofollow next" href="2">go on</a>')).toBe('https://a.example/2');
    expect(next('<a rel="next" href="javascript:x">go on</a>')).toBeNull();
  });

  it('is the next number where numbers lead on', () => {
    const query = (n: string | number): string => `/story?page=${n}`;
    expect(next(`<b>1</b> ${pages([2, 3, 4], query)}`)).toBe('https://a.example/story?page=2');
    expect(next(pages([1, 3, 4], query), 'https://a.example/story?page=2')).toBe(
      'https://a.example/story?page=3',
    );
    expect(next(pages([1, 2], query), 'https://a.example/story?page=3')).toBeNull();
    expect(next(pages([2, 3], (n) => `/story/${n}/`))).toBe('https://a.example/story/2/');
    expect(next('<a href="/story">1</a> 2 <a href="/story/3">3</a>', 'https://a.example/story/2')).toBe(
      'https://a.example/story/3',
    );
    expect(next('<b>١</b> <a href="/story/2">٢</a>')).toBe('https://a.example/story/2');
  });

  it('is not a number that leads elsewhere, or a page without an address', () => {
    expect(next('<a href="/other/2">2</a> <a href="/other/3">3</a>')).toBeNull();
    expect(next('<a href="#fn2">2</a>')).toBeNull();
    expect(next('<a href="?page=2">2</a>', null)).toBeNull();
    expect(next('<a href="/story-of-something-else">2</a>')).toBeNull();
  });

  it.each([
    ['a page of two digits', '<a href="/story?p=1">1</a><a href="/story?p=12">12</a>', null],
    [
      'two digits',
      Array.from({ length: 11 }, (_, at) => `<a href="/story?p=${at + 1}">${at + 1}</a>`).join('') +
        '<a href="/story?p=13">13</a>',
      'https://a.example/story?p=13',
    ],
    ['blanks around', '<a href="/story?p=2">\n 2 </a>', 'https://a.example/story?p=2'],
    ['a box around', '<a href="/story?p=2"><b>2</b></a>', 'https://a.example/story?p=2'],
    ['boxes around', '<a href="/story?p=2"><b><i>2</i></b></a>', null],
    ['more than a number', '<a href="/story?p=2">2nd</a>', null],
    ['words before it', '<a href="/story?p=2">p2</a>', null],
    ['four digits', '<a href="/story?p=2">0002</a>', null],
    ['many blanks', `<a href="/story?p=2">2${' '.repeat(30)}</a>`, null],
    ['some blanks', `<a href="/story?p=2">2${' '.repeat(29)}</a>`, 'https://a.example/story?p=2'],
    [
      'nine',
      [2, 3, 4, 5, 6, 7, 8, 9].map((n) => `<a href="/story?p=${n}">${n}</a>`).join(''),
      'https://a.example/story?p=2',
    ],
    ['a zero before', '<a href="/story?p=02">02</a>', 'https://a.example/story?p=02'],
    ['no link', '<b href="/story?p=2">2</b>', null],
    ['no address', '<a>2</a>', null],
    ['a bad address', '<a href="javascript:2">2</a>', null],
    [
      'the first of two addresses',
      '<a href="/story?p=2">2</a><a href="/story?q=2">2</a>',
      'https://a.example/story?p=2',
    ],
    ['letters of another script', '<a href="/story?p=2">二</a>', null],
  ])('reads numbers: %s', (_, html, expected) => {
    expect(next(html)).toBe(expected);
  });

  it.each([
    ['https://a.example/story/1/all', '/story/2/all', true],
    ['https://a.example/story-1.html', '/story-2.html', true],
    ['https://a.example/story.html', '/story-2.html', true],
    ['https://a.example/story-1.html', '/story-11.html', true],
    ['https://a.example/1/story', '/1/other', false],
    ['https://a.example/story?id=1234', '/story?id=2', false],
    ['https://a.example/story', '/story?x#2', false],
    ['https://a.example/story', '/story?p=2#x', false],
    ['https://a.example/story-1', '/story', false],
  ])('takes %s and %s for one text: %s', (url, href, isOne) => {
    expect(next(`<a href="${href}">2</a>`, url)).toBe(isOne ? `https://a.example${href}` : null);
  });

  it('looks at two hundred numbers', () => {
    const notes = (count: number): string => '<a href="#n">7</a>'.repeat(count);
    expect(next(`${notes(199)}<a href="/story?p=2">2</a>`)).not.toBeNull();
    expect(next(`${notes(200)}<a href="/story?p=2">2</a>`)).toBeNull();
  });

  it('has an address that differs in fourteen characters at most', () => {
    expect(next('<a href="/story?seite-im-xy=2">2</a>')).toBe('https://a.example/story?seite-im-xy=2');
    expect(next('<a href="/story?seite-im-xyz=2">2</a>')).toBeNull();
  });
});
