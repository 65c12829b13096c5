import { describe, expect, it } from 'vitest';
import { collectHeader, parseCookies, parseHeaderValue, parseProxy } from './request-arguments.ts';

describe('headers on the command line', () => {
  it('are collected by their names in lower case; the last of a name counts', () => {
    const first = collectHeader('Accept-Language: de');
    expect(collectHeader('X-Key:a: b', first)).toEqual({ 'accept-language': 'de', 'x-key': 'a: b' });
    expect(collectHeader('ACCEPT-LANGUAGE:', first)).toEqual({ 'accept-language': '' });
  });

  it.each([
    'no colon',
    ': value',
    'a b: c',
    'X: a\nY: b',
    'X: a\u2028b',
    'Host: example.org',
    'Content-Length: 1',
  ])('%j is refused', (value) => expect(() => collectHeader(value)).toThrow());
});

describe('parseCookies', () => {
  it.each(['a=b', 'a=', 'a=b; c=d=e', 'a=b; flag'])('accepts %j', (value) => {
    expect(parseCookies(value)).toBe(value);
  });

  it.each(['foo', '', '=b', 'a b=c', 'a=b\nX: y'])('refuses %j', (value) => {
    expect(() => parseCookies(value)).toThrow();
  });
});

describe('parseHeaderValue', () => {
  it('lets text through, but no control characters', () => {
    expect(parseHeaderValue('a=b; c=d')).toBe('a=b; c=d');
    for (const value of ['a\r\nb', 'a\0']) expect(() => parseHeaderValue(value)).toThrow('line breaks');
  });
});

describe('parseProxy', () => {
  it('accepts HTTP proxies only', () => {
    expect(parseProxy('http://user:pw@127.0.0.1:8080')).toBe('http://user:pw@127.0.0.1:8080');
    for (const value of ['127.0.0.1:8080', 'socks5://a:1', ''])
      expect(() => parseProxy(value)).toThrow('http://host');
  });
});
