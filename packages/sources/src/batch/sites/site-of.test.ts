import { describe, expect, it } from 'vitest';
import { siteOf } from './site-of.ts';

describe('siteOf', () => {
  it.each([
    ['https://www.example.org/a', 'example.org'],
    ['https://example.org./', 'example.org'],
    ['https://news.bbc.co.uk/1', 'bbc.co.uk'],
    ['https://anna.blogspot.com/2010', 'anna.blogspot.com'],
    ['https://blogspot.com/', 'blogspot.com'],
    ['http://127.0.0.1:80/x', '127.0.0.1'],
    ['http://[::1]/x', '[::1]'],
    ['file:///a', null],
    ['no address', null],
    [null, null],
  ])('%s: %s', (url, site) => expect(siteOf(url)).toBe(site));
});
