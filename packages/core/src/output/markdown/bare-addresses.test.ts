import { describe, expect, it } from 'vitest';
import { settleAddresses, settleLastAddress } from './bare-addresses.ts';

describe('settleAddresses', () => {
  it.each([
    ['no address', 'a\\_b', 'a\\_b'],
    ['an address without an escape', 'http://a.example/b \\_', 'http://a.example/b \\_'],
    ['an address with one', 'x https://a.example/\\_b y', 'x <https://a.example/_b> y'],
    ['an address with one at its end', 'http://a.example/\\_b\\_, c', '<http://a.example/_b>\\_, c'],
    ['an address that ends with a sentence', '(http://a.example/\\_b).', '(<http://a.example/_b>).'],
    ['what a tag might be made of', 'http://a.example/?b=\\_', 'http&#58;//a.example/?b=\\_'],
    ['without a scheme', 'www.a.example/\\_b', 'www\\.a.example/\\_b'],
    ['a reference', 'HTTP://a.example/&amp;b', 'HTTP&#58;//a.example/&amp;b'],
    ['the middle of a word', 'xhttp://a.example/\\_b', 'x<http://a.example/_b>'],
    ['another scheme', 'ftp://a.example/\\_b', 'ftp&#58;//a.example/\\_b'],
    ['a bracket before it', '<http://a.example/\\_b', '<http://a.example/\\_b'],
    ['a bracket in it', 'http://a.example/\\_b<c', '<http://a.example/_b><c'],
    [
      'two of them in one word',
      "http://a.example/'\\_http://www.b.example/",
      "http&#58;//a.example/'\\_http&#58;//www\\.b.example/",
    ],
    [
      'two of them',
      'http://a.example/\\_ http://b.example/\\_',
      '<http://a.example/>\\_ <http://b.example/>\\_',
    ],
  ])('%s', (_, escaped, expected) => {
    expect(settleAddresses(escaped)).toBe(expected);
  });
});

describe('settleLastAddress', () => {
  it.each([
    ['no address', 'some words', 'some words'],
    ['an address', 'see http://a.example/b', 'see <http://a.example/b>'],
    ['an address alone', 'http://a.example', '<http://a.example>'],
    ['without a scheme', 'see www.a', 'see www\\.a'],
    ['an address of files', 'see ftp://a', 'see ftp&#58;//a'],
    ['an address before the last word', 'http://a.example/b c.d', 'http://a.example/b c.d'],
  ])('%s', (_, escaped, expected) => {
    expect(settleLastAddress(escaped)).toBe(expected);
  });
});
