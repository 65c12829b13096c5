import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageRecord, recordBytes } from '../fixtures/warc/make-warc.ts';
import { loadZstd } from '../packages/sources/src/compression/zstd.ts';
import { readTable } from '../packages/sources/src/table/read-table.fixture.ts';
import { FOVEA, page } from './command.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fovea-cli-warc-'));
});
afterAll(() => rm(folder, { recursive: true }));

const records = [
  { type: 'warcinfo', contentType: 'application/warc-fields', block: Buffer.from('software: us\r\n') },
  pageRecord('https://example.org/one', page('First')),
  pageRecord('https://example.org/picture', '\x89PNG\r\n', { headers: { 'Content-Type': 'image/png' } }),
  pageRecord('https://example.net/two', page('Second'), { status: 404 }),
].map(recordBytes);
const members = records.map((record) => gzipSync(record));
const offset = (index: number): number =>
  members.slice(0, index).reduce((sum, member) => sum + member.length, 0);

interface Row {
  readonly id: string;
  readonly title?: string;
  readonly status?: number;
  readonly error?: { readonly code: string };
}

async function batch(
  args: readonly string[],
): Promise<{ code: number | null; rows: readonly Row[]; log: string }> {
  const command = [FOVEA, 'batch', ...args, '-o', 'out.jsonl', '--format', 'text', '--jobs', '1'];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  const text = await readFile(join(folder, 'out.jsonl'), 'utf8').catch(() => '');
  const rows =
    text.trim() === ''
      ? []
      : text
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as Row);
  return { code: status, rows, log: stderr };
}

describe('fovea batch on WARC files', () => {
  it('writes a row for each page, and can be resumed', async () => {
    await writeFile(join(folder, 'a.warc.gz'), Buffer.concat(members));
    const { code, rows, log } = await batch(['a.warc.gz', '--force']);
    expect(log).toContain('1 record skipped');
    expect(code).toBe(0);
    expect(rows).toMatchObject([
      { id: `a.warc.gz:${offset(1)}`, title: 'First', url: 'https://example.org/one', status: 200 },
      { id: `a.warc.gz:${offset(3)}`, title: 'Second', status: 404 },
    ]);
    const whole = await readFile(join(folder, 'out.jsonl'));
    await writeFile(join(folder, 'out.jsonl'), whole.subarray(0, whole.indexOf('\n') + 5));
    expect((await batch(['a.warc.gz', '--resume'])).rows).toEqual(rows);
    expect(await readFile(join(folder, 'out.jsonl'))).toEqual(whole);
    const filtered = await batch(['a.warc.gz', '--force', '--filter', 'host=example.net']);
    expect(filtered.rows.map(({ title }) => title)).toEqual(['Second']);
  });

  it('ends a truncated file with what it holds, and exit code 1', async () => {
    await writeFile(join(folder, 'cut.warc.gz'), Buffer.concat(members).subarray(0, -9));
    const { code, rows } = await batch(['cut.warc.gz', '--force']);
    expect(code).toBe(1);
    const place = { warcFile: 'cut.warc.gz', warcOffset: offset(3) };
    expect(rows).toMatchObject([{ title: 'First' }, { ...place, error: { code: 'truncated' } }]);
  });

  it('reads frames of zstd, with and without a dictionary', async () => {
    const zstd = await loadZstd();
    const frames = records.map((record) => zstd.compress(record));
    // A dictionary may be any bytes.
    const dictionary = Buffer.concat(records);
    const leading = Buffer.alloc(8);
    leading.writeUInt32LE(0x184d2a5d, 0);
    leading.writeUInt32LE(dictionary.length, 4);
    const { createCCtx, compressUsingDict } = zstd as unknown as {
      createCCtx(): number;
      compressUsingDict(
        context: number,
        bytes: Uint8Array,
        dictionary: Uint8Array,
        level: number,
      ): Uint8Array;
    };
    const withDictionary = records.map((record) => compressUsingDict(createCCtx(), record, dictionary, 3));
    await writeFile(join(folder, 'a.warc.zst'), Buffer.concat(frames));
    await writeFile(join(folder, 'b.warc.zst'), Buffer.concat([leading, dictionary, ...withDictionary]));
    for (const file of ['a.warc.zst', 'b.warc.zst']) {
      const { code, rows } = await batch([file, '--force']);
      expect([code, ...rows.map(({ title }) => title)], file).toEqual([0, 'First', 'Second']);
    }
    const damaged = Buffer.concat(frames);
    damaged[frames[0]!.length + 40]! ^= 0xff;
    await writeFile(join(folder, 'a.warc.zst'), damaged.subarray(0, -3));
    const { code, rows } = await batch(['a.warc.zst', '--force']);
    expect(code).toBe(1);
    expect(rows.filter(({ error }) => error !== undefined).length).toBeGreaterThan(0);
  });

  it('reads only the records that an index lists', async () => {
    await writeFile(join(folder, 'a.warc.gz'), Buffer.concat(members));
    const entry = { filename: 'a.warc.gz', offset: String(offset(3)), length: String(members[3]!.length) };
    const columns = `net,example)/two 20260102030405 https://example.net/two text/html 404 - - - ${members[1]!.length} ${offset(1)} a.warc.gz`;
    const lines = [`net,example)/two 20260102030405 ${JSON.stringify(entry)}`, columns, 'nonsense'];
    await writeFile(join(folder, 'list.cdxj'), lines.join('\n'));
    const { code, rows } = await batch(['list.cdxj', '--force']);
    expect(code).toBe(1);
    expect(rows).toMatchObject([
      { title: 'Second' },
      { title: 'First' },
      { id: 'list.cdxj:3', error: { code: 'bad-index' } },
    ]);
  });

  it('writes a table, and the same fields as rows', async () => {
    await writeFile(join(folder, 'a.warc.gz'), Buffer.concat(members));
    const { rows } = await batch(['a.warc.gz', '--force', '--fingerprints', '--link-list']);
    const args = [FOVEA, 'batch', 'a.warc.gz', '-o', 'out.parquet', '--link-list', '--jobs', '1'];
    expect(spawnSync(process.execPath, args, { cwd: folder }).status).toBe(0);
    const table = await readTable(join(folder, 'out.parquet'));
    expect(table.map(({ id, text, content_hash: hash, links }) => ({ id, text, hash, links }))).toEqual(
      (rows as unknown as Record<string, unknown>[]).map(({ id, text, contentHash: hash, links }) => {
        return { id, text, hash, links };
      }),
    );
    const refused = [...args, '--resume'];
    expect(spawnSync(process.execPath, refused, { cwd: folder }).status).toBe(2);
  });

  it.each(['a.warc.wet.gz', 'a.warc.wat'])('does not take %s for a page', async (name) => {
    const bytes = Buffer.concat(records);
    await writeFile(join(folder, name), name.endsWith('.gz') ? gzipSync(bytes) : bytes);
    const { code, rows } = await batch([name, '--force']);
    expect(code).toBe(1);
    expect(rows).toMatchObject([{ id: name, error: { code: 'unsupported' } }]);
  });

  it('says what is wrong with a filter', async () => {
    const { code, log } = await batch(['a.warc.gz', '--force', '--filter', 'colour=red']);
    expect(code).toBe(2);
    expect(log).toContain('status=');
  });
});
