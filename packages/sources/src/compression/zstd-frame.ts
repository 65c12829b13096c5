import { SourceError } from '../source-error.ts';

/** How frames begin (RFC 8878). */
const MAGIC = 0xfd2fb528;
const SKIPPABLE = 0x184d2a50;
/** @format */
const BLOCK_HEADER_BYTES = 3;
/** The type of a block with one byte that repeats, and the one that is reserved. @format */
const RLE = 1;
const RESERVED = 3;

/** Where a frame ends, and whether it has content: tools add others. */
export interface FrameLength {
  readonly end: number;
  readonly isData: boolean;
}

/** The length of the frame at the start of some bytes, or `null` if they end before it does (RFC 8878). */
export function frameLength(bytes: Buffer): FrameLength | null {
  if (bytes.length < 8) return null;
  const magic = bytes.readUInt32LE(0);
  if ((magic & 0xfffffff0) >>> 0 === SKIPPABLE) return within(bytes, 8 + bytes.readUInt32LE(4), false);
  if (magic !== MAGIC) throw new SourceError('damaged', 'these bytes are not zstd');
  const flags = bytes[4]!;
  let at = 5 + headerRest(flags);
  for (let isLast = false; !isLast; ) {
    if (at + BLOCK_HEADER_BYTES > bytes.length) return null;
    const value = bytes.readUIntLE(at, BLOCK_HEADER_BYTES);
    const type = (value >> 1) & 3;
    if (type === RESERVED) throw new SourceError('damaged', 'a block of zstd is damaged');
    at += BLOCK_HEADER_BYTES + (type === RLE ? 1 : value >> 3);
    isLast = (value & 1) === 1;
  }
  return within(bytes, flags & 4 ? at + 4 : at, true);
}

function within(bytes: Buffer, end: number, isData: boolean): FrameLength | null {
  return end > bytes.length ? null : { end, isData };
}

/** Bytes of the header after its flags: the window, the id of the dictionary, the size of the content. */
export function headerRest(flags: number): number {
  const isSingle = (flags & 0x20) !== 0;
  const dictionary = [0, 1, 2, 4][flags & 3]!;
  const size = [isSingle ? 1 : 0, 2, 4, 8][flags >> 6]!;
  return (isSingle ? 0 : 1) + dictionary + size;
}
