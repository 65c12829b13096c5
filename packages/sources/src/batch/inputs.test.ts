import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, it } from 'vitest';
import { openInputs } from './inputs.ts';

const folder = mkdtempSync(join(tmpdir(), 'fovea-inputs-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each(['a.jsonl', 'a.warc', 'a.cdxj', 'a.wet', 'a.wat', 'a.html'])(
  'has read all of %s in the end',
  async (name) => {
    const path = join(folder, name);
    writeFileSync(path, 'no page of any kind');
    const inputs = await openInputs([path], Readable.from([]), null);
    expect(inputs.fraction()).toBe(0);
    for await (const _ of inputs.items);
    expect(inputs.fraction()).toBe(1);
  },
);

it('keeps the place of a page that is missing', async () => {
  const error = { code: 'bad-url', message: 'list.txt:2 is not an http(s) address: b' };
  const sources = ['https://a.example/', { origin: 'list.txt:2', error }, 'https://c.example/'];
  const inputs = await openInputs(sources, Readable.from([]), null);
  expect(inputs.pages).toBe(3);
  const items: unknown[] = [];
  for await (const item of inputs.items) items.push(item);
  expect(items).toMatchObject([
    { kind: 'address', url: 'https://a.example/' },
    { kind: 'broken', origin: 'list.txt:2', error },
    { kind: 'address', url: 'https://c.example/' },
  ]);
});
