import { describe, expect, it } from 'vitest';
import { prescanMeta } from './meta-prescan.ts';

const prescan = (html: string): string | null => prescanMeta(new TextEncoder().encode(html)).encoding;

describe('prescan for a meta declaration', () => {
  it.each([
    ['<meta charset=koi8-r>', 'koi8-r'],
    ['<META CHARSET = "Shift-JIS">', 'shift_jis'],
    ["<meta name=x charset='big5' />", 'big5'],
    ['<meta/charset=big5>', 'big5'],
    ['<meta http-equiv="Content-Type" content="text/html; charset=GB2312">', 'gbk'],
    ['<meta content="text/html; charset = \'euc-kr\'" http-equiv=content-type>', 'euc-kr'],
    ['<!-- <meta charset=big5> --><meta charset=koi8-r>', 'koi8-r'],
    ['<!--><meta charset=koi8-r>', 'koi8-r'],
    ['<p title="<meta charset=big5>"><meta charset=koi8-r>', 'koi8-r'],
    ['<?php <meta charset=big5> ?><meta charset=koi8-r>', 'koi8-r'],
    ['<meta charset=big5 charset=koi8-r>', 'big5'],
    ['<meta charset=klingon><meta charset=koi8-r>', 'koi8-r'],
    ['a < b <meta charset=koi8-r>', 'koi8-r'],
  ])('%s', (html, encoding) => {
    expect(prescan(html)).toBe(encoding);
  });

  it.each([
    ['<meta content="text/html; charset=big5">', 'content without http-equiv'],
    ['<meta http-equiv=refresh content="text/html; charset=big5">', 'another pragma'],
    ['<metacharset=big5>', 'not a meta'],
    ['<meta charset=big5', 'cut before the end of the tag'],
    ['<meta http-equiv=content-type content="charset=\'big5">', 'an open quote in the content'],
    ['<!-- <meta charset=big5>', 'an open comment'],
    ['', 'nothing'],
  ])('finds nothing in %s: %s', (html) => {
    expect(prescan(html)).toBeNull();
  });

  it('takes UTF-16, which cannot be true, for UTF-8, and x-user-defined for windows-1252', () => {
    expect(prescan('<meta charset=utf-16le>')).toBe('utf-8');
    expect(prescan('<meta charset=x-user-defined>')).toBe('windows-1252');
  });

  it('reads the XML declaration when no meta says more', () => {
    expect(prescan('<?xml version="1.0" encoding="EUC-JP"?><html>')).toBe('euc-jp');
    expect(prescan('<?xml version="1.0" encoding="EUC-JP"?><meta charset=big5>')).toBe('big5');
  });

  it('looks beyond the 1024 bytes of the standard, but not through the whole page', () => {
    const pad = (length: number): string => `<!--${'x'.repeat(length)}-->`;
    expect(prescan(`${pad(8000)}<meta charset=koi8-r>`)).toBe('koi8-r');
    expect(prescan(`${pad(20_000)}<meta charset=koi8-r>`)).toBeNull();
  });

  it('hands back the first label that means nothing', () => {
    const bytes = new TextEncoder().encode('<meta charset=klingon><meta charset=vulcan>');
    expect(prescanMeta(bytes)).toEqual({ encoding: null, unknownLabel: 'klingon' });
  });
});
