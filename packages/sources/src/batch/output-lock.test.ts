import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockOutput } from './output-lock.ts';

let folder: string;
let output: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fovea-lock-'));
  output = join(folder, 'out.jsonl');
});
afterAll(() => rm(folder, { recursive: true }));

/** No process has this id: it is above the range of Linux, macOS and Windows. */
const NO_PROCESS = 2 ** 30;
const lockOf = (holder: unknown): Promise<void> => writeFile(`${output}.lock`, JSON.stringify(holder));

describe('lockOutput', () => {
  it('leaves nothing behind when it is released', async () => {
    const release = await lockOutput(output);
    expect(await readdir(folder)).toEqual(['out.jsonl.lock']);
    await release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('refuses while another process of this machine, or one of another machine, holds it', async () => {
    await lockOf({ pid: process.ppid, host: hostname() });
    await expect(lockOutput(output)).rejects.toMatchObject({ code: 'output-busy' });
    await lockOf({ pid: NO_PROCESS, host: 'elsewhere' });
    await expect(lockOutput(output)).rejects.toThrow(/elsewhere.*delete .*out\.jsonl\.lock/);
  });

  it.each([
    ['whose process is gone', { pid: NO_PROCESS, host: hostname() }],
    ['of an earlier process with our number', { pid: process.pid, host: hostname() }],
    ['that says nothing', 'nonsense'],
  ])('takes over a lock %s', async (_, holder) => {
    await lockOf(holder);
    await (await lockOutput(output))();
    expect(await readdir(folder)).toEqual([]);
  });

  it('does not lock devices, and says when the folder is missing', async () => {
    await (await lockOutput('/dev/null'))();
    await expect(lockOutput(join(folder, 'no/out.jsonl'))).rejects.toThrow('no such folder');
  });
});
