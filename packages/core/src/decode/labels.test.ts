import { describe, expect, it } from 'vitest';
import { encodingOfLabel, labelOfTransport } from './labels.ts';

describe('labels', () => {
  it.each([
    ['UTF8', 'utf-8'],
    [' Latin1 ', 'windows-1252'],
    ['iso-8859-1', 'windows-1252'],
    ['iso-8859-9', 'windows-1254'],
    ['GB2312', 'gbk'],
    ['sjis', 'shift_jis'],
    ['ks_c_5601-1987', 'euc-kr'],
    ['tis-620', 'windows-874'],
    ['win-1251', 'windows-1251'],
    ['cp936', 'gbk'],
    ['iso-8859-16', 'iso-8859-16'],
    ['utf-16', 'utf-16le'],
  ])('%s is %s', (label, encoding) => {
    expect(encodingOfLabel(label)).toBe(encoding);
  });

  it.each(['', 'klingon', 'utf-7', '__proto__', 'constructor', 'x'.repeat(10_000)])(
    '%s is unknown',
    (label) => {
      expect(encodingOfLabel(label)).toBeNull();
    },
  );

  it.each([
    ['utf-8', 'utf-8'],
    ['"utf-8"', 'utf-8'],
    ['text/html; charset=Big5', 'Big5'],
    ['text/html;CHARSET = "euc-jp"; x=y', 'euc-jp'],
    ['charset=gbk', 'gbk'],
    ['text/html', null],
    ['', null],
  ])('transport value %s holds %s', (value, label) => {
    expect(labelOfTransport(value)).toBe(label);
  });
});
