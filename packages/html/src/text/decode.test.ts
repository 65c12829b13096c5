import { describe, expect, it } from 'vitest';
import { decodeRange, TextBit } from './decode.ts';
import { NAMED_REFERENCES } from './named-references.ts';

const inText = (text: string): string => decodeRange(text, 0, text.length, TextBit.references);
const inAttribute = (text: string): string =>
  decodeRange(text, 0, text.length, TextBit.references | TextBit.attribute);

describe('decodeRange', () => {
  it.each([
    ['&amp;&lt;&gt;&quot;&apos;&nbsp;', '&<>"\'\u00A0'],
    ['&AMP &COPY;', '& ©'],
    ['&NotEqualTilde;', '≂̸'],
    ['&CounterClockwiseContourIntegral;', '∳'],
    ['&notin; &notit; &not', '∉ ¬it; ¬'],
    ['&#65;&#x42;&#X43', 'ABC'],
    ['&#0;&#xD800;&#x110000;&#99999999999;', '\uFFFD\uFFFD\uFFFD\uFFFD'],
    ['&#xDBFF;&#xDC00;&#xDFFF;&#xD7FF;&#xE000;', '\uFFFD\uFFFD\uFFFD\uD7FF\uE000'],
    ['&#128;&#x9f;', '€Ÿ'],
    ['&#x1F600;', '😀'],
    ['& &; &# &#x &#; &x; &&amp;', '& &; &# &#x &#; &x; &&'],
  ])('%j', (source, expected) => {
    expect(inText(source)).toBe(expected);
  });

  it('keeps bare references in attributes that look like parameters', () => {
    expect(inAttribute('?a=1&copy=2&lt;&copy')).toBe('?a=1&copy=2<©');
  });

  it('looks at nothing past the end of the range', () => {
    expect(decodeRange('&notin;', 0, 4, TextBit.references)).toBe('¬');
  });

  it('makes line ends LF and NUL visible', () => {
    expect(decodeRange('a\r\nb\rc\0', 0, 7, TextBit.carriageReturns | TextBit.nulls)).toBe('a\nb\nc\uFFFD');
  });

  it('makes line ends LF in texts of any length', () => {
    const source = 'a\r\nb\r\r\n\nc&lt;'.repeat(20_000);
    const bits = TextBit.carriageReturns | TextBit.references;
    expect(decodeRange(source, 0, source.length, bits)).toBe('a\nb\n\n\nc<'.repeat(20_000));
    const plain = source.replaceAll('&lt;', '');
    expect(decodeRange(plain, 0, plain.length, bits)).toBe('a\nb\n\n\nc'.repeat(20_000));
  });

  it('knows all names of the standard', () => {
    // 2,231 entries, of which 106 are the same name without its semicolon; 54 pairs, and three series of 41, 47 and 45.
    expect(NAMED_REFERENCES.split(' ')).toHaveLength(2125 - 54 - (41 + 47 + 45) + 3);
    expect(NAMED_REFERENCES.split('!')).toHaveLength(107);
  });

  it.each([
    ['&Ascr;&Cscr;&zscr;', '\u{1d49c}\u{1d49e}\u{1d4cf}'],
    ['&Afr;&Dfr;&zfr;', '\u{1d504}\u{1d507}\u{1d537}'],
    ['&Aopf;&Mopf;&Oopf;&Sopf;&zopf;', '\u{1d538}\u{1d544}\u{1d546}\u{1d54a}\u{1d56b}'],
    ['&Amacr;&amacr;&ETH&eth', 'ĀāÐð'],
    ['&fflig;', 'ﬀ'],
  ])('knows names in series: %s', (source, text) => {
    expect(decodeRange(source, 0, source.length, TextBit.references)).toBe(text);
  });
});
