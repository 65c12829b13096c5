/** 0x80–0x9F of windows-1252, written out because some runtimes decode it as Latin-1. */
const WESTERN_LOW: Readonly<Record<string, number>> = {
  '€': 0x80,
  '‚': 0x82,
  '„': 0x84,
  '…': 0x85,
  Š: 0x8a,
  Œ: 0x8c,
  Ž: 0x8e,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '™': 0x99,
  š: 0x9a,
  œ: 0x9c,
  ž: 0x9e,
  Ÿ: 0x9f,
};

const DOUBLE_BYTE: ReadonlySet<string> = new Set(['gbk', 'gb18030', 'big5', 'shift_jis', 'euc-jp', 'euc-kr']);
const VIETNAMESE_TONE = /[\u0300\u0301\u0303\u0309\u0323]/;

const tables = new Map<string, ReadonlyMap<string, readonly number[]>>();

/** Encodes text by inverting the runtime's decoder; throws on a character that the encoding lacks. */
export function encode(text: string, encoding: string): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return encodeUtf16(text, encoding === 'utf-16le');
  if (encoding === 'iso-2022-jp') return encodeIso2022Jp(text);
  const table = tableOf(encoding);
  const source = encoding === 'windows-1258' ? decomposeTones(text, table) : text;
  return Uint8Array.from(Array.from(source).flatMap((char) => codeOf(char, table, encoding)));
}

/** Joins byte strings. */
export function concat(...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => Array.from(part)));
}

function codeOf(
  char: string,
  table: ReadonlyMap<string, readonly number[]>,
  encoding: string,
): readonly number[] {
  if (char.charCodeAt(0) < 0x80) return [char.charCodeAt(0)];
  const code = table.get(char);
  if (code === undefined) throw new Error(`${encoding} has no ${char}`);
  return code;
}

function tableOf(encoding: string): ReadonlyMap<string, readonly number[]> {
  const known = tables.get(encoding);
  if (known !== undefined) return known;
  const decoder = new TextDecoder(encoding);
  const table = new Map<string, readonly number[]>();
  const add = (...code: number[]): void => {
    const char = decoder.decode(Uint8Array.from(code));
    if (Array.from(char).length === 1 && char !== '\ufffd' && !table.has(char)) table.set(char, code);
  };
  for (let byte = 0x80; byte < 0x100; byte++) add(byte);
  if (DOUBLE_BYTE.has(encoding)) {
    for (let lead = 0x81; lead < 0xff; lead++) for (let trail = 0x40; trail < 0xff; trail++) add(lead, trail);
  }
  if (encoding === 'windows-1252')
    for (const [char, byte] of Object.entries(WESTERN_LOW)) table.set(char, [byte]);
  tables.set(encoding, table);
  return table;
}

function encodeUtf16(text: string, little: boolean): Uint8Array {
  const units = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
  return Uint8Array.from(
    units.flatMap((unit) => (little ? [unit & 0xff, unit >> 8] : [unit >> 8, unit & 0xff])),
  );
}

/** JIS X 0208 in 7 bits is EUC-JP without the high bits, with an escape wherever the set changes. */
function encodeIso2022Jp(text: string): Uint8Array {
  const table = tableOf('euc-jp');
  const bytes: number[] = [];
  let kanji = false;
  for (const char of text) {
    const code = codeOf(char, table, 'iso-2022-jp');
    if ((code.length === 2) !== kanji) bytes.push(0x1b, ...(kanji ? [0x28, 0x42] : [0x24, 0x42]));
    kanji = code.length === 2;
    bytes.push(...code.map((byte) => byte & 0x7f));
  }
  return Uint8Array.from(bytes);
}

/** windows-1258 writes tones as marks after the vowel: ế is ê and an acute. */
function decomposeTones(text: string, table: ReadonlyMap<string, readonly number[]>): string {
  return Array.from(text, (char) => {
    if (char < '\x80' || table.has(char)) return char;
    const marks = Array.from(char.normalize('NFD'));
    const tone = marks.find((mark) => VIETNAMESE_TONE.test(mark)) ?? '';
    return (
      marks
        .filter((mark) => mark !== tone)
        .join('')
        .normalize('NFC') + tone
    );
  }).join('');
}
