import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createGunzip, createGzip } from 'node:zlib';
import type { Progress } from '../report/progress.ts';
import type { SamplePage } from '../sample/sample.ts';
import { costOf, medianCost, type ProcessCost } from './process-cost.ts';

/** What one way of working through the pages cost. */
export interface BatchCost extends ProcessCost {
  readonly way: BatchWay;
}

/** One bare process, two side by side with half of the pages each, and `fovea batch` with as many jobs. */
export type BatchWay = 'one bare process' | 'two bare processes' | 'batch --jobs 1' | 'batch --jobs 2';

const BARE = fileURLToPath(new URL('./bare.js', import.meta.url));
const FOVEA = fileURLToPath(new URL('../../../../../packages/cli/dist/fovea.js', import.meta.url));

/** How many steps `measureBatch` takes. */
export function batchSteps(rounds: number): number {
  return 4 * rounds;
}

/** Measures all ways in interleaved rounds; returns the medians. */
export async function measureBatch(
  pages: readonly SamplePage[],
  rounds: number,
  progress: Progress,
): Promise<readonly BatchCost[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fovea-perf-batch-'));
  try {
    const all = join(folder, 'all.jsonl.gz');
    const halves = [join(folder, 'a.jsonl.gz'), join(folder, 'b.jsonl.gz')] as const;
    await writePages(all, pages);
    await Promise.all(
      halves.map((file, half) =>
        writePages(
          file,
          pages.filter((_, at) => at % 2 === half),
        ),
      ),
    );
    const bare = (file: string): readonly string[] => [process.execPath, BARE, file, `${file}.out`];
    const batch = (jobs: number): readonly string[] => {
      return [
        process.execPath,
        FOVEA,
        'batch',
        all,
        '-o',
        `${all}.out.jsonl`,
        '--force',
        '--quiet',
        '--jobs',
        `${jobs}`,
      ];
    };
    const ways: readonly (readonly [BatchWay, readonly (readonly string[])[]])[] = [
      ['one bare process', [bare(all)]],
      ['two bare processes', halves.map(bare)],
      ['batch --jobs 1', [batch(1)]],
      ['batch --jobs 2', [batch(2)]],
    ];
    const costs = new Map(ways.map(([way]) => [way, [] as ProcessCost[]]));
    for (let round = 0; round < rounds; round++) {
      for (const [way, commands] of ways) {
        progress.begin(way);
        costs.get(way)!.push(await costOf(commands));
        progress.step(way);
      }
    }
    return ways.map(([way]) => ({ way, ...medianCost(costs.get(way)!) }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writePages(file: string, pages: readonly SamplePage[]): Promise<void> {
  await pipeline(linesOf(pages), createGzip({ level: 3 }), createWriteStream(file));
  // A first read fills the cache of the disk, from which all ways profit alike.
  await pipeline(createReadStream(file), createGunzip(), async (chunks) => {
    for await (const _ of chunks);
  });
}

function* linesOf(pages: readonly SamplePage[]): Generator<string, void> {
  for (const { id, html } of pages) yield `${JSON.stringify({ id, html })}\n`;
}
