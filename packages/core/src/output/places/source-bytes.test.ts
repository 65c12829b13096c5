import { describe, expect, it } from 'vitest';
import type { Page } from '../../page/page.ts';
import { byteCounter } from './source-bytes.ts';

/** A page as far as bytes need it. */
function page(source: string | null, name: string | null, more: object = {}): Page {
  const encoding = name === null ? null : { name, reason: 'declared' };
  return { source, encoding, warnings: [], ...more } as unknown as Page;
}

const BOM = (name: string): object => ({ encoding: { name, reason: 'bom' } });

describe('the bytes before an offset', () => {
  const SOURCE = 'a\u007f\u0080\u07ff\u0800\ud7ff\ue000\uffff\ud83d\ude00b';

  it('in UTF-8, counted once more, for every character', () => {
    const count = byteCounter(page(SOURCE, 'utf-8'))!;
    for (let at = 0; at <= SOURCE.length; at++) {
      const isInPair = SOURCE.codePointAt(at - 1)! > 0xff_ff;
      if (!isInPair) expect(count(at), `${at}`).toBe(new TextEncoder().encode(SOURCE.slice(0, at)).length);
    }
  });

  it('in UTF-8, far into a long page', () => {
    const long = 'é漢😀'.repeat(2000);
    const count = byteCounter(page(long, 'utf-8'))!;
    for (const at of [0, 1022, 1024, 1025, 2048, 5000, 7998, long.length]) {
      const before = new TextEncoder().encode(long.slice(0, at)).length;
      expect(count(at), `${at}`).toBe(before);
    }
  });

  it('counts the mark before the text', () => {
    expect(byteCounter(page('aé', null, BOM('utf-8')))!(2)).toBe(6);
    expect(byteCounter(page('ab', null, BOM('utf-16be')))!(2)).toBe(6);
    expect(byteCounter(page('ab', null, BOM('utf-16le')))!(1)).toBe(4);
  });

  it.each([
    ['utf-16le', 6],
    ['utf-16be', 6],
    ['windows-1252', 3],
    ['windows-874', 3],
    ['iso-8859-2', 3],
    ['iso-8859-16', 3],
    ['iso-8859-8-i', 3],
    ['koi8-r', 3],
    ['koi8-u', 3],
    ['macintosh', 3],
    ['x-mac-cyrillic', 3],
    ['ibm866', 3],
  ])('in %s', (name, bytes) => {
    expect(byteCounter(page('abc', name))!(3)).toBe(bytes);
  });

  it.each(['shift_jis', 'gb18030', 'euc-kr', 'big5', 'x-windows-1252', 'windows-12520'])(
    'nobody knows in %s',
    (name) => {
      expect(byteCounter(page('abc', name))).toBeNull();
    },
  );

  it('nobody knows without bytes, without a source, and after bytes that mean nothing', () => {
    expect(byteCounter(page('abc', null))).toBeNull();
    expect(byteCounter(page(null, 'utf-8'))).toBeNull();
    const warned = (code: string): object => ({ warnings: [{ code, message: '' }] });
    expect(byteCounter(page('abc', 'utf-8', warned('undecodable-bytes')))).toBeNull();
    expect(byteCounter(page('abc', 'utf-8', warned('nodes-capped')))).not.toBeNull();
  });
});
