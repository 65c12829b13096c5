import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sampleOf } from '../metrics/nodes/find-node.cases.ts';
import { contentDigest, idDigest, readPinned } from './sample.ts';

const folder = mkdtempSync(join(tmpdir(), 'gate-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = join(folder, 'test.jsonl');
const pages = ['a', 'b', 'c'].map((id) => sampleOf({ id, html: `<p>${id}`, gold_text: id }));
writeFileSync(path, pages.map((page) => `${JSON.stringify(page)}\n`).join(''));
const pin = (...chosen: typeof pages): Record<string, string> =>
  Object.fromEntries(chosen.map((page) => [idDigest(page), contentDigest(page)]));

describe('readPinned', () => {
  it('reads the pinned pages and no others', async () => {
    const read = await readPinned('test', path, pin(pages[0]!, pages[2]!));
    expect(read.map((page) => page.id)).toEqual(['a', 'c']);
  });

  it('refuses a page whose gold or HTML has changed', async () => {
    const changed = pin({ ...pages[0]!, gold_text: 'other' });
    await expect(readPinned('test', path, changed)).rejects.toThrow('test/a is not the page');
  });

  it('refuses a dataset that lacks pages', async () => {
    const missing = pin(pages[0]!, sampleOf({ id: 'z' }));
    await expect(readPinned('test', path, missing)).rejects.toThrow('lacks 1 of the 2 pages');
  });
});
