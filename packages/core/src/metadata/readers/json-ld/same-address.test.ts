import { describe, expect, it } from 'vitest';
import { sameAddress } from './same-address.ts';

const ADDRESS = 'https://news.example/2026/Story';

describe('sameAddress', () => {
  it.each([
    ADDRESS,
    'http://www.news.example/2026/story/',
    '//m.news.example/2026/story',
    ' https://news.example/2026/story ',
    'https://news.example/2026/story?page=1#top',
    'https://news.example/2026/story#top',
  ])('knows %s', (other) => {
    expect(sameAddress(ADDRESS, other)).toBe(true);
    expect(sameAddress(other, ADDRESS)).toBe(true);
  });

  it.each([
    'https://other.example/2026/story',
    'https://news.example/2026/story/2',
    'https://news.example/2026',
    'https://a.news.example/2026/story',
    'https://news.example/2026//www.story',
    '?https://news.example/2026/story',
    '',
  ])('tells %s apart', (other) => {
    expect(sameAddress(ADDRESS, other)).toBe(false);
  });
});
