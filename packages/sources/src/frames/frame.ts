import { SourceError } from '../source-error.ts';

/**
 * One message between a driver and a worker. On the wire it is a header of 12 bytes, then the meta data as JSON in UTF-8,
 * then the body as it is:
 *
 * | bytes | what |
 * |---|---|
 * | 0–1 | `FV` |
 * | 2 | the version of the protocol, 1 |
 * | 3 | the type: 1 start, 2 ready, 3 page, 4 row |
 * | 4–7 | bytes of meta data, unsigned, little-endian |
 * | 8–11 | bytes of the body, unsigned, little-endian |
 */
export interface Frame {
  readonly type: FrameType;
  readonly meta: unknown;
  readonly body: Uint8Array;
}

/** Driver to worker: the options of the run, a page. Worker to driver: it can begin, the row of a page. */
export type FrameType = 'start' | 'ready' | 'page' | 'row';

/** The bytes of the header of every frame. @format */
export const HEADER_BYTES = 12;

/** @format */
const VERSION = 1;
const TYPES: readonly (FrameType | null)[] = [null, 'start', 'ready', 'page', 'row'];
const [MARK_F, MARK_V] = Buffer.from('FV');

/** Options, ids and addresses; nothing that is as long as a page. @cap */
const MAX_META_BYTES = 16 * 2 ** 20;
/** Far more than any page, row or snapshot: a longer one is a mistake of the sender. @cap */
const MAX_BODY_BYTES = 2 ** 30;
const EMPTY = new Uint8Array(0);

/** The bytes of a frame before its body, so that a body need not be copied to be sent. */
export function frameHead(type: FrameType, meta: unknown, bodyBytes = 0): Buffer {
  const json = Buffer.from(JSON.stringify(meta));
  const head = Buffer.allocUnsafe(HEADER_BYTES + json.length);
  head[0] = MARK_F!;
  head[1] = MARK_V!;
  head[2] = VERSION;
  head[3] = TYPES.indexOf(type);
  head.writeUInt32LE(json.length, 4);
  head.writeUInt32LE(bodyBytes, 8);
  json.copy(head, HEADER_BYTES);
  return head;
}

/** What a header announces. */
export interface FrameHeader {
  readonly type: FrameType;
  readonly metaBytes: number;
  readonly bodyBytes: number;
}

/** Reads a header; throws if the bytes are not a header, or of another version. */
export function readHeader(bytes: Uint8Array): FrameHeader {
  const header = Buffer.from(bytes.buffer, bytes.byteOffset, HEADER_BYTES);
  if (header[0] !== MARK_F || header[1] !== MARK_V) throw bad('these bytes are not a frame');
  if (header[2] !== VERSION) throw bad(`version ${header[2]} of the frames is unknown: this is ${VERSION}`);
  const type = TYPES[header[3]!] ?? null;
  const metaBytes = header.readUInt32LE(4);
  const bodyBytes = header.readUInt32LE(8);
  if (type === null) throw bad(`type ${header[3]} of a frame is unknown`);
  if (metaBytes > MAX_META_BYTES || bodyBytes > MAX_BODY_BYTES) throw bad('a frame is too long');
  return { type, metaBytes, bodyBytes };
}

/** A frame from its header and the bytes after it. */
export function readFrame({ type, metaBytes }: FrameHeader, rest: Uint8Array): Frame {
  const json = Buffer.from(rest.buffer, rest.byteOffset, metaBytes);
  try {
    return { type, meta: JSON.parse(json.toString()) as unknown, body: rest.subarray(metaBytes) };
  } catch (error) {
    throw bad('the meta data of a frame is not JSON', error);
  }
}

/** Puts frames together from the pieces in which they arrive. */
export class FrameDecoder {
  readonly #pieces: Uint8Array[] = [];
  #size = 0;
  #header: FrameHeader | null = null;

  /** Accepts the next bytes; returns the frames that are now complete. */
  push(piece: Uint8Array): Frame[] {
    this.#pieces.push(piece);
    this.#size += piece.length;
    const frames: Frame[] = [];
    for (;;) {
      if (this.#header === null) {
        if (this.#size < HEADER_BYTES) return frames;
        this.#header = readHeader(this.#take(HEADER_BYTES));
      }
      const length = this.#header.metaBytes + this.#header.bodyBytes;
      if (this.#size < length) return frames;
      frames.push(readFrame(this.#header, this.#take(length)));
      this.#header = null;
    }
  }

  /** The next bytes, without a copy where they came in one piece. */
  #take(length: number): Uint8Array {
    this.#size -= length;
    const taken: Uint8Array[] = [];
    for (let missing = length; missing > 0; ) {
      const piece = this.#pieces[0]!;
      const part = piece.subarray(0, missing);
      taken.push(part);
      missing -= part.length;
      if (part.length === piece.length) this.#pieces.shift();
      else this.#pieces[0] = piece.subarray(part.length);
    }
    return taken.length > 1 ? Buffer.concat(taken, length) : (taken[0] ?? EMPTY);
  }
}

function bad(message: string, cause?: unknown): SourceError {
  return new SourceError('bad-frame', message, { cause });
}
