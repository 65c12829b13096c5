import { sizeInWords } from '../size-in-words.ts';
import { SourceError } from '../source-error.ts';

type ZstdModule = typeof import('@bokuweb/zstd-wasm');

/**
 * Where the process keeps the library: tests and bundles may load this module twice, and a second start would take the memory
 * away from under the functions of the first.
 */
const LOADED: unique symbol = Symbol.for('fovea.zstd');
const shared = globalThis as { [LOADED]?: Promise<ZstdModule> };

/** Loads zstd; Node itself has it only from version 22.15 on, and with dictionaries later still. */
export function loadZstd(): Promise<ZstdModule> {
  shared[LOADED] ??= (async () => {
    const zstd = await import('@bokuweb/zstd-wasm');
    await zstd.init();
    return zstd;
  })();
  return shared[LOADED];
}

/** The size that a frame states for its content, or `null` (RFC 8878). */
export function contentSizeOf(frame: Uint8Array): number | null {
  const bytes = Buffer.from(frame.buffer, frame.byteOffset, Math.min(18, frame.byteLength));
  const flags = bytes[4];
  if (flags === undefined) return null;
  const isSingle = (flags & 0x20) !== 0;
  const at = 5 + (isSingle ? 0 : 1) + [0, 1, 2, 4][flags & 3]!;
  const width = [isSingle ? 1 : 0, 2, 4, 8][flags >> 6]!;
  if (width === 0 || bytes.length < at + width) return null;
  if (width === 8) return Number(bytes.readBigUInt64LE(at));
  return bytes.readUIntLE(at, width) + (width === 2 ? 256 : 0);
}

/** Sizes to try for a frame that states none: most pages are below the first. @cap */
const FIRST_GUESS = 2 ** 20;
const GROWTH = 8;

/** Decompresses one frame, to at most `maxBytes`. */
export async function decompressZstd(
  frame: Uint8Array,
  maxBytes: number,
  dictionary: Uint8Array | null = null,
): Promise<Uint8Array> {
  const zstd = await loadZstd();
  const stated = contentSizeOf(frame);
  if (stated !== null && stated > maxBytes) throw tooLong(maxBytes);
  for (let room = stated ?? Math.min(maxBytes, FIRST_GUESS); ; room = Math.min(maxBytes, room * GROWTH)) {
    try {
      return decompressInto(zstd, frame, room, dictionary);
    } catch (error) {
      // It says only that it failed, which may be for lack of room.
      if (stated !== null || room >= maxBytes) throw isOutputTooSmall(error) ? tooLong(maxBytes) : error;
    }
  }
}

/** Whether the library's message has zstd's code for a destination that is too small. */
function isOutputTooSmall(error: unknown): boolean {
  return error instanceof Error && error.message.endsWith('code -70');
}

function decompressInto(
  zstd: ZstdModule,
  frame: Uint8Array,
  room: number,
  dictionary: Uint8Array | null,
): Uint8Array {
  const options = { defaultHeapSize: room };
  if (dictionary === null) return zstd.decompress(frame, options);
  const context = zstd.createDCtx();
  try {
    return zstd.decompressUsingDict(context, frame, dictionary, options);
  } finally {
    zstd.freeDCtx(context);
  }
}

/** The error for a frame over the limit. */
export function tooLong(maxBytes: number): SourceError {
  return new SourceError('too-large', `a zstd frame has more than ${sizeInWords(maxBytes)}`);
}
