import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomNumbers } from '../fixtures/attacks/random-numbers.ts';
import { reportAttempts, SEED, seriesOf } from './attempts.ts';
import { FOVEA, SENTENCE } from './command.ts';
import { descendants } from './processes.ts';

const KILLS = 60;
const PAGES = 300;
/** Long enough for all phases of a run: the start of the parent and the workers, work, closing. */
const MAX_WAIT_MS = 2500;
/** More frequent kills would hit the same page twice in fresh workers, and then the page is rightly blamed. */
const BETWEEN_KILLS_MS = 1000;
/** A run gives up after a worker died so often in a row while it started, which on a busy machine takes longer than a kill. */
const STARTS = 5;
const GAVE_UP_CODE = 3;

let folder: string;
let whole: string;

function start(output: string): ChildProcess {
  const args = [FOVEA, 'batch', 'in.jsonl', '-o', output, '--resume', '--quiet', '--jobs', '2'];
  return spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.on('close', (code) => resolve(code)));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fovea-kills-'));
  const lines = Array.from({ length: PAGES }, (_, at) => {
    const paragraphs = `<p>${SENTENCE.repeat(4)}</p>`.repeat(40 + (at % 160));
    return JSON.stringify({ id: at, html: `<title>Page ${at}</title><article>${paragraphs}</article>` });
  });
  await writeFile(join(folder, 'in.jsonl'), lines.join('\n'));
  expect(await ended(start('whole.jsonl'))).toBe(0);
  whole = await readFile(join(folder, 'whole.jsonl'), 'utf8');
}, 120_000);
afterAll(() => rm(folder, { recursive: true }));

describe(`fovea batch killed again and again (seed ${SEED})`, () => {
  it('writes the same bytes as an undisturbed run', { timeout: 900_000 }, async () => {
    const random = randomNumbers(SEED);
    const kills = { parent: 0, worker: 0 };
    const goesOn = seriesOf(KILLS);
    for (let run = 0; goesOn(kills.parent + kills.worker); run++) {
      const output = `run-${run}.jsonl`;
      await untilComplete(output, random, kills);
      expect(await readFile(join(folder, output), 'utf8'), `seed ${SEED}, run ${run}`).toBe(whole);
      await rm(join(folder, output));
    }
    reportAttempts(kills.parent + kills.worker);
    // A short series may by chance kill only one kind.
    if (kills.parent + kills.worker < KILLS) return;
    expect(kills.parent).toBeGreaterThan(0);
    expect(kills.worker).toBeGreaterThan(0);
  });
});

/** Runs and resumes until an undisturbed end, killing the parent or one of its workers at random moments. */
async function untilComplete(
  output: string,
  random: () => number,
  kills: { parent: number; worker: number },
): Promise<void> {
  for (;;) {
    const child = start(output);
    let killed = 0;
    let code: number | null | undefined;
    const end = ended(child).then((value) => {
      code = value;
    });
    while (code === undefined) {
      await Promise.race([end, sleep(BETWEEN_KILLS_MS + random() * MAX_WAIT_MS)]);
      if (code !== undefined) break;
      const workers = descendants(child.pid!);
      const worker = workers[Math.floor(random() * workers.length)];
      if (random() < 0.5 && worker !== undefined) {
        kills.worker++;
        killed++;
        process.kill(worker.pid, 'SIGKILL');
      } else {
        kills.parent++;
        child.kill('SIGKILL');
        await end;
      }
    }
    if (code === 0) return;
    if (code === GAVE_UP_CODE && killed >= STARTS) continue;
    expect(code, `seed ${SEED}: ended by itself`).toBeNull();
  }
}
