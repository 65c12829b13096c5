import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Robots } from '@fovea/sources';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Renderer } from '../renderer.ts';
import { captureList } from './capture-list.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fovea-list-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('captureList', () => {
  it('says that a host does not answer, which its robots.txt cannot', async () => {
    const renderer: Renderer = {
      render: () => Promise.reject(new Error('nobody asked for this page')),
      close: async () => {},
    };
    const robots = new Robots({ allowPrivate: true });
    const options = { renderer, folder, mhtml: false, jobs: 1, delayMs: 0, robots };
    expect(await captureList(['http://127.0.0.1:9/a'], options)).toEqual({ pages: 1, failed: 1 });
    expect(JSON.parse(await readFile(join(folder, 'index.jsonl'), 'utf8'))).toMatchObject({
      error: { code: 'unreachable', message: expect.stringContaining('the connection was refused') },
    });
  });
});
