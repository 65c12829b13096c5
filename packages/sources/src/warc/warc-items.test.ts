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
