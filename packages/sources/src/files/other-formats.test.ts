import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { otherFormat } from './other-formats.ts';

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

  it.each(['', '<p>', 'plain text', '\xef\xbb\xbf<html>', '\xff\xfe<\0p\0>\0'])('lets %j pass', (start) => {
    expect(otherFormat(Buffer.from(start, 'latin1'))).toBeNull();
  });
});
