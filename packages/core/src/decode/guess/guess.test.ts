import { describe, expect, it } from 'vitest';
import { decodeBytes } from '../decode.ts';
import { encode } from '../legacy-encoder.cases.ts';
import { NATURAL_TEXT, pageOf, type TextName } from '../natural-text.cases.ts';

/** Text, the encoding its bytes are in, and the right answer where it is a superset with the same reading. */
const CASES: [TextName, string, string?][] = [
  ['simplified', 'gbk'],
  ['traditional', 'big5'],
  ['japanese', 'shift_jis'],
  ['japanese', 'euc-jp'],
  ['korean', 'euc-kr'],
  ['russian', 'windows-1251'],
  ['russian', 'koi8-r'],
  ['russian', 'iso-8859-5'],
  ['russian', 'ibm866'],
  ['ukrainian', 'windows-1251'],
  ['ukrainian', 'koi8-u'],
  ['ukrainian', 'iso-8859-5'],
  ['bulgarian', 'windows-1251'],
  ['serbian', 'windows-1251'],
  ['greek', 'windows-1253'],
  ['greek', 'iso-8859-7'],
  ['hebrew', 'windows-1255'],
  ['hebrew', 'iso-8859-8', 'windows-1255'],
  ['arabic', 'windows-1256'],
  ['arabic', 'iso-8859-6'],
  ['persian', 'windows-1256'],
  ['thai', 'windows-874'],
  ['vietnamese', 'windows-1258'],
  ['english', 'windows-1252'],
  ['french', 'windows-1252'],
  ['frenchWithEuro', 'windows-1252'],
  ['frenchWithEuro', 'iso-8859-15'],
  ['german', 'windows-1252'],
  ['spanish', 'windows-1252'],
  ['portuguese', 'windows-1252'],
  ['swedish', 'windows-1252'],
  ['icelandic', 'windows-1252'],
  ['polish', 'windows-1250'],
  ['polish', 'iso-8859-2'],
  ['czech', 'windows-1250'],
  ['czech', 'iso-8859-2'],
  ['slovak', 'windows-1250'],
  ['hungarian', 'windows-1250'],
  ['hungarian', 'iso-8859-2', 'windows-1250'],
  ['romanian', 'windows-1250'],
  ['croatian', 'windows-1250'],
  ['turkish', 'windows-1254'],
  ['turkish', 'iso-8859-9', 'windows-1254'],
  ['lithuanian', 'windows-1257'],
  ['lithuanian', 'iso-8859-13', 'windows-1257'],
  ['lithuanian', 'iso-8859-4'],
  ['latvian', 'windows-1257'],
  ['estonian', 'windows-1257'],
];

describe('guess of an encoding without a label', () => {
  it.each(CASES)('%s in %s', (name, encoding, answer = encoding) => {
    const page = pageOf(NATURAL_TEXT[name]);
    const { text, encoding: found, warnings } = decodeBytes(encode(page, encoding));
    expect(text.normalize('NFC')).toBe(page.normalize('NFC'));
    expect(found).toEqual({ name: answer, reason: 'script-statistics' });
    expect(warnings.map(({ code }) => code)).toEqual(['encoding-guessed']);
  });
});

describe('the same bytes with a label', () => {
  it.each(CASES)('%s in %s by transport and by meta', (name, encoding) => {
    const plain = pageOf(NATURAL_TEXT[name]);
    const sent = decodeBytes(encode(plain, encoding), {
      charset: `text/html; charset=${encoding.toUpperCase()}`,
    });
    expect(sent.text.normalize('NFC')).toBe(plain.normalize('NFC'));
    const whatwg = encoding === 'iso-8859-9' ? 'windows-1254' : encoding;
    expect(sent.encoding).toEqual({ name: whatwg, reason: 'transport' });
    const marked = pageOf(NATURAL_TEXT[name], `<meta charset="${encoding}">`);
    const declared = decodeBytes(encode(marked, encoding));
    expect(declared.text.normalize('NFC')).toBe(marked.normalize('NFC'));
    expect(declared.encoding).toEqual({ name: whatwg, reason: 'meta' });
    expect([...sent.warnings, ...declared.warnings]).toEqual([]);
  });
});
