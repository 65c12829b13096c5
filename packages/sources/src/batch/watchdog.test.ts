import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type BuiltWorker, buildWorker } from './build-worker.fixture.ts';

let built: BuiltWorker;

beforeAll(async () => {
  built = await buildWorker();
});
afterAll(() => rm(built.folder, { recursive: true }));

const childrenOf = (pid: number): readonly number[] => {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number);
};

/** Processor time of a process in clock ticks, or `null` if it is gone. */
function ticksOf(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return fields[0] === 'Z' ? null : Number(fields[11]);
  } catch {
    return null;
  }
}

// Listing the children of a process needs Linux; the tested behaviour is the same everywhere except on Windows.
describe.runIf(process.platform === 'linux')('watchdog', () => {
  it('ends a child that hangs when its parent is gone', async () => {
    const parent = spawn(process.execPath, [fileURLToPath(new URL('./hung-run.js', built.worker))], {
      stdio: 'ignore',
    });
    const child = await vi.waitFor(
      () => {
        const [pid] = childrenOf(parent.pid!);
        expect(pid).toBeDefined();
        // Half a second of work: it is inside the endless loop by now.
        expect(ticksOf(pid!)).toBeGreaterThan(50);
        return pid!;
      },
      { timeout: 20_000, interval: 100 },
    );
    parent.kill('SIGKILL');
    await vi.waitFor(() => expect(ticksOf(child)).toBeNull(), { timeout: 10_000, interval: 100 });
  });
});
