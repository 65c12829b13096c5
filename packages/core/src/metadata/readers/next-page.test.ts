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
    expect(next('<b>١</b> <a href="/story/2">٢</a>')).toBe('https://a.example/story/2');
  });

  it('is not a number that leads elsewhere, or a page without an address', () => {
    expect(next('<a href="/other/2">2</a> <a href="/other/3">3</a>')).toBeNull();
    expect(next('<a href="#fn2">2</a>')).toBeNull();
    expect(next('<a href="?page=2">2</a>', null)).toBeNull();
    expect(next('<a href="/story-of-something-else">2</a>')).toBeNull();
  });

  it('has an address that differs in fourteen characters at most', () => {
    expect(next('<a href="/story?seite-im-xy=2">2</a>')).toBe('https://a.example/story?seite-im-xy=2');
    expect(next('<a href="/story?seite-im-xyz=2">2</a>')).toBeNull();
  });
});
