import { Readable } from 'node:stream';
import { crc32, createInflateRaw, inflateRawSync } from 'node:zlib';
import { codeOf, messageOf, SourceError } from '../source-error.ts';
import type { FileWindow } from './file-window.ts';
import { damaged, type Piece, passedOver, type Span, truncated } from './member.ts';
import { RescanBudget } from './rescan-budget.ts';

/** @format */
const MAGIC_AND_METHOD = [0x1f, 0x8b, 8];
const FIXED_HEADER_BYTES = 10;
const TRAILER_BYTES = 8;
/** Flags of RFC 1952. @format */
const HEADER_CHECKSUM = 2;
const EXTRA = 4;
const NAME = 8;
const COMMENT = 16;
const RESERVED = 0xe0;
/** A name or comment in a header is short; a longer one is a sign that this is no header. @cap */
const MAX_TEXT_BYTES = 64 * 1024;

/** As much of a member is inflated in one go, before a stream takes over: most records are shorter, also compressed. @cap */
const MAX_AT_ONCE = 128 * 1024;
/** Maximum output of one synchronous inflate: a few milliseconds, while workers still have pages queued. @cap */
const MAX_INFLATED_AT_ONCE = 4 * 2 ** 20;
/** Memory to inflate into, at a time: most records need one or two pieces of this size. @cap */
const INFLATED_CHUNK = 128 * 1024;
/** A long member has many, and each costs a trip to the thread pool. @cap */
const STREAMED_CHUNK = 256 * 1024;

/** Bytes that may be inflated a second time however small a file is: takes a second or so. @cap */
const MIN_RESCAN_BYTES = 4 * 2 ** 20;
/**
 * zlib does not tell how far it came in the chunk in which it failed. The first chunk has this length, later ones at most that of all
 * before, so that what is known is about half of it. Not longer than short members: it would count as looked at again for each of them.
 * @cap
 */
const FIRST_CHUNK = 256;

/** How far a member has been read. */
interface Reading {
  /** Where its data begin, if the header says so: what lies in the header is passed without a look. */
  data: number;
  /** Everything before it could be inflated. */
  known: number;
  /** Nothing from here on has been looked at. */
  end: number;
}

/** The contents of a gzip file, member by member; goes on after damaged members. */
export async function* gzipMembers(file: FileWindow, span: Span): AsyncGenerator<Piece, void, undefined> {
  const budget = new RescanBudget(span.end - span.start, MIN_RESCAN_BYTES);
  for (let at = span.start; at < span.end; ) {
    const reading = { data: at, known: at, end: at };
    try {
      yield { kind: 'member', offset: at };
      yield* inflateMember(file, at, span.end, reading);
      at = reading.end;
    } catch (error) {
      yield { kind: 'damage', offset: at, error: damageOf(error) };
      // The next member may begin inside what was taken for this one.
      const next = await nextMember(file, at + 1, span.end);
      const again = Math.max(FIRST_CHUNK, reading.end - Math.max(next, reading.data));
      const past = budget.allows(again) ? next : Math.max(next, at + FIRST_CHUNK, reading.known);
      if (past > next) yield { kind: 'damage', offset: next, error: passedOver(past - next) };
      at = past > next ? await nextMember(file, past, span.end) : next;
    }
  }
}

function damageOf(error: unknown): SourceError {
  if (error instanceof SourceError) return error;
  if (codeOf(error) === 'Z_BUF_ERROR') return truncated('a gzip member');
  return damaged(`the gzip data is damaged: ${messageOf(error)}`, error);
}

async function* inflateMember(
  file: FileWindow,
  start: number,
  fileEnd: number,
  reading: Reading,
): AsyncGenerator<Piece, void, undefined> {
  const dataStart = await endOfHeader(file, start, reading);
  reading.data = dataStart;
  const whole = inflateAtOnce(await file.ahead(dataStart, MAX_AT_ONCE), fileEnd - dataStart);
  if (whole !== null) {
    moveTo(reading, dataStart + whole.used);
    yield { kind: 'bytes', bytes: whole.bytes };
    await checkTrailer(file, reading, fileEnd, crc32(whole.bytes), whole.bytes.length);
    return;
  }
  const inflate = createInflateRaw({ chunkSize: STREAMED_CHUNK });
  const source = Readable.from(chunksOf(file, dataStart, fileEnd));
  source.on('error', (error) => inflate.destroy(error)).pipe(inflate);
  let checksum = 0;
  let length = 0;
  try {
    for await (const bytes of inflate as AsyncIterable<Uint8Array>) {
      checksum = crc32(bytes, checksum);
      length += bytes.length;
      yield { kind: 'bytes', bytes };
    }
    moveTo(reading, dataStart + inflate.bytesWritten);
  } catch (error) {
    if (inflate.bytesWritten > 0) reading.known = dataStart + inflate.bytesWritten;
    reading.end = Math.min(fileEnd, dataStart + 2 * inflate.bytesWritten + FIRST_CHUNK);
    throw error;
  } finally {
    source.destroy();
  }
  await checkTrailer(file, reading, fileEnd, checksum, length);
}

function moveTo(reading: Reading, at: number): void {
  reading.known = at;
  reading.end = at;
}

/** A stream for each record costs several times as much as its bytes; `null` if one is needed, if only to say what is wrong. */
function inflateAtOnce(
  ahead: Uint8Array,
  left: number,
): { readonly bytes: Uint8Array; readonly used: number } | null {
  try {
    const limits = { chunkSize: INFLATED_CHUNK, maxOutputLength: MAX_INFLATED_AT_ONCE };
    const inflated = inflateRawSync(ahead.subarray(0, left), { ...limits, info: true });
    const { buffer, engine } = inflated as unknown as Inflated;
    // A record may be in many members, and a small one would hold on to all the memory that it was inflated into.
    const isSmall = buffer.length < INFLATED_CHUNK / 2;
    return { bytes: isSmall ? new Uint8Array(buffer) : buffer, used: engine.bytesWritten };
  } catch {
    return null;
  }
}

/** What zlib returns with `info`, which the types do not know. */
interface Inflated {
  readonly buffer: Uint8Array;
  readonly engine: { readonly bytesWritten: number };
}

/** Compares the end of a member with its content, and passes it. */
async function checkTrailer(
  file: FileWindow,
  reading: Reading,
  fileEnd: number,
  checksum: number,
  length: number,
): Promise<void> {
  const trailer = Buffer.from(await file.exactly(reading.end, TRAILER_BYTES));
  if (trailer.length < TRAILER_BYTES || reading.end + TRAILER_BYTES > fileEnd)
    throw truncated('a gzip member');
  reading.end += TRAILER_BYTES;
  if (trailer.readUInt32LE(0) !== checksum) throw damaged('the checksum of a gzip member is wrong');
  if (trailer.readUInt32LE(4) !== length % 2 ** 32) throw damaged('the length of a gzip member is wrong');
}

async function* chunksOf(file: FileWindow, start: number, end: number): AsyncGenerator<Uint8Array, void> {
  for (let at = start; at < end; ) {
    const longest = Math.max(FIRST_CHUNK, at - start);
    const chunk = (await file.from(at)).subarray(0, Math.min(end - at, longest));
    if (chunk.length === 0) return;
    yield chunk;
    at += chunk.length;
  }
}

/** The end of the header of a member (RFC 1952); throws if there is none. */
async function endOfHeader(file: FileWindow, start: number, reading: Reading): Promise<number> {
  const fixed = await file.exactly(start, FIXED_HEADER_BYTES);
  if (!isMemberStart(fixed)) throw damaged('these bytes are not a gzip member');
  if (fixed.length < FIXED_HEADER_BYTES) throw truncated('the header of a gzip member');
  const flags = fixed[3]!;
  let at = start + FIXED_HEADER_BYTES;
  moveTo(reading, at);
  if (flags & EXTRA) {
    const size = await file.exactly(at, 2);
    if (size.length < 2) throw truncated('the header of a gzip member');
    at += 2 + size[0]! + 256 * size[1]!;
  }
  if (flags & NAME) at = await endOfText(file, at, reading);
  if (flags & COMMENT) at = await endOfText(file, at, reading);
  return flags & HEADER_CHECKSUM ? at + 2 : at;
}

async function endOfText(file: FileWindow, start: number, reading: Reading): Promise<number> {
  const text = await file.exactly(start, MAX_TEXT_BYTES);
  const end = text.indexOf(0);
  moveTo(reading, start + (end === -1 ? text.length : end + 1));
  if (end !== -1) return reading.end;
  if (text.length < MAX_TEXT_BYTES) throw truncated('the header of a gzip member');
  throw damaged('the header of a gzip member does not end');
}

/** The two magic bytes, the only method that exists, and no flag that must be zero; as far as the file goes. */
function isMemberStart(bytes: Uint8Array): boolean {
  if (((bytes[3] ?? 0) & RESERVED) !== 0) return false;
  return bytes.length > 0 && MAGIC_AND_METHOD.every((byte, at) => at >= bytes.length || bytes[at] === byte);
}

/** The next place where a member may begin, or the end of the file. */
async function nextMember(file: FileWindow, start: number, end: number): Promise<number> {
  for (let at = start; at < end; ) {
    const window = (await file.from(at)).subarray(0, end - at);
    if (window.length === 0) return end;
    const found = window.indexOf(MAGIC_AND_METHOD[0]!);
    if (found === -1) {
      at += window.length;
      continue;
    }
    at += found;
    const head = await file.exactly(at, FIXED_HEADER_BYTES);
    // Less of one is more likely a chance byte of what is damaged.
    if (head.length >= MAGIC_AND_METHOD.length && isMemberStart(head)) return at;
    at++;
  }
  return end;
}
