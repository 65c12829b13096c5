import { describe, expect, it } from 'vitest';
import { canDecode, decodeAs } from './decoders.ts';

const decode = (encoding: string, ...bytes: number[]): string => decodeAs(Uint8Array.from(bytes), encoding);

describe('decoding by the Encoding Standard where runtimes differ', () => {
  it('windows-1252 has quotes and the euro sign, not control characters', () => {
    expect(decode('windows-1252', 0x80, 0x93, 0x41, 0x94, 0x96, 0xe9, 0x81)).toBe('€“A”–é\x81');
  });

  it('windows-1252 is right across chunks', () => {
    const bytes = new Uint8Array(20_001).fill(0xe9);
    bytes[8192] = 0x92;
    const text = decodeAs(bytes, 'windows-1252');
    expect(text.length).toBe(20_001);
    expect([text[8191], text[8192], text[8193]]).toEqual(['é', '’', 'é']);
  });

  it('iso-8859-16 has the Romanian letters with commas', () => {
    expect(decode('iso-8859-16', 0xaa, 0xba, 0xde, 0xfe, 0xe3, 0xa4)).toBe('ȘșȚță€');
  });

  it('gbk is decoded as gb18030', () => {
    expect(decode('gbk', 0xc4, 0xe3, 0xa2, 0xe3, 0x80)).toBe('你€€');
  });

  it('euc-kr has the syllables of windows-949', () => {
    // First and last code of the extension, then a plain syllable; 똠 is the one everybody misses.
    expect(decode('euc-kr', 0x81, 0x41, 0xc6, 0x52, 0xb0, 0xa1, 0x41)).toBe('갂힣가A');
    expect(decode('euc-kr', 0x8c, 0x63, 0xb9, 0xe6, 0xb0, 0xa2, 0xc7, 0xcf)).toBe('똠방각하');
  });

  it('euc-kr does not let a bad lead byte swallow a tag', () => {
    expect(decode('euc-kr', 0x81, 0x41, 0xb0, 0x3c, 0x62, 0x3e)).toBe('갂\ufffd<b>');
  });

  it('big5 marks what the runtime has only private code points for', () => {
    expect(decode('big5', 0xa4, 0xa4, 0xa4, 0xe5)).toBe('中文');
    expect(decode('big5', 0xfa, 0x40)).not.toMatch(/[\ue000-\uf8ff]/);
  });

  it('knows what it cannot decode', () => {
    expect(canDecode('windows-1252')).toBe(true);
    expect(canDecode('klingon')).toBe(false);
  });
});
