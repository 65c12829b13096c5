import { crc32 } from './crc32.ts';

/** A file in an archive. */
export interface ZipEntry {
  /** `/`-separated, in ASCII. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Whether its bytes stay as they are. */
  readonly isStored?: boolean;
}

/** Compresses bytes as raw DEFLATE: each platform has its own way to do that. */
export type Deflate = (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>;

const LOCAL_HEADER = 0x04_03_4b_50;
const CENTRAL_HEADER = 0x02_01_4b_50;
const END = 0x06_05_4b_50;
/** ZIP 2.0: compression. @format */
const VERSION = 20;
const STORED = 0;
const DEFLATED = 8;
/** 1 January 1980, the first day that the format knows: an archive depends on its files alone. */
const DATE = 0x00_21;

/** Writes an archive; the same files give the same bytes. */
export async function zip(entries: readonly ZipEntry[], deflate: Deflate): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  const central: Uint8Array[] = [];
  let offset = 0;
  for (const { name, bytes, isStored = false } of entries) {
    const packed = isStored ? bytes : await deflate(bytes);
    const fields = fieldsOf(name, bytes, packed.length, isStored);
    const nameBytes = new TextEncoder().encode(name);
    const local = header(LOCAL_HEADER, [], fields, []);
    parts.push(local, nameBytes, packed);
    central.push(header(CENTRAL_HEADER, [[VERSION, 2]], fields, centralFields(offset)), nameBytes);
    offset += local.length + nameBytes.length + packed.length;
  }
  const size = central.reduce((sum, part) => sum + part.length, 0);
  const end = numbers([
    [END, 4],
    [0, 4],
    [entries.length, 2],
    [entries.length, 2],
    [size, 4],
    [offset, 4],
    [0, 2],
  ]);
  return joined([...parts, ...central, end]);
}

/** Pieces of bytes as one. */
export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Numbers and how many bytes each takes. */
type Fields = readonly (readonly [value: number, bytes: 2 | 4])[];

function fieldsOf(name: string, bytes: Uint8Array, packedLength: number, isStored: boolean): Fields {
  return [
    [VERSION, 2],
    [0, 2],
    [isStored ? STORED : DEFLATED, 2],
    [0, 2],
    [DATE, 2],
    [crc32(bytes), 4],
    [packedLength, 4],
    [bytes.length, 4],
    [name.length, 2],
    [0, 2],
  ];
}

/** No comment, one disk, no attributes, and where the file begins. */
function centralFields(offset: number): Fields {
  return [
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 4],
    [offset, 4],
  ];
}

function header(signature: number, before: Fields, fields: Fields, after: Fields): Uint8Array {
  return numbers([[signature, 4], ...before, ...fields, ...after]);
}

function numbers(fields: Fields): Uint8Array {
  const bytes = new Uint8Array(fields.reduce((sum, [, length]) => sum + length, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [value, length] of fields) {
    if (length === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += length;
  }
  return bytes;
}
