import { byteTable, encodeText, writable } from './encode-text.ts';
import type { Measure } from './measure.ts';
import { textsByLanguage } from './texts-by-language.ts';

/** Legacy encodings of pages in a language. */
const ENCODINGS: Readonly<Record<string, readonly string[]>> = {
  ar: ['windows-1256', 'iso-8859-6'],
  cs: ['windows-1250', 'iso-8859-2'],
  de: ['windows-1252'],
  el: ['windows-1253', 'iso-8859-7'],
  es: ['windows-1252'],
  fa: ['windows-1256'],
  fi: ['windows-1252'],
  fr: ['windows-1252', 'iso-8859-15'],
  he: ['windows-1255'],
  ja: ['shift_jis', 'euc-jp'],
  ko: ['euc-kr'],
  pl: ['windows-1250', 'iso-8859-2'],
  pt: ['windows-1252'],
  ru: ['windows-1251', 'koi8-r', 'ibm866'],
  sr: ['windows-1251'],
  sv: ['windows-1252'],
  th: ['windows-874'],
  tr: ['windows-1254'],
  uk: ['windows-1251', 'koi8-u'],
  vi: ['windows-1258'],
  zh: ['gbk', 'big5'],
};

/** A teaser and a page. */
const LENGTHS = [80, 3000];
/** Bytes that belong to no character: pasted from elsewhere, or cut off. */
const DAMAGE = Uint8Array.of(0xff, 0x80);

/** Bytes, the server's label for them, and their encoding and text. */
interface BytesCase {
  readonly bytes: Uint8Array;
  readonly charset: string | null;
  readonly encoding: string;
  /** `null` if they are damaged. */
  readonly text: string | null;
}

interface DecodingCore {
  decodeBytes(
    bytes: Uint8Array,
    options: object,
  ): { readonly text: string; readonly encoding: { readonly name: string } };
}

/** Bytes without a label, with a wrong one, and damaged ones with the right one. */
export const encoding: Measure = {
  name: 'encoding',
  about:
    'Gold texts in legacy encodings and in UTF-8, without a label, with a wrong one, and damaged with the right one: share that is read right',
  unit: 'texts',
  exported: { decodeBytes: 'decode/decode.ts' },
  columns: ['right'],
  deciding: ['right'],
  appliesTo: ({ file }) => file.startsWith('decode/'),
  cases: async (pages) => (await textsByLanguage(pages)).flatMap(casesOf),
  evaluate(core, given) {
    const { bytes, charset, encoding: name, text } = given as BytesCase;
    const options = charset === null ? {} : { charset };
    const found = (core as DecodingCore).decodeBytes(bytes, options);
    // Encodings that decode the bytes to the same text are all correct.
    const right = Number(found.encoding.name === name || (text !== null && found.text === text));
    return { output: JSON.stringify([found.encoding, right]), score: () => ({ right }) };
  },
};

function casesOf({ lang, text }: { readonly lang: string; readonly text: string }): readonly BytesCase[] {
  return LENGTHS.flatMap((length) => {
    const page = `<!doctype html><title>${text.slice(0, 20)}</title><p>${text.slice(0, length)}`;
    const legacy = ENCODINGS[lang] ?? [];
    return [
      ...legacy.flatMap((name) => legacyCases(page, name)),
      ...unicodeCases(page, legacy[0] ?? 'windows-1252'),
    ];
  });
}

function legacyCases(page: string, name: string): BytesCase[] {
  const table = byteTable(name);
  const text = writable(page, table);
  const bytes = encodeText(text, table);
  return [
    { bytes, charset: null, encoding: name, text },
    { bytes, charset: 'utf-8', encoding: name, text },
    { bytes: damaged(bytes), charset: name, encoding: name, text: null },
  ];
}

function unicodeCases(page: string, wrong: string): BytesCase[] {
  const bytes = new TextEncoder().encode(page);
  return [
    { bytes, charset: null, encoding: 'utf-8', text: page },
    { bytes, charset: wrong, encoding: 'utf-8', text: page },
    { bytes: damaged(bytes), charset: 'utf-8', encoding: 'utf-8', text: null },
    { bytes: new Uint8Array(Buffer.from(page, 'utf16le')), charset: null, encoding: 'utf-16le', text: page },
  ];
}

function damaged(bytes: Uint8Array): Uint8Array {
  const middle = bytes.length >> 1;
  return Uint8Array.from([...bytes.subarray(0, middle), ...DAMAGE, ...bytes.subarray(middle)]);
}
