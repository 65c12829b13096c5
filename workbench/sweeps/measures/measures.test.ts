import { describe, expect, it } from 'vitest';
import type { SweptConstant } from '../constants/read-constants.ts';
import { byteTable, encodeText, writable } from './encode-text.ts';
import { encoding } from './encoding.ts';
import { language } from './language.ts';
import { MEASURES } from './registry.ts';

describe('encodeText', () => {
  it.each([
    ['windows-1251', 'Привет, мир — №1'],
    ['koi8-r', 'Привет'],
    ['windows-1258', 'Đây'],
    ['shift_jis', '日本語 ﾃｽﾄ カナ'],
    ['euc-jp', '日本語'],
    ['euc-kr', '한국어'],
    ['gbk', '中文，繁體'],
    ['big5', '繁體中文'],
    ['ibm866', 'Привет ─'],
  ])('writes what %s reads', (name, text) => {
    const table = byteTable(name);
    expect(new TextDecoder(name).decode(encodeText(writable(text, table), table))).toBe(text);
  });

  it('puts marks apart where the encoding has them so', () => {
    const table = byteTable('windows-1258');
    const text = writable('Đức, Việt', table);
    expect(text.normalize('NFC')).toBe('Đức, Việt');
    expect(new TextDecoder('windows-1258').decode(encodeText(text, table))).toBe(text);
  });

  it('writes what is not in the encoding as a reference', () => {
    expect(writable('a→Я', byteTable('windows-1251'))).toBe('a&#8594;Я');
  });
});

describe('measures', () => {
  it('measure every constant by one that knows its kind', () => {
    const nameFor = (file: string, id = 'x'): string | undefined =>
      MEASURES.find((measure) => measure.appliesTo({ file, id } as SweptConstant))?.name;
    expect(nameFor('decode/guess/bits.ts')).toBe('encoding');
    expect(nameFor('language/identify.ts')).toBe('language');
    expect(nameFor('methods/r4/wide-page.ts')).toBe('r4');
    expect(nameFor('methods/layout-analysis/sentences.ts')).toBe('layout-analysis');
    expect(nameFor('methods/layout-analysis/sentences.ts', 'verbless-words')).toBe('layout-analysis-any');
    expect(nameFor('clean/passes/callouts.ts')).toBe('content');
  });

  it('count a text right that is read right, by whatever encoding', () => {
    const core = { decodeBytes: () => ({ text: 'abc', encoding: { name: 'windows-1252' } }) };
    const given = { bytes: new Uint8Array(), charset: null, encoding: 'iso-8859-15', text: 'abc' };
    expect(encoding.evaluate(core, given).score()).toEqual({ right: 1 });
    expect(encoding.evaluate(core, { ...given, text: 'abd' }).score()).toEqual({ right: 0 });
    expect(encoding.evaluate(core, { ...given, text: null }).score()).toEqual({ right: 0 });
  });

  it('tell no answer from a wrong one', () => {
    const core = (lang: string | null): object => ({
      identifyLanguage: () => (lang === null ? null : { lang }),
    });
    expect(language.evaluate(core('zh-Hans'), { lang: 'zh', text: '' }).score()).toMatchObject({ right: 1 });
    const given = { lang: 'de', text: '' };
    expect(language.evaluate(core('de'), given).score()).toEqual({ right: 1, wrong: 0, gain: 1 });
    expect(language.evaluate(core(null), given).score()).toEqual({ right: 0, wrong: 0, gain: 0 });
    expect(language.evaluate(core('nl'), given).score()).toEqual({ right: 0, wrong: 1, gain: -1 });
  });
});
