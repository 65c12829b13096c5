import { TextDecoder } from 'node:util';

/** Bytes of characters in an encoding that the platform only decodes. */
export type ByteTable = ReadonlyMap<string, readonly number[]>;

const FIRST = 0x80;
const LAST = 0xff;
const FIRST_TRAIL = 0x40;
const LAST_TRAIL = 0xfe;

const tables = new Map<string, ByteTable>();

/** The table of an encoding with one or two bytes per character, made by decoding all of them. */
export function byteTable(encoding: string): ByteTable {
  let table = tables.get(encoding);
  if (table === undefined) {
    table = makeTable(encoding);
    tables.set(encoding, table);
  }
  return table;
}

function makeTable(encoding: string): ByteTable {
  const table = new Map<string, readonly number[]>();
  const decoder = new TextDecoder(encoding, { fatal: true });
  const note = (bytes: readonly number[]): boolean => {
    const text = decode(decoder, bytes);
    if (text === null || [...text].length !== 1) return false;
    if (!table.has(text)) table.set(text, bytes);
    return true;
  };
  for (let lead = FIRST; lead <= LAST; lead++) {
    if (note([lead])) continue;
    for (let trail = FIRST_TRAIL; trail <= LAST_TRAIL; trail++) note([lead, trail]);
  }
  return table;
}

function decode(decoder: TextDecoder, bytes: readonly number[]): string | null {
  try {
    return decoder.decode(Uint8Array.from(bytes));
  } catch {
    return null;
  }
}

/** A text as pages write it in an encoding: with separate combining marks if needed, or else with references. */
export function writable(text: string, table: ByteTable): string {
  const has = (character: string): boolean => character.charCodeAt(0) < FIRST || table.has(character);
  return [...text]
    .map((character) => {
      if (has(character)) return character;
      return markedApart(character, has) ?? `&#${character.codePointAt(0)};`;
    })
    .join('');
}

/** Vietnamese letters with two marks as in windows-1258: a letter with one, followed by the other. */
function markedApart(character: string, has: (character: string) => boolean): string | null {
  const [letter = '', ...marks] = character.normalize('NFD');
  for (const mark of ['', ...marks]) {
    const parts = [`${letter}${mark}`.normalize('NFC'), ...marks.filter((other) => other !== mark)];
    if (marks.length > 0 && parts.every((part) => [...part].length === 1 && has(part))) return parts.join('');
  }
  return null;
}

/** The bytes of a text that `writable` has made. */
export function encodeText(text: string, table: ByteTable): Uint8Array {
  return Uint8Array.from([...text].flatMap((character) => table.get(character) ?? [character.charCodeAt(0)]));
}
