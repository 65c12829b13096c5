import { sizeInWords } from '../size-in-words.ts';
import { SourceError } from '../source-error.ts';
import { Feed } from './feed.ts';
import { damaged, type Piece, truncated } from './member.ts';
import { type FoundRecord, parseHead, type RecordPlace } from './record.ts';

const MAGIC = Buffer.from('WARC/');
/** How a record begins; looked for anywhere, since what stands before it may be damaged too. */
const RECORD_START = Buffer.from('WARC/1.');
/** The same with what ends a record, for where a long one may contain the other by chance. */
const RECORD_BREAK = Buffer.from('\r\n\r\nWARC/1.');
const HEAD_ENDS: readonly Buffer[] = [Buffer.from('\r\n\r\n'), Buffer.from('\n\n')];
/** @cap */
const FIRST_GUESS = 4096;
/** Heads have about 500 bytes; addresses can be long. @cap */
const MAX_HEAD_BYTES = 64 * 1024;
const STEP = 64 * 1024;
const NOTHING = Buffer.alloc(0);
const CR = 0x0d;
const LF = 0x0a;

/** Reads the records in the content of a file, and reports each place where there should be one. */
export async function* readRecords(
  pieces: AsyncIterator<Piece>,
  maxBytes: number,
): AsyncGenerator<FoundRecord, void, undefined> {
  const feed = new Feed(pieces);
  for (;;) {
    await skipLineBreaks(feed);
    if (await feed.fill(1)) yield await readRecord(feed, maxBytes);
    else if (feed.damage !== null) {
      yield { place: feed.place, error: feed.damage.error };
      feed.passDamage();
    } else return;
  }
}

async function skipLineBreaks(feed: Feed): Promise<void> {
  while (await feed.fill(1)) {
    const bytes = feed.slice(0, Math.min(feed.size, STEP));
    const end = bytes.findIndex((byte) => byte !== CR && byte !== LF);
    feed.drop(end === -1 ? bytes.length : end);
    if (end !== -1) return;
  }
}

async function readRecord(feed: Feed, maxBytes: number): Promise<FoundRecord> {
  const { place } = feed;
  const isWhole = await feed.fill(MAGIC.length);
  const start = feed.slice(0, MAGIC.length);
  if (!start.equals(MAGIC)) {
    const cut = !isWhole && start.equals(MAGIC.subarray(0, start.length)) ? endInHead(feed) : null;
    const skipped = await toNextRecord(feed, 1);
    return failed(feed, place, cut ?? damaged(`${skipped} bytes that are no record`));
  }
  const found = await findHead(feed);
  const { headBytes, parsed } = found;
  if (headBytes === null || parsed === null) {
    const cut = headBytes === null ? endInHead(feed) : null;
    const skipped = await skipBadHeads(feed, found);
    return failed(feed, place, cut ?? damaged(skipped));
  }
  const { head, length } = parsed;
  if (length > maxBytes) return { ...(await skipLong(feed, place, headBytes + length, maxBytes)), head };
  const total = headBytes + length;
  // A little more, to see how it ends.
  await feed.fill(total + HEAD_ENDS[0]!.length + 1);
  const problem = problemOf(feed, total);
  if (problem !== null) {
    await toNextRecord(feed, headBytes);
    return { ...failed(feed, place, problem), head };
  }
  const block = feed.slice(headBytes, total);
  feed.drop(total);
  return { place, head, block };
}

/** What is wrong with a record of a certain length; what follows it shows. */
function problemOf(feed: Feed, total: number): SourceError | null {
  // Only the end of a member shows whether it is as it was written.
  if (feed.damage !== null && feed.soundSize < total) return feed.damage.error;
  if (feed.size < total) return endInRecord(feed, feed.size, total);
  const rest = feed.slice(total, Math.min(total + HEAD_ENDS[0]!.length, feed.soundSize));
  // Two line breaks by the format, but some tools write one, or none.
  const start = rest.findIndex((byte) => byte !== CR && byte !== LF);
  const next = start === -1 ? NOTHING : rest.subarray(start);
  return next.equals(MAGIC.subarray(0, next.length)) ? null : damaged('the length of a record is wrong');
}

/** The file may end in a record, or only what is compressed with it. */
function endInRecord(feed: Feed, size: number, total: number): SourceError {
  const where = `a record, after ${size} of ${total} bytes`;
  return feed.hasEnded ? truncated(where) : damaged(`another record begins inside ${where}`);
}

/** A record that failed: damage in the same place has been told with it; damage of the next member has not. */
function failed(feed: Feed, place: RecordPlace, error: SourceError): FailedRecord {
  const { damage } = feed;
  const isTold = damage !== null && (damage.error === error || damage.offset === place.offset);
  if (feed.size === 0 && isTold) feed.passDamage();
  return { place, error };
}

type FailedRecord = Extract<FoundRecord, { error: SourceError }>;

interface FoundHead {
  /** Where it ends; `null` if that is not to be seen. */
  readonly headBytes: number | null;
  readonly parsed: ReturnType<typeof parseHead>;
}

async function findHead(feed: Feed): Promise<FoundHead> {
  const headBytes = await endOfHead(feed);
  return { headBytes, parsed: headBytes === null ? null : parseHead(feed.slice(0, headBytes).toString()) };
}

/** Why a head does not end, if nothing that can be read follows it. */
function endInHead(feed: Feed): SourceError | null {
  if (feed.size >= MAX_HEAD_BYTES) return null;
  return feed.damage?.error ?? (feed.hasEnded ? truncated('the head of a record') : null);
}

/**
 * Skips to the next record with a head, or to the end of what can be read; returns what is wrong with what it skipped.
 * Adjacent damage is reported once, and each byte is looked at a few times only, whatever the bytes are.
 */
async function skipBadHeads(feed: Feed, first: FoundHead): Promise<string> {
  let heads = 0;
  let skipped = 0;
  for (let bad = first; bad.parsed === null; bad = await findHead(feed)) {
    heads++;
    const { headBytes } = bad;
    skipped += await toNextRecord(
      feed,
      headBytes === null ? withoutHead(feed) : endOfRecordHead(feed, headBytes),
    );
    if (feed.size === 0) break;
  }
  // Not every head in them was looked at, so their number would be a guess.
  return heads === 1 ? 'the head of a record is damaged' : `${skipped} bytes with damaged heads of records`;
}

/** The end of a bad head, or the start of the last record in it: the head of another one may have been cut off there. */
function endOfRecordHead(feed: Feed, headBytes: number): number {
  const last = feed.slice(0, headBytes).lastIndexOf(RECORD_START);
  return last > 0 ? last : headBytes;
}

/** Bytes that need not be looked at again if no head ends among those at hand: one near the end may end after them. */
function withoutHead(feed: Feed): number {
  return feed.size < MAX_HEAD_BYTES ? feed.size : MAX_HEAD_BYTES / 2;
}

async function endOfHead(feed: Feed): Promise<number | null> {
  for (const size of [FIRST_GUESS, MAX_HEAD_BYTES]) {
    await feed.fill(size);
    const bytes = feed.slice(0, Math.min(feed.size, size));
    const ends = HEAD_ENDS.map((end) => bytes.indexOf(end) + end.length).filter((at, which) => {
      return at >= HEAD_ENDS[which]!.length;
    });
    if (ends.length > 0) return Math.min(...ends);
  }
  return null;
}

/** Skips to where a record may begin, or to the end of what can be read; returns the number of bytes. */
async function toNextRecord(feed: Feed, from: number): Promise<number> {
  let skipped = 0;
  for (let start = from; await feed.fill(start + RECORD_START.length); start = 0) {
    const found = feed.indexOf(RECORD_START, start);
    const size = found === -1 ? feed.size - (RECORD_START.length - 1) : found;
    feed.drop(size);
    skipped += size;
    if (found !== -1) return skipped;
  }
  skipped += feed.size;
  feed.drop(feed.size);
  return skipped;
}

/** Skips a record that is too long to be a page, in steps; its length may be wrong, so the next one is looked for. */
async function skipLong(
  feed: Feed,
  place: RecordPlace,
  total: number,
  maxBytes: number,
): Promise<FailedRecord> {
  const error = new SourceError('too-large', `the record is larger than ${sizeInWords(maxBytes)}`);
  let left = total;
  while (left > 0) {
    const step = Math.min(left, STEP);
    const isWhole = await feed.fill(step + RECORD_BREAK.length);
    const found = feed.slice(0, step + RECORD_BREAK.length).indexOf(RECORD_BREAK);
    const size = found !== -1 && found < step ? found : Math.min(step, feed.size);
    feed.drop(size);
    left -= size;
    if (size < step || (!isWhole && feed.size === 0)) {
      if (found === -1 && left > 0 && feed.damage === null)
        return failed(feed, place, endInRecord(feed, total - left, total));
      break;
    }
  }
  const isCut = left > 0 && feed.size === 0 && feed.damage !== null;
  return failed(feed, place, isCut ? feed.damage.error : error);
}
