import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomNumbers } from '../fixtures/attacks/random-numbers.ts';
import { SEED } from './attempts.ts';
import { siteRow } from './by-site.cases.ts';
import { FOVEA } from './command.ts';
import { descendants } from './processes.ts';

const KILLS = 10;
const PAGES = 400;
/** Every third kill hits a worker; more would hit a page twice in fresh workers, and then the page is rightly blamed. */
const WORKER_SHARE = 1 / 3;
const MIN_WAIT_MS = 700;
const MAX_WAIT_MS = 3000;

let folder: string;

function start(output: string): ChildProcess {
  const args = [FOVEA, 'batch', 'in.jsonl', '--by-site', '-o', output, '--resume', '--quiet', '--jobs', '2'];
  return spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.on('close', (code) => resolve(code)));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fovea-by-site-'));
  const rows = Array.from({ length: PAGES }, (_, at) =>
    JSON.stringify(siteRow(at, `host-${at % 30}.example`)),
  );
  await writeFile(join(folder, 'in.jsonl'), rows.join('\n'));
});
afterAll(() => rm(folder, { recursive: true }));

it(`writes the same bytes however often it is killed (seed ${SEED})`, { timeout: 900_000 }, async () => {
  expect(await ended(start('whole.jsonl'))).toBe(0);
  const whole = await readFile(join(folder, 'whole.jsonl'), 'utf8');
  expect(whole.trimEnd().split('\n')).toHaveLength(PAGES);
  const random = randomNumbers(SEED);
  let kills = 0;
  for (let run = 0; kills < KILLS; run++) {
    const output = `run-${run}.jsonl`;
    for (let code: number | null = null; code !== 0; ) {
      const child = start(output);
      const end = ended(child);
      // The last run of a series is left alone.
      while (kills < KILLS && child.exitCode === null && child.signalCode === null) {
        await Promise.race([end, sleep(MIN_WAIT_MS + random() * (MAX_WAIT_MS - MIN_WAIT_MS))]);
        if (child.exitCode !== null) break;
        kills++;
        const [worker] = random() < WORKER_SHARE ? descendants(child.pid!) : [];
        if (worker === undefined) child.kill('SIGKILL');
        else process.kill(worker.pid, 'SIGKILL');
        if (worker === undefined) break;
      }
      code = await end;
    }
    expect(await readFile(join(folder, output), 'utf8'), `seed ${SEED}, run ${run}`).toBe(whole);
  }
});
