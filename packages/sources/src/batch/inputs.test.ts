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
