import { expect, it } from 'vitest';
import { siteOf } from './site.ts';

it.each([
  ['https://www.example.org/a?b', 'example.org'],
  ['http://news.bbc.co.uk/1', 'bbc.co.uk'],
  ['https://a.b.example.com.br', 'example.com.br'],
  ['https://co.uk/', 'co.uk'],
  ['https://t.co/x', 't.co'],
  ['http://127.0.0.1:80/', '127.0.0.1'],
  ['http://localhost/', 'localhost'],
  ['about:blank', null],
  ['nonsense', null],
  ['', null],
  [null, null],
])('%s → %s', (url, site) => {
  expect(siteOf(url)).toBe(site);
});
