import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { pageRecord, recordBytes, type WarcForm, warcBytes } from '../fixtures/warc/make-warc.ts';
import { loadZstd } from '../packages/sources/src/compression/zstd.ts';
import { FileWindow } from '../packages/sources/src/warc/file-window.ts';
import { openPieces } from '../packages/sources/src/warc/open-warc.ts';
import { readRecords } from '../packages/sources/src/warc/read-records.ts';
import type { FoundRecord } from '../packages/sources/src/warc/record.ts';
import { readRecordRow } from '../packages/sources/src/warc/record-row.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PYTHON = join(ROOT, '.cache/spark/bin/python');
const SCRIPT = join(ROOT, 'fixtures/warc/fastwarc_records.py');

const folder = mkdtempSync(join(tmpdir(), 'fovea-fastwarc-'));
afterAll(() => rmSync(folder, { recursive: true }));

const records = ['one', 'two', 'three'].map((name) =>
  pageRecord(`https://example.org/${name}`, `<p>Page ${name}.</p>`.repeat(3)),
);
const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const original = new Set(records.map(({ block }) => digestOf(block)));

async function recordsIn(path: string): Promise<readonly FoundRecord[]> {
  const file = await FileWindow.open(path);
  const found: FoundRecord[] = [];
  for await (const record of readRecords(openPieces(path, file, { start: 0, end: file.size }), 10 ** 6))
    found.push(record);
  await file.close();
  return found;
}

/** Digests of the records that we read in a file, and the number of places that we report. */
async function ours(path: string): Promise<{ readonly digests: readonly string[]; readonly errors: number }> {
  const found = await recordsIn(path);
  const digests = found.flatMap((record) => ('block' in record ? [digestOf(record.block)] : []));
  return { digests, errors: found.length - digests.length };
}

/** The digest of a record, whether it is complete, and whether the digest that it states is right. */
type Theirs = readonly [string, boolean, boolean];

/** What FastWARC reads in files. */
function theirs(paths: readonly string[]): readonly (readonly Theirs[])[] {
  if (!existsSync(PYTHON)) throw new Error('FastWARC is not set up: npm run test:long sets it up');
  const { stdout } = spawnSync(PYTHON, ['-B', SCRIPT], { input: paths.join('\n'), encoding: 'utf8' });
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Theirs[]);
}

/** Complete records of the original that FastWARC reads in files. */
function unharmed(paths: readonly string[]): readonly (readonly string[])[] {
  return theirs(paths).map((found) =>
    found.flatMap(([digest, whole]) => (whole && original.has(digest) ? [digest] : [])),
  );
}

function write(name: string, bytes: Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

const DAMAGES: readonly (readonly [string, (whole: Buffer, at: number) => Buffer])[] = [
  ['cut', (whole, at) => whole.subarray(0, at)],
  [
    'changed',
    (whole, at) => {
      const bytes = Buffer.from(whole);
      bytes[at]! ^= 0x41;
      return bytes;
    },
  ],
];

describe.each<WarcForm>(['plain', 'members', 'one member'])('a file of the form %s', (form) => {
  const whole = warcBytes(records, form);
  const ending = form === 'plain' ? 'warc' : 'warc.gz';

  it.each(DAMAGES)(
    '%s at every byte gives every unharmed record that FastWARC reads, or reports a place',
    async (_, damage) => {
      const paths = Array.from({ length: whole.length }, (_unused, at) => {
        return write(`${form.replace(' ', '-')}-${at}.${ending}`, damage(whole, at));
      });
      for (const [at, found] of unharmed(paths).entries()) {
        const { digests, errors } = await ours(paths[at]!);
        const missing = found.filter((digest) => !digests.includes(digest));
        // Their member may be damaged after the record; then we report it instead.
        if (missing.length > 0) expect(errors, `byte ${at}`).toBeGreaterThan(0);
        if (digests.filter((digest) => original.has(digest)).length < records.length && form !== 'plain')
          expect(errors + (at === 0 ? 1 : 0) + Number(isBoundary(at)), `byte ${at}`).toBeGreaterThan(0);
      }
    },
  );

  /** A file that is cut between members is whole. */
  function isBoundary(at: number): boolean {
    return [1, 2].some((count) => warcBytes(records.slice(0, count), form).length === at);
  }
});

describe('frames of zstd, which FastWARC does not read,', () => {
  it.each(DAMAGES)(
    '%s at every byte give every record that is left, or report a place',
    async (_, damage) => {
      const zstd = await loadZstd();
      const frames = records.map((record) => zstd.compress(recordBytes(record)));
      const whole = Buffer.concat(frames);
      const ends = frames.map((_frame, at) => Buffer.concat(frames.slice(0, at + 1)).length);
      for (let at = 0; at < whole.length; at++) {
        const bytes = damage(whole, at);
        const { digests, errors } = await ours(write('a.warc.zst', bytes));
        const harmed = ends.findIndex((end) => at < end);
        const left = bytes.length < whole.length ? records.slice(0, harmed) : records.toSpliced(harmed, 1);
        const missing = left.filter(({ block }) => !digests.includes(digestOf(block)));
        expect(missing, `byte ${at}`).toEqual([]);
        const isBoundary = bytes.length < whole.length && (at === 0 || ends.includes(at));
        // Without a checksum, nothing can tell that a letter is another one.
        if (digests.length < records.length && !isBoundary) expect(errors, `byte ${at}`).toBeGreaterThan(0);
      }
    },
  );
});

describe('garbled files', () => {
  const [one, , three] = records.map(recordBytes) as [Buffer, Buffer, Buffer];
  const garbage = Buffer.from('\x1f\x8b\x08 nothing of use WARC/ \r\n\r\n');
  const withLength = (length: number | string): Buffer =>
    recordBytes({ ...records[1]!, fields: { 'Content-Length': String(length) } });
  const right = records[1]!.block.length;

  it.each<[string, Buffer]>([
    ['a length that is too short', withLength(right - 20)],
    ['a length that is too long', withLength(right + 30)],
    ['a length beyond the file', withLength(right + 50_000)],
    ['a length that is no number', withLength('many')],
    ['garbage between records', Buffer.concat([garbage, recordBytes(records[1]!), garbage])],
    ['nothing but garbage', garbage],
  ])('with %s give every unharmed record that FastWARC reads, and report a place', async (name, middle) => {
    const parts = [one, middle, three];
    const paths = [
      write('garbled.warc', Buffer.concat(parts)),
      write('garbled-members.warc.gz', Buffer.concat(parts.map((part) => gzipSync(part)))),
      write('garbled-one.warc.gz', gzipSync(Buffer.concat(parts))),
      write('garbled-between.warc.gz', Buffer.concat([gzipSync(one), middle, gzipSync(three)])),
    ];
    for (const [at, found] of unharmed(paths).entries()) {
      const { digests, errors } = await ours(paths[at]!);
      expect(digests, `${name}, ${paths[at]}`).toEqual(expect.arrayContaining([...found]));
      expect(digests.filter((digest) => original.has(digest)).length, paths[at]).toBeGreaterThanOrEqual(2);
      expect(errors, paths[at]).toBeGreaterThan(0);
    }
  });

  it('are verified as FastWARC does it', async () => {
    const { block } = records[0]!;
    const stated = ['md5', 'sha1', 'sha256', 'sha512'].flatMap((algorithm) => {
      const right = createHash(algorithm).update(block).digest('hex');
      const wrong = createHash(algorithm).update('another').digest('hex');
      return [right, wrong].map((hex) => `${algorithm}:${hex}`);
    });
    const written = stated.map((digest) => ({ ...records[0]!, fields: { 'WARC-Block-Digest': digest } }));
    const path = write('digests.warc.gz', warcBytes(written, 'members'));
    const found = await recordsIn(path);
    const verdicts = await Promise.all(
      found.map(async (record) => {
        if ('error' in record) return null;
        const { head, place } = record;
        const options = { verifyDigests: true };
        const warcRecord = { file: path, offset: place.offset, head };
        const row = readRecordRow(warcRecord, record.block, options, { formats: ['text'] }, 10 ** 6);
        return row.then(
          () => true,
          (error: { readonly code?: string }) => (error.code === 'bad-digest' ? false : error),
        );
      }),
    );
    expect(verdicts).toEqual(theirs([path])[0]!.map(([, , isRight]) => isRight));
    expect(verdicts).toEqual(stated.map((_, at) => at % 2 === 0));
  });
});
