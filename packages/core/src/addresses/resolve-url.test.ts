import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveUrl } from './resolve-url.ts';

const BASE = 'https://news.example/2026/story.html';

describe('resolveUrl', () => {
  it('resolves relative, rooted, scheme-less and fragment references', () => {
    expect(resolveUrl(BASE, 'a.png')).toBe('https://news.example/2026/a.png');
    expect(resolveUrl(BASE, '/a.png')).toBe('https://news.example/a.png');
    expect(resolveUrl(BASE, '//cdn.example/a.png')).toBe('https://cdn.example/a.png');
    expect(resolveUrl(BASE, '#top')).toBe('https://news.example/2026/story.html#top');
  });

  it('keeps absolute addresses and needs no base for them', () => {
    expect(resolveUrl(null, 'http://例え.example/道')).toBe('http://xn--r8jz45g.example/%E9%81%93');
    expect(resolveUrl(null, 'a.png')).toBeNull();
    expect(resolveUrl(null, '//cdn.example/a.png')).toBeNull();
  });

  it('refuses every scheme that can carry code or data, however it is disguised', () => {
    for (const href of [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      ' \u0001javascript:alert(1)',
      'java\nscript:alert(1)',
      '\tjava\tscript\r:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      'blob:https://a.example/1',
      'file:///etc/passwd',
      'mailto:a@b.example',
    ]) {
      expect(resolveUrl(BASE, href), href).toBeNull();
    }
  });

  it('gives null for what is no address', () => {
    expect(resolveUrl(BASE, 'https://')).toBeNull();
    // Looks plain, but stands for no letters.
    expect(resolveUrl(null, 'https://xn--.example/a')).toBeNull();
    expect(resolveUrl(null, 'https://xn--r8jz45g.example/a')).toBe('https://xn--r8jz45g.example/a');
    expect(resolveUrl('not a base', '/a')).toBeNull();
    expect(resolveUrl(BASE, `https://a.example/${'x'.repeat(70_000)}`)).toBeNull();
  });

  it('never throws and only ever returns http or https', () => {
    fc.assert(
      fc.property(fc.option(fc.string({ unit: 'binary' })), fc.string({ unit: 'binary' }), (base, href) => {
        const url = resolveUrl(base, href);
        expect(url === null || url.startsWith('http://') || url.startsWith('https://')).toBe(true);
      }),
    );
  });

  it('gives what a URL parser gives, with and without one', () => {
    const piece = fc.constantFrom(
      'http://',
      'https://',
      'HTTPS://',
      '/',
      '//',
      '.',
      '..',
      '%2e',
      'a',
      'B',
      'example',
      'xn--',
      '-',
      '_',
      '1',
      '0x7f',
      '?',
      '#',
      '&',
      '=',
      "'",
      '"',
      '<',
      '|',
      '^',
      '[',
      '\\',
      '@',
      ':',
      ':80',
      '%',
      '%zz',
      ' ',
      'ü',
      '漢',
      '~',
      '!',
      '(',
      ')',
      '*',
      '+',
      ',',
      ';',
      '$',
    );
    const bases = fc.constantFrom(
      BASE,
      'http://a.b.example/x?y#z',
      'https://u@host.example:8443/a/',
      'https://1.2.3.4/a',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), bases, (pieces, base) => {
        const href = pieces.join('');
        const parsed = parse(href, base);
        const isSafe = parsed !== null && (parsed.protocol === 'http:' || parsed.protocol === 'https:');
        expect(resolveUrl(base, href)).toBe(isSafe ? parsed.href : null);
      }),
      { numRuns: 5000 },
    );
  });
});

function parse(href: string, base: string): URL | null {
  try {
    return new URL(href, base);
  } catch {
    return null;
  }
}
