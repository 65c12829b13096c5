import { closeSync, mkdtempSync, openSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readFrameSync, writeFrameSync } from './blocking-frames.ts';

const folder = mkdtempSync(join(tmpdir(), 'fovea-frames-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('reads back what it wrote, and tells an end between frames from one inside', () => {
  const path = join(folder, 'frames');
  const out = openSync(path, 'w');
  writeFrameSync(out, 'page', { origin: 'a' }, Buffer.from('<p>one</p>'));
  writeFrameSync(out, 'page', { origin: 'b' });
  closeSync(out);
  const read = openSync(path, 'r');
  expect(readFrameSync(read)).toMatchObject({ type: 'page', meta: { origin: 'a' } });
  expect(readFrameSync(read)?.body).toHaveLength(0);
  expect(readFrameSync(read)).toBeNull();
  closeSync(read);
  for (const length of [5, 20]) {
    truncateSync(path, length);
    const cut = openSync(path, 'r');
    expect(() => readFrameSync(cut)).toThrow('inside a frame');
    closeSync(cut);
  }
});
