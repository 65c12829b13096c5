import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { pageRecord, recordBytes, type WarcForm, warcBytes } from '../../../../fixtures/warc/make-warc.ts';
import { FileWindow } from './file-window.ts';
import { openPieces } from './open-warc.ts';
import { readRecords } from './read-records.ts';
import type { FoundRecord } from './record.ts';

const folder = mkdtempSync(join(tmpdir(), 'fovea-warc-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MAX_BYTES = 100_000;
/** Coprime to everything in the files; the long tests look at every byte. */
const STEP = 7;
const RECORDS = ['one', 'two', 'three'].map((name) =>
  pageRecord(
    `https://example.org/${name}`,
    `<p>Page ${name}, with enough text to be compressed.</p>`.repeat(3),
  ),
);
const BLOCKS = RECORDS.map(({ block }) => Buffer.from(block).toString());

async function read(bytes: Uint8Array, name: string): Promise<readonly FoundRecord[]> {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  const file = await FileWindow.open(path);
  const found: FoundRecord[] = [];
  try {
    for await (const record of readRecords(openPieces(path, file, { start: 0, end: file.size }), MAX_BYTES))
      found.push(record);
  } finally {
    await file.close();
  }
  return found;
}

const nameFor = (form: WarcForm): string => (form === 'plain' ? 'a.warc' : 'a.warc.gz');
const blocksOf = (found: readonly FoundRecord[]): readonly string[] =>
  found.flatMap((record) => ('block' in record ? [Buffer.from(record.block).toString()] : []));
const errorsOf = (found: readonly FoundRecord[]): readonly string[] =>
  found.flatMap((record) => ('error' in record ? [record.error.code] : []));

describe.each<WarcForm>(['plain', 'members', 'one member'])('records in a file of the form %s', (form) => {
  const whole = warcBytes(RECORDS, form);
  const name = nameFor(form);

  it('are all read, each at its place', async () => {
    const found = await read(whole, name);
    expect(blocksOf(found)).toEqual(BLOCKS);
    const sizes = RECORDS.map((record) => warcBytes([record], form === 'members' ? form : 'plain').length);
    const starts = [0, sizes[0]!, sizes[0]! + sizes[1]!];
    expect(found.map(({ place }) => place)).toEqual(
      starts.map((at) => (form === 'one member' ? { offset: 0, inside: at } : { offset: at, inside: 0 })),
    );
    expect(found[0]).toMatchObject({ head: { type: 'response', url: 'https://example.org/one' } });
  });

  it('are reported when the file is cut, at whatever byte', async () => {
    for (let length = 1; length < whole.length; length += STEP) {
      const found = await read(whole.subarray(0, length), name);
      const blocks = blocksOf(found);
      expect(blocks, `cut at ${length}`).toEqual(BLOCKS.slice(0, blocks.length));
      // The line breaks after the last record are no loss.
      if (blocks.length < 3 && !isBetweenRecords(form, length))
        expect(errorsOf(found).length, `cut at ${length}`).toBeGreaterThan(0);
    }
  });

  it('are read or reported when a byte is wrong, whichever it is', async () => {
    for (let at = 0; at < whole.length; at += STEP) {
      const bytes = Buffer.from(whole);
      bytes[at]! ^= 0x55;
      const found = await read(bytes, name);
      const unharmed = blocksOf(found).filter((block) => BLOCKS.includes(block)).length;
      // Without a checksum, nothing can tell that a letter is another one.
      const total = form === 'plain' ? blocksOf(found).length : unharmed;
      if (total < 3) expect(errorsOf(found).length, `byte ${at}`).toBeGreaterThan(0);
      if (form !== 'one member') expect(unharmed, `byte ${at}`).toBeGreaterThanOrEqual(2);
    }
  });
});

/** True if a file of this length ends exactly after a record. */
function isBetweenRecords(form: WarcForm, length: number): boolean {
  if (form === 'one member') return false;
  const lengths = RECORDS.map((record) => warcBytes([record], form).length);
  return [0, 1].some((count) => {
    const end = lengths.slice(0, count + 1).reduce((sum, size) => sum + size, 0);
    // In a plain file the line breaks at the end may be missing.
    return form === 'plain' ? length <= end && length >= end - 4 : length === end;
  });
}

it('reads records of version 1.0, also with addresses in brackets', async () => {
  const old = recordBytes({ ...RECORDS[0]!, url: '<https://example.org/one>' });
  const bytes = Buffer.from(old.toString('latin1').replace('WARC/1.1', 'WARC/1.0'), 'latin1');
  expect(bytes.length).toBe(old.length);
  const found = await read(Buffer.concat([bytes, bytes]), 'a.warc');
  expect(blocksOf(found)).toEqual([BLOCKS[0], BLOCKS[0]]);
  expect(found[0]).toMatchObject({ head: { url: 'https://example.org/one' } });
});

describe('damaged files', () => {
  const [one, two, three] = RECORDS.map(recordBytes) as [Buffer, Buffer, Buffer];
  const withLength = (length: number): Buffer =>
    recordBytes({ ...RECORDS[1]!, fields: { 'Content-Length': String(length) } });
  const right = RECORDS[1]!.block.length;

  it.each([
    ['too short', withLength(right - 20)],
    ['too long', withLength(right + 30)],
    ['beyond the file', withLength(right + 50_000)],
    ['larger than a page may be', withLength(10 ** 14)],
    ['not a number', recordBytes({ ...RECORDS[1]!, fields: { 'Content-Length': 'many' } })],
    ['missing', Buffer.from(two.toString('latin1').replace(/Content-Length: \d+\r\n/, ''), 'latin1')],
  ])('lose only the record whose length is %s', async (_, wrong) => {
    for (const [name, bytes] of [
      ['a.warc', Buffer.concat([one, wrong, three])],
      ['a.warc.gz', Buffer.concat([one, wrong, three].map((record) => gzipSync(record)))],
      ['b.warc.gz', gzipSync(Buffer.concat([one, wrong, three]))],
    ] as const) {
      const found = await read(bytes, name);
      expect(blocksOf(found), name).toEqual([BLOCKS[0], BLOCKS[2]]);
      expect(errorsOf(found).length, name).toBeGreaterThan(0);
    }
  });

  it.each([right + 50_000, 10 ** 14])(
    'call a length of %d damaged if another record follows',
    async (length) => {
      const bytes = Buffer.concat([withLength(length), three].map((record) => gzipSync(record)));
      expect(errorsOf(await read(bytes, 'a.warc.gz'))).toEqual(['damaged']);
      expect(errorsOf(await read(withLength(length), 'a.warc'))).toEqual(['truncated']);
    },
  );

  it.each([
    ['no record', Buffer.from('no record at all')],
    [
      'a record with a bad head',
      Buffer.from(two.toString('latin1').replace('Content-Length', 'X'), 'latin1'),
    ],
    ['a record that is too large', recordBytes(pageRecord('https://example.org/', 'x'.repeat(MAX_BYTES)))],
  ])('report a damaged member of its own after %s', async (_, content) => {
    const damaged = gzipSync(one).fill(0x07, 10, 11);
    const before = gzipSync(content);
    const found = await read(Buffer.concat([before, damaged, gzipSync(three)]), 'a.warc.gz');
    expect(blocksOf(found)).toEqual([BLOCKS[2]]);
    expect(found.map(({ place }) => place.offset)).toEqual([
      0,
      before.length,
      before.length + damaged.length,
    ]);
  });

  it('report garbage between records and members', async () => {
    const garbage = Buffer.from('\x1f\x8b\x08 nothing of use \x1f\x8b\x08\x00');
    const members = Buffer.concat([gzipSync(one), garbage, gzipSync(two), garbage, gzipSync(three)]);
    expect(blocksOf(await read(members, 'a.warc.gz'))).toEqual(BLOCKS);
    expect(errorsOf(await read(members, 'a.warc.gz')).length).toBeGreaterThanOrEqual(2);
    const plain = Buffer.concat([one, garbage, Buffer.from('\n'), two, three]);
    const found = await read(plain, 'a.warc');
    expect(blocksOf(found)).toEqual(BLOCKS);
    expect(errorsOf(found)).toEqual(['damaged']);
    expect(found[1]?.place).toEqual({ offset: one.length, inside: 0 });
  });

  it('report a damaged member at its own offset', async () => {
    const [first, second, third] = [one, two, three].map((record) => gzipSync(record)) as [
      Buffer,
      Buffer,
      Buffer,
    ];
    // Its header, the start of its data, and its checksum.
    for (const at of [0, 12, second.length - 8]) {
      const wrong = Buffer.from(second);
      wrong[at]! ^= 0x55;
      const found = await read(Buffer.concat([first, wrong, third]), 'a.warc.gz');
      expect(blocksOf(found), `byte ${at}`).toEqual([BLOCKS[0], BLOCKS[2]]);
      const offsets = found.map(({ place }) => place.offset);
      expect([...new Set(offsets)], `byte ${at}`).toEqual([0, first.length, first.length + second.length]);
    }
  });

  it.each(['WARC/1.', 'WARC/1.0\r\n', 'WARC/1.0\r\n\r\n'])('report %j, repeated, once', async (start) => {
    const starts = Buffer.from(start.repeat(30_000));
    const found = await read(Buffer.concat([one, starts, Buffer.from('\r\n\r\n'), three]), 'a.warc');
    expect(blocksOf(found)).toEqual([BLOCKS[0], BLOCKS[2]]);
    expect(errorsOf(found)).toEqual(['damaged']);
  });

  it('read a record after one that was cut off in its head', async () => {
    const cut = one.subarray(0, one.indexOf('Content-Length: ') + 'Content-Length: 1'.length);
    const found = await read(Buffer.concat([cut, two, three]), 'a.warc');
    expect(blocksOf(found)).toEqual(BLOCKS.slice(1));
    expect(errorsOf(found)).toEqual(['damaged']);
  });

  it.each(['a.warc', 'a.warc.gz'])('end in the head of a record: %s', async (name) => {
    const bytes = [one, two.subarray(0, 150)];
    const cut = name === 'a.warc' ? Buffer.concat(bytes) : Buffer.concat(bytes.map((part) => gzipSync(part)));
    const found = await read(name === 'a.warc' ? cut : cut.subarray(0, -20), name);
    expect(blocksOf(found)).toEqual([BLOCKS[0]]);
    expect(errorsOf(found)).toEqual(['truncated']);
  });

  it.each(['a.warc', 'a.warc.gz'])('end in the first bytes of a record: %s', async (name) => {
    for (const length of [1, 2, 3, 4]) {
      const start = two.subarray(0, length);
      // The member is cut off too: no end of it says that this was all.
      const parts = name === 'a.warc' ? [one, start] : [gzipSync(one), gzipSync(start).subarray(0, -8)];
      const found = await read(Buffer.concat(parts), name);
      expect(blocksOf(found), `${length}`).toEqual([BLOCKS[0]]);
      expect(errorsOf(found), `${length}`).toEqual(['truncated']);
    }
  });

  it('call bytes damaged that only begin like a record', async () => {
    for (const bytes of [Buffer.from('WAR'), Buffer.from('WAXC')]) {
      const members = Buffer.concat([one, bytes, two].map((part) => gzipSync(part)));
      const found = await read(members, 'a.warc.gz');
      expect(blocksOf(found)).toEqual(BLOCKS.slice(0, 2));
      expect(errorsOf(found)).toEqual(['damaged']);
    }
  });

  it('report a record whose second member is not as it was written', async () => {
    const [start, end] = [one.subarray(0, 300), one.subarray(300)].map((part) => gzipSync(part)) as [
      Buffer,
      Buffer,
    ];
    end[end.length - 8]! ^= 1;
    const found = await read(Buffer.concat([start, end, gzipSync(two)]), 'a.warc.gz');
    expect(blocksOf(found)).toEqual([BLOCKS[1]]);
    expect(errorsOf(found)).toEqual(['damaged']);
  });

  it('read a record without line breaks at its end before a damaged member', async () => {
    const bare = gzipSync(one.subarray(0, -4));
    const damaged = gzipSync('anything at all');
    damaged[damaged.length - 8]! ^= 1;
    const found = await read(Buffer.concat([bare, damaged, gzipSync(two)]), 'a.warc.gz');
    expect(blocksOf(found)).toEqual(BLOCKS.slice(0, 2));
    expect(errorsOf(found)).toEqual(['damaged']);
    expect(found[1]?.place.offset).toBe(bare.length);
  });

  it.each(['', '\n', '\r\n', '\n\n', '\r\n\n'])('read records that end with %j', async (end) => {
    const parts = RECORDS.flatMap((record) => [recordBytes(record).subarray(0, -4), Buffer.from(end)]);
    expect(blocksOf(await read(Buffer.concat(parts), 'a.warc'))).toEqual(BLOCKS);
  });

  it('tell the place of a record after a member with line breaks alone', async () => {
    const parts = [one.subarray(0, -4), one.subarray(-4), two].map((part) => gzipSync(part));
    const found = await read(Buffer.concat(parts), 'a.warc.gz');
    expect(blocksOf(found)).toEqual(BLOCKS.slice(0, 2));
    expect(found[1]?.place).toEqual({ offset: parts[0]!.length + parts[1]!.length, inside: 0 });
  });

  it('read a record that is spread over members', async () => {
    const bytes = Buffer.concat([one.subarray(0, 300), one.subarray(300)].map((part) => gzipSync(part)));
    expect(blocksOf(await read(Buffer.concat([bytes, gzipSync(two)]), 'a.warc.gz'))).toEqual(
      BLOCKS.slice(0, 2),
    );
  });

  it('skip a record that is too large, and no other', async () => {
    const large = pageRecord('https://example.org/large', '<p>x</p>'.repeat(40_000));
    for (const form of ['plain', 'members', 'one member'] as const) {
      const found = await read(warcBytes([RECORDS[0]!, large, RECORDS[2]!], form), nameFor(form));
      expect(blocksOf(found), form).toEqual([BLOCKS[0], BLOCKS[2]]);
      expect(errorsOf(found), form).toEqual(['too-large']);
    }
  });

  it('stay linear when every member overlaps the next ones', async () => {
    // Each "member" begins one that is never finished.
    const starts = Buffer.from('1f8b0800000000000003', 'hex');
    const bytes = Buffer.concat(
      Array.from({ length: 3000 }, () => Buffer.concat([starts, Buffer.from('0000ffff', 'hex')])),
    );
    const found = await read(bytes, 'a.warc.gz');
    expect(blocksOf(found)).toEqual([]);
    expect(errorsOf(found).length).toBeGreaterThan(0);
  });

  it('stay linear when every frame overlaps the next ones', async () => {
    // Each frame has a block of six bytes, which are the header of the next frame, and so on to the end of the file.
    const frames = 2000;
    const bytes = Buffer.from('28b52ffd0000300000'.repeat(frames), 'hex');
    const looks = vi.spyOn(FileWindow.prototype, 'exactly');
    const found = await read(bytes, 'a.warc.zst');
    const { length } = looks.mock.calls;
    looks.mockRestore();
    expect(blocksOf(found)).toEqual([]);
    expect(errorsOf(found).length).toBeGreaterThan(0);
    expect(length).toBeLessThan(8 * frames);
  });
});
