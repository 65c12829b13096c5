import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBytes } from './decode.ts';
import { concat, encode } from './legacy-encoder.cases.ts';
import { NATURAL_TEXT, pageOf } from './natural-text.cases.ts';

const codes = (result: ReturnType<typeof decodeBytes>): string[] => result.warnings.map(({ code }) => code);

describe('byte order mark', () => {
  const page = pageOf(NATURAL_TEXT.russian);
  it.each([
    ['utf-8', [0xef, 0xbb, 0xbf]],
    ['utf-16le', [0xff, 0xfe]],
    ['utf-16be', [0xfe, 0xff]],
  ] as const)('%s wins over every label and is not part of the text', (name, mark) => {
    const result = decodeBytes(concat(mark, encode(page, name)), { charset: 'windows-1251' });
    expect(result).toEqual({ text: page, encoding: { name, reason: 'bom' }, warnings: [] });
  });
});

describe('UTF-16 without a mark', () => {
  it.each(['russian', 'simplified', 'english'] as const)('%s is seen by its zero bytes', (name) => {
    const page = pageOf(NATURAL_TEXT[name]);
    for (const encoding of ['utf-16le', 'utf-16be']) {
      const result = decodeBytes(encode(page, encoding));
      expect(result.text).toBe(page);
      expect(result.encoding).toEqual({ name: encoding, reason: 'script-statistics' });
    }
  });

  it('believes the transport on the kind and refutes a wrong one', () => {
    const page = pageOf(NATURAL_TEXT.greek);
    const bytes = encode(page, 'utf-16be');
    expect(decodeBytes(bytes, { charset: 'utf-16be' }).encoding.reason).toBe('transport');
    const wrong = decodeBytes(bytes, { charset: 'utf-8' });
    expect(wrong.text).toBe(page);
    expect(codes(wrong)).toContain('encoding-mismatch');
  });

  it('does not believe a UTF-16 label on a page without zero bytes', () => {
    const page = pageOf('plain');
    const result = decodeBytes(encode(page, 'utf-8'), { charset: 'utf-16' });
    expect(result.text).toBe(page);
    expect(result.encoding).toEqual({ name: 'utf-8', reason: 'valid-utf-8' });
    expect(codes(result)).toEqual(['encoding-mismatch']);
  });
});

describe('UTF-8', () => {
  it.each([
    ['gbk', 5, '模'],
    ['windows-1252', 1, 'Ä£'],
  ])('is no accident of %s after %d characters that may be either', (label, most, character) => {
    const either = (count: number): Uint8Array =>
      concat(...Array.from({ length: count }, () => [0xc4, 0xa3]));
    expect(decodeBytes(either(most), { charset: label }).text).toBe(character.repeat(most));
    expect(decodeBytes(either(most + 1), { charset: label }).text).toBe('ģ'.repeat(most + 1));
  });

  it('needs no label', () => {
    const page = pageOf(NATURAL_TEXT.hebrew);
    const result = decodeBytes(encode(page, 'utf-8'));
    expect(result).toEqual({ text: page, encoding: { name: 'utf-8', reason: 'valid-utf-8' }, warnings: [] });
  });

  it.each(['iso-8859-1', 'windows-1251', 'gb2312', 'shift_jis', 'euc-kr'])(
    'with a wrong meta of %s',
    (label) => {
      const page = pageOf(NATURAL_TEXT.french, `<meta charset=${label}>`);
      const result = decodeBytes(encode(page, 'utf-8'));
      expect(result.text).toBe(page);
      expect(result.encoding).toEqual({ name: 'utf-8', reason: 'valid-utf-8' });
      expect(codes(result)).toEqual(['encoding-mismatch']);
    },
  );

  it('with a wrong transport label', () => {
    const page = pageOf(NATURAL_TEXT.thai);
    const result = decodeBytes(encode(page, 'utf-8'), { charset: 'text/html; charset="ISO-8859-1"' });
    expect(result.text).toBe(page);
    expect(codes(result)).toEqual(['encoding-mismatch']);
  });

  it('leaves a legacy label alone when one look-alike is the only evidence', () => {
    // É» is C9 BB, which is also the UTF-8 of ɻ.
    const result = decodeBytes(encode('<p>«CAFÉ»', 'windows-1252').subarray(3), { charset: 'latin1' });
    expect(result.encoding).toEqual({ name: 'windows-1252', reason: 'transport' });
    expect(decodeBytes(encode('CAFÉ»', 'windows-1252'), { charset: 'latin1' }).text).toBe('CAFÉ»');
  });

  it('cut inside a character is still UTF-8 and says so', () => {
    const bytes = encode('<p>最後の文字', 'utf-8');
    for (const cut of [1, 2]) {
      const result = decodeBytes(bytes.subarray(0, bytes.length - cut));
      expect(result.text).toBe('<p>最後の文\ufffd');
      expect(result.encoding).toEqual({ name: 'utf-8', reason: 'valid-utf-8' });
      expect(result.warnings).toEqual([expect.objectContaining({ code: 'undecodable-bytes', count: 1 })]);
    }
  });

  it('keeps UTF-8 over a few stray bytes and counts them', () => {
    const bytes = concat(encode('<p>Привет, мир', 'utf-8'), [0x92, 0x20, 0xff], encode('</p>', 'utf-8'));
    for (const result of [decodeBytes(bytes), decodeBytes(bytes, { charset: 'utf-8' })]) {
      expect(result.text).toBe('<p>Привет, мир\ufffd \ufffd</p>');
      expect(result.encoding.name).toBe('utf-8');
      expect(result.warnings).toEqual([expect.objectContaining({ code: 'undecodable-bytes', count: 2 })]);
    }
  });

  it('counts a replacement character that the page itself holds as a character', () => {
    const result = decodeBytes(concat(encode('ёж \ufffd\ufffd', 'utf-8'), [0xff]));
    expect(result.warnings).toEqual([expect.objectContaining({ code: 'undecodable-bytes', count: 1 })]);
  });
});

describe('a false UTF-8 label', () => {
  it.each([
    ['german', 'windows-1252'],
    ['russian', 'windows-1251'],
    ['simplified', 'gbk'],
    ['thai', 'windows-874'],
  ] as const)('on %s in %s is overruled', (name, encoding) => {
    const page = pageOf(NATURAL_TEXT[name], '<meta charset="utf-8">');
    const result = decodeBytes(encode(page, encoding), { charset: 'utf-8' });
    expect(result.text).toBe(page);
    expect(result.encoding).toEqual({ name: encoding, reason: 'script-statistics' });
    expect(codes(result)).toEqual(['encoding-mismatch', 'encoding-guessed']);
  });

  it('stands when only two bytes speak against it', () => {
    const result = decodeBytes(Uint8Array.of(0x61, 0x92, 0x62, 0x92), { charset: 'utf-8' });
    expect(result.text).toBe('a\ufffdb\ufffd');
    expect(result.encoding).toEqual({ name: 'utf-8', reason: 'transport' });
  });
});

describe('labels', () => {
  it('lets the transport win over the meta', () => {
    const page = pageOf(NATURAL_TEXT.russian, '<meta charset="windows-1252">');
    const result = decodeBytes(encode(page, 'koi8-r'), { charset: 'koi8-r' });
    expect(result).toEqual({ text: page, encoding: { name: 'koi8-r', reason: 'transport' }, warnings: [] });
  });

  it('reports an unknown one and goes on', () => {
    const page = pageOf(NATURAL_TEXT.russian, '<meta charset="windows-1251">');
    const result = decodeBytes(encode(page, 'windows-1251'), { charset: 'klingon' });
    expect(result.text).toBe(page);
    expect(result.encoding.reason).toBe('meta');
    expect(codes(result)).toEqual(['encoding-unknown-label']);
  });

  it('drops a multi-byte label that the bytes break all the time', () => {
    const page = pageOf(NATURAL_TEXT.french, '<meta charset="euc-jp">');
    const result = decodeBytes(encode(page, 'windows-1252'));
    expect(result.text).toBe(page);
    expect(codes(result)).toContain('encoding-mismatch');
  });
});

describe('edges', () => {
  it('recognises ISO-2022-JP by its escapes, with and without a label', () => {
    const page = pageOf(NATURAL_TEXT.japanese);
    const bytes = encode(page, 'iso-2022-jp');
    const guessed = decodeBytes(bytes);
    expect(guessed.encoding).toEqual({ name: 'iso-2022-jp', reason: 'escape-sequences' });
    expect(guessed.text).toBe(page);
    expect(decodeBytes(bytes, { charset: 'iso-2022-jp' }).text).toBe(page);
  });

  it('names GB18030 when four-byte codes are used', () => {
    const before = encode(pageOf(NATURAL_TEXT.simplified), 'gbk');
    // The first supplementary character, U+10000, is 90 30 81 30 by definition.
    const result = decodeBytes(concat(before, [0x90, 0x30, 0x81, 0x30]));
    expect(result.encoding.name).toBe('gb18030');
    expect(result.text.endsWith('\u{10000}')).toBe(true);
  });

  it('takes an empty page and plain ASCII for UTF-8', () => {
    expect(decodeBytes(new Uint8Array(0))).toEqual({
      text: '',
      encoding: { name: 'utf-8', reason: 'valid-utf-8' },
      warnings: [],
    });
    expect(decodeBytes(encode('<p>hi', 'utf-8')).encoding.name).toBe('utf-8');
  });

  it('finds text that stands only in attributes and scripts', () => {
    const page = `<img alt="${NATURAL_TEXT.greek}"><script>var s = "${NATURAL_TEXT.greek}"</script>`;
    expect(decodeBytes(encode(page, 'windows-1253')).text).toBe(page);
  });

  it('falls back on the default for bytes that are no text', () => {
    // A linear congruential generator: every byte value about equally often.
    let state = 1;
    const noise = Uint8Array.from({ length: 20_000 }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return (state >> 16) & 0xff;
    });
    const result = decodeBytes(noise);
    expect(result.encoding).toEqual({ name: 'windows-1252', reason: 'default' });
    expect(codes(result)).toContain('encoding-guessed');
  });

  it('reads any bytes with any label without throwing, and the same way twice', () => {
    const label = fc.oneof(
      fc.string(),
      fc.constantFrom('utf-8', 'gbk', 'euc-kr', 'utf-16', 'big5', 'iso-2022-jp'),
    );
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc.uint8Array({ maxLength: 60 }).map((tail) => concat(encode('<meta charset=', 'utf-8'), tail)),
    );
    fc.assert(
      fc.property(bytes, label, (input, charset) => {
        const result = decodeBytes(input, { charset });
        expect(result.encoding.name).toMatch(/^[a-z0-9_-]+$/);
        expect(decodeBytes(input, { charset })).toEqual(result);
      }),
    );
  });

  it('gives back every string that was written in UTF-8', () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 200 })
      .filter((value) => !value.startsWith('\ufeff'));
    fc.assert(
      fc.property(text, (value) => {
        const page = `<p>${value}</p>`;
        expect(decodeBytes(encode(page, 'utf-8'), { charset: 'utf-8' }).text).toBe(page);
      }),
    );
  });
});
