import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { otherFormat, refuseOtherFormats } from './other-formats.ts';

/** Bytes without any pattern, the same in every run. */
function random(length: number): Uint8Array {
  let state = 7;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
}

describe('otherFormat', () => {
  it.each([
    ['%PDF-1.7\n', 'a PDF'],
    ['\x89PNG\r\n\x1a\n', 'a picture'],
    ['\xff\xd8\xff\xe0', 'a picture'],
    ['PK\x03\x04', 'an archive or an office document'],
  ])('knows %j', (start, what) => {
    expect(otherFormat(Buffer.from(start, 'latin1'))).toBe(what);
  });

  it('recognises the output of gzip', () => {
    expect(otherFormat(gzipSync('<p>text</p>'))).toBe('compressed with gzip');
  });

  it.each([
    ['random bytes', random(5000)],
    ['compressed bytes without a signature', brotliCompressSync(random(4000))],
    ['a few random bytes', random(200)],
  ])('says of %s that they are no text', (_, bytes) => expect(otherFormat(bytes)).toBe('binary data'));

  it('lets pages in any encoding pass, even with stray control characters', () => {
    const html = `<html><p>${'Grüße 港は静かだった。 '.repeat(200)}\u0001`;
    for (const encoding of ['utf8', 'utf16le', 'latin1'] as const)
      expect(otherFormat(Buffer.from(html, encoding))).toBeNull();
    expect(otherFormat(Buffer.from(html, 'utf16le').swap16())).toBeNull();
    // Nothing at its beginning shows that it is a page.
    expect(otherFormat(Buffer.from(`\ufeffText ${html}`, 'utf16le'))).toBeNull();
    expect(otherFormat(Buffer.from(`Text ${html}`, 'utf16le').swap16())).toBeNull();
    expect(
      otherFormat(Buffer.from(`Some text\v with \x1b$B~\x1b(B ${'and more '.repeat(30)}\x01`)),
    ).toBeNull();
  });

  it('gives a hint for what is only packed', () => {
    expect(() => refuseOtherFormats(gzipSync('a'), 'page.html')).toThrow(
      'page.html is compressed with gzip, not a web page (unpack it, or end its name with .gz',
    );
    expect(() => refuseOtherFormats(Buffer.from('WARC/1.0\r\n'), 'a.warc')).toThrow(
      'a.warc is a WARC file, not a web page (a batch reads the pages in it',
    );
    expect(() => refuseOtherFormats(random(500), 'page.html')).toThrow(
      'page.html is binary data, not a web page',
    );
    expect(() => refuseOtherFormats(Buffer.from('<p>'), 'page.html')).not.toThrow();
  });

  it.each(['', '<p>', 'plain text', '\xef\xbb\xbf<html>', '\xff\xfe<\0p\0>\0'])('lets %j pass', (start) => {
    expect(otherFormat(Buffer.from(start, 'latin1'))).toBeNull();
  });
});
