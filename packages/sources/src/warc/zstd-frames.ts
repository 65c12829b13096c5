import { contentSizeOf, decompressZstd } from '../compression/zstd.ts';
import { headerRest } from '../compression/zstd-frame.ts';
import { messageOf } from '../source-error.ts';
import type { FileWindow } from './file-window.ts';
import { damaged, type Piece, passedOver, type Span, truncated } from './member.ts';
import { RescanBudget } from './rescan-budget.ts';

const MAGIC = 0xfd2fb528;
const SKIPPABLE = 0x184d2a50;
/** The frame in which a `.warc.zst` file keeps its dictionary, before all others. */
const DICTIONARY = 0x184d2a5d;
/** @format */
const BLOCK_HEADER_BYTES = 3;
const MAX_HEADER_BYTES = 18;
const RAW_OR_COMPRESSED = [0, 2];
const RLE = 1;

/** Largest dictionary: tools train them to about a hundred kilobytes. @cap */
const MAX_DICTIONARY_BYTES = 16 * 2 ** 20;
/** A frame has one record, so this is the largest record, and some. @cap */
const MAX_FRAME_BYTES = 256 * 2 ** 20;

/** The longest block (RFC 8878), compressed or not; a longer one is damage, and should not lead far away. @format */
const MAX_BLOCK_BYTES = 128 * 1024;
/** What a look at the header of a block counts for, if the block is longer: about what reading elsewhere in the file costs. @cap */
const MAX_LOOK_BYTES = 512;
/** Bytes that may be read a second time however small a file is: takes some milliseconds. @cap */
const MIN_RESCAN_BYTES = 32 * 1024;

interface ZstdFrame {
  readonly end: number;
  readonly kind: 'data' | 'skippable' | 'dictionary';
}

/** How far a frame has been read. */
interface Reading {
  /** Nothing from here on has been looked at. */
  end: number;
  /** What the looks at its blocks count for. */
  looks: number;
  /** Whether the whole frame was read. */
  isWhole: boolean;
}

/** The contents of a `.warc.zst` file, frame by frame; goes on after damaged frames. */
export async function* zstdFrames(file: FileWindow, span: Span): AsyncGenerator<Piece, void, undefined> {
  let dictionary = await leadingDictionary(file);
  const budget = new RescanBudget(span.end - span.start, MIN_RESCAN_BYTES);
  for (let at = span.start; at < span.end; ) {
    const reading = { end: at, looks: 0, isWhole: false };
    try {
      const { kind, end } = await measure(file, at, span.end, reading);
      if (kind === 'dictionary') dictionary = await readDictionary(file, at, end);
      if (kind === 'data') {
        yield { kind: 'member', offset: at };
        reading.isWhole = true;
        const bytes = await file.exactly(at, end - at);
        yield { kind: 'bytes', bytes: await inflated(bytes, dictionary) };
      }
      at = end;
    } catch (error) {
      yield { kind: 'damage', offset: at, error: asDamage(error) };
      // The next frame may begin inside what was taken for this one.
      const next = await nextFrame(file, at + 1, span.end);
      const again = reading.looks + (reading.isWhole ? Math.max(0, reading.end - next) : 0);
      const past = budget.allows(again) ? next : Math.max(next, reading.end);
      if (past > next) yield { kind: 'damage', offset: next, error: passedOver(past - next) };
      at = past > next ? await nextFrame(file, past, span.end) : next;
    }
  }
}

async function inflated(bytes: Uint8Array, dictionary: Uint8Array | null): Promise<Uint8Array> {
  if ((contentSizeOf(bytes) ?? 0) > MAX_FRAME_BYTES) throw damaged('a zstd frame has more than 256 MiB');
  return decompressZstd(bytes, MAX_FRAME_BYTES, dictionary);
}

function asDamage(error: unknown): ReturnType<typeof damaged> {
  return error instanceof Error && error.name === 'SourceError'
    ? (error as ReturnType<typeof damaged>)
    : damaged(`the zstd data is damaged: ${messageOf(error)}`, error);
}

/** A range in the middle of a file needs the dictionary at its start. */
async function leadingDictionary(file: FileWindow): Promise<Uint8Array | null> {
  const head = await file.exactly(0, 8);
  if (head.length < 8 || Buffer.from(head).readUInt32LE(0) !== DICTIONARY) return null;
  return readDictionary(file, 0, 8 + Buffer.from(head).readUInt32LE(4));
}

async function readDictionary(file: FileWindow, start: number, end: number): Promise<Uint8Array> {
  if (end - start > MAX_DICTIONARY_BYTES) throw damaged('the dictionary is too long');
  const bytes = await file.exactly(start + 8, end - start - 8);
  const isCompressed = bytes.length > 4 && Buffer.from(bytes).readUInt32LE(0) === MAGIC;
  return isCompressed ? decompressZstd(bytes, MAX_DICTIONARY_BYTES, null) : bytes;
}

/** Finds the end of a frame without decompressing it (RFC 8878); `reading` tells how far it looked, also if it fails. */
async function measure(
  file: FileWindow,
  start: number,
  fileEnd: number,
  reading: Reading,
): Promise<ZstdFrame> {
  const head = Buffer.from(await file.exactly(start, MAX_HEADER_BYTES));
  if (head.length < 8) throw truncated('the header of a zstd frame');
  const magic = head.readUInt32LE(0);
  if ((magic & 0xfffffff0) >>> 0 === SKIPPABLE) {
    const end = start + 8 + head.readUInt32LE(4);
    if (end > fileEnd) throw truncated('a zstd frame');
    return { end, kind: magic === DICTIONARY ? 'dictionary' : 'skippable' };
  }
  if (magic !== MAGIC) throw damaged('these bytes are not a zstd frame');
  const flags = head[4]!;
  let at = start + 5 + headerRest(flags);
  for (;;) {
    const block = await file.exactly(at, BLOCK_HEADER_BYTES);
    if (block.length < BLOCK_HEADER_BYTES) throw truncated('a zstd frame');
    reading.looks += Math.min(at + BLOCK_HEADER_BYTES - reading.end, MAX_LOOK_BYTES);
    reading.end = at + BLOCK_HEADER_BYTES;
    const value = block[0]! | (block[1]! << 8) | (block[2]! << 16);
    const type = (value >> 1) & 3;
    if ((type !== RLE && !RAW_OR_COMPRESSED.includes(type)) || value >> 3 > MAX_BLOCK_BYTES)
      throw damaged('a block of a zstd frame is damaged');
    at += BLOCK_HEADER_BYTES + (type === RLE ? 1 : value >> 3);
    if (at > fileEnd) throw truncated('a zstd frame');
    if (at - start > MAX_FRAME_BYTES) throw damaged('a zstd frame is too long');
    if (value & 1) break;
  }
  const end = flags & 4 ? at + 4 : at;
  if (end > fileEnd) throw truncated('a zstd frame');
  reading.end = end;
  return { end, kind: 'data' };
}

/** The next place with the magic number of a frame, or the end of the file. */
async function nextFrame(file: FileWindow, start: number, end: number): Promise<number> {
  for (let at = start; at < end; ) {
    const window = (await file.from(at)).subarray(0, end - at);
    if (window.length === 0) return end;
    const found = window.indexOf(MAGIC & 0xff);
    if (found === -1) {
      at += window.length;
      continue;
    }
    at += found;
    const head = Buffer.from(await file.exactly(at, 4));
    if (head.length === 4 && head.readUInt32LE(0) === MAGIC) return at;
    at++;
  }
  return end;
}
