import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { pageRecord, recordBytes } from '../../../../fixtures/warc/make-warc.ts';
import type { BatchItem } from '../batch/inputs.ts';
import { indexItems } from './index-items.ts';

const folder = mkdtempSync(join(tmpdir(), 'fovea-index-'));
afterAll(() => rmSync(folder, { recursive: true }));

const member = gzipSync(recordBytes(pageRecord('https://example.org/{id}', '<p>Tea')));
writeFileSync(join(folder, 'a.warc.gz'), Buffer.concat([member, member]));

async function itemsOf(line: string): Promise<readonly BatchItem[]> {
  const path = join(folder, 'a.cdx');
  writeFileSync(path, `${line}\n`);
  const items: BatchItem[] = [];
  for await (const item of indexItems(path, () => {})) items.push(item);
  return items;
}

const place = { filename: 'a.warc.gz', offset: String(member.length), length: String(member.length) };

it.each([
  JSON.stringify(place),
  `org,example)/ 20260102030405 ${JSON.stringify(place)}`,
  `org,example)/{id} 20260102030405 ${JSON.stringify({ url: 'https://example.org/{id}', ...place })}`,
  `org,example)/{id} 20260102030405 https://example.org/{id} text/html 200 - - - ${member.length} ${member.length} a.warc.gz`,
])('reads the record that a line names: %s', async (line) => {
  expect(await itemsOf(line)).toMatchObject([
    { kind: 'record', record: { offset: member.length, head: { url: 'https://example.org/{id}' } } },
  ]);
});

it('reports a place without a record', async () => {
  const record = recordBytes(pageRecord('https://example.org/', '<p>Tea'));
  const request = recordBytes({ ...pageRecord('https://example.org/', ''), type: 'request' });
  writeFileSync(join(folder, 'b.warc'), Buffer.concat([record, request]));
  const at = (offset: number, length: number): Promise<readonly BatchItem[]> =>
    itemsOf(JSON.stringify({ filename: 'b.warc', offset, length }));
  expect(await at(record.length - 4, 4)).toMatchObject([{ kind: 'broken', error: { code: 'bad-index' } }]);
  expect(await at(10_000, 4)).toMatchObject([{ kind: 'broken', error: { code: 'truncated' } }]);
  expect(await at(record.length, request.length)).toEqual([]);
});

it.each(['', 'org,example)/ 20260102030405', '{"filename":"a.warc.gz"}', '{nothing'])(
  'reports a line that names none: %j',
  async (line) => {
    const reported = line === '' ? [] : [{ kind: 'broken', error: { code: 'bad-index' } }];
    expect(await itemsOf(line)).toMatchObject(reported);
  },
);
