import { describe, expect, it } from 'vitest';
import { destination } from './destination.ts';

describe('the address of a link', () => {
  it.each([
    ['https://a.example/b?c=d&e', '(https://a.example/b?c=d&e)'],
    ['/a b', '(/a%20b)'],
    ['/<a>"`\\|^{}', '(/%3Ca%3E%22%60%5C%7C%5E%7B%7D)'],
    ['/a*b', '(/a%2Ab)'],
    ['/?a&lt;b', '(/?a&amp;lt;b)'],
    ['/?a&#58;b', '(/?a&amp;#58;b)'],
    ['/?a&b;c', '(/?a&amp;b;c)'],
    ['/?a&b=c;', '(/?a&b=c;)'],
    ['/a(b)', '(/a(b))'],
    ['/a(((b)))', '(/a%28%28%28b%29%29%29)'],
    ['/a((((b))))', '(/a%28%28%28%28b%29%29%29%29)'],
    ['/a(b', '(/a%28b)'],
    ['/a)b(', '(/a%29b%28)'],
  ])('%s', (url, expected) => {
    expect(destination(url, undefined, 'link')).toBe(expected);
  });

  it('is none where it is not safe, or not there', () => {
    expect(destination('javascript:x', undefined, 'link')).toBeNull();
    expect(destination(undefined, 'T', 'link')).toBeNull();
    expect(destination('mailto:a@b.example', undefined, 'link')).toBe('(mailto:a@b.example)');
    expect(destination('mailto:a@b.example', undefined, 'resource')).toBeNull();
  });
});

describe('the title of a link', () => {
  it.each([
    ['T', ' "T"'],
    [' a \n\n b ', ' "a b"'],
    ['', ''],
    [' \n', ''],
    ['"<\\`[]$', ' "&quot;&lt;&#92;&#96;&#91;&#93;&#36;"'],
    ['a&b; &lt; &#58; &c', ' "a&amp;b; &amp;lt; &amp;#58; &c"'],
    ['x'.repeat(501), ` "${'x'.repeat(500)}"`],
  ])('%j', (title, expected) => {
    expect(destination('/a', title, 'link')).toBe(`(/a${expected})`);
  });
});
