import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parquetMetadata } from 'hyparquet';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COLUMNS } from './columns.ts';
import { parquetSink } from './parquet-sink.ts';
import { readTable } from './read-table.fixture.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fovea-parquet-'));
});
afterAll(() => rm(folder, { recursive: true }));

const line = (row: object): Uint8Array => Buffer.from(`${JSON.stringify(row)}\n`);

it('writes rows as a table, and nothing under its name before the end', async () => {
  const path = join(folder, 'a.parquet');
  const sink = await parquetSink(path, false);
  await sink.write(
    line({
      id: 'a.warc:7',
      url: 'https://example.org/',
      warcOffset: 2 ** 40,
      fetchTime: '2026-01-02T03:04:05Z',
      status: 200,
      confidence: 0.5,
      text: 'Text \ud800!',
      simhash: 'ffffffffffffffff',
      links: ['https://example.org/a', 'https://example.org/b'],
      removed: 'no column',
    }),
  );
  await sink.write(line({ id: 12, error: { code: 'timeout', message: 'too slow' }, fetchTime: 'never' }));
  await expect(stat(path)).rejects.toThrow();
  await sink.close();
  const file = await readFile(path);
  const buffer = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
  const metadata = parquetMetadata(buffer);
  expect(metadata.key_value_metadata).toContainEqual({ key: 'fovea.table_version', value: '1' });
  expect(metadata.row_groups[0]?.columns[0]?.meta_data?.codec).toBe('ZSTD');
  expect(metadata.schema.filter(({ name }) => COLUMNS.some((column) => column.name === name))).toHaveLength(
    COLUMNS.length,
  );
  expect(await readTable(path)).toMatchObject([
    {
      id: 'a.warc:7',
      warc_offset: BigInt(2 ** 40),
      fetch_time: new Date('2026-01-02T03:04:05Z'),
      status: 200,
      confidence: 0.5,
      text: 'Text \ufffd!',
      simhash: -1n,
      links: ['https://example.org/a', 'https://example.org/b'],
      error_code: null,
    },
    { id: '12', url: null, fetch_time: null, error_code: 'timeout', error_message: 'too slow' },
  ]);
});

it('leaves an existing file alone, and no trace of an abandoned one', async () => {
  const path = join(folder, 'b.parquet');
  const first = await parquetSink(path, false);
  await first.close();
  await expect(parquetSink(path, false)).rejects.toMatchObject({ code: 'output-exists' });
  const before = await readFile(path);
  const second = await parquetSink(path, true);
  await second.write(line({ id: 'x' }));
  await second.abandon?.();
  expect(await readFile(path)).toEqual(before);
  await expect(stat(`${path}.part`)).rejects.toThrow();
});

it('begins a row group once the one before has the stated size, and not a byte earlier', async () => {
  const stated = 64 * 2 ** 20;
  // What is no column counts, and need not be compressed.
  const frame = line({ id: 'a', removed: '' }).length;
  const ofLength = (bytes: number): Uint8Array => line({ id: 'a', removed: 'x'.repeat(bytes - frame) });
  for (const [lengths, groups] of [
    [
      [stated, frame, frame],
      [1, 2],
    ],
    [
      [stated - 1, frame, frame],
      [2, 1],
    ],
  ] as const) {
    const path = join(folder, `groups-${lengths.join('-')}.parquet`);
    const sink = await parquetSink(path, false);
    for (const length of lengths) await sink.write(ofLength(length));
    await sink.close();
    const file = await readFile(path);
    const { row_groups } = parquetMetadata(
      file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength),
    );
    expect(row_groups.map(({ num_rows }) => Number(num_rows))).toEqual(groups);
    await rm(path);
  }
});
