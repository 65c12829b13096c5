import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { pageRecord, recordBytes } from '../../../../fixtures/warc/make-warc.ts';
import type { BatchItem } from '../batch/inputs.ts';
import { warcItems } from './warc-items.ts';

const folder = mkdtempSync(join(tmpdir(), 'fovea-items-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function itemsOf(bytes: Uint8Array): Promise<readonly BatchItem[]> {
  const path = join(folder, 'a.warc');
  writeFileSync(path, bytes);
  const items: BatchItem[] = [];
  for await (const item of warcItems(path, () => {})) items.push(item);
  return items;
}

const page = pageRecord('https://example.org/', '<p>Tea');

it('tells which page could not be read, as far as its record says so', async () => {
  const whole = recordBytes(page);
  const fields = {
    url: 'https://example.org/',
    warcOffset: 0,
    fetchTime: '2026-01-02T03:04:05Z',
    status: null,
  };
  const tooLong = recordBytes({ ...page, fields: { 'Content-Length': '99000000' } });
  for (const [code, bytes] of [
    ['truncated', whole.subarray(0, -20)],
    ['damaged', recordBytes({ ...page, fields: { 'Content-Length': '30' } })],
    ['too-large', Buffer.concat([tooLong, whole])],
  ] as const)
    expect((await itemsOf(bytes))[0]).toMatchObject({ kind: 'broken', fields, error: { code } });
  const [cut] = await itemsOf(whole.subarray(0, 80));
  expect(cut).toMatchObject({ fields: { warcFile: expect.any(String), warcOffset: 0 } });
  expect(cut).not.toHaveProperty('fields.url');
});

it('passes records of other types, and reports one without a type', async () => {
  const whole = recordBytes(page);
  const untyped = Buffer.from(whole.toString('latin1').replace('WARC-Type', 'WARC-Typf'), 'latin1');
  const others = ['warcinfo', 'request', 'metadata', 'x-unknown'].map((type) =>
    recordBytes({ ...page, type }),
  );
  expect(await itemsOf(Buffer.concat([...others, untyped, whole]))).toMatchObject([
    {
      kind: 'broken',
      error: { code: 'damaged', message: expect.stringMatching(/: the record has no type$/) },
    },
    { kind: 'record', record: { head: { type: 'response' } } },
  ]);
});
