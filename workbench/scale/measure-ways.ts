import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../baselines/root.ts';
import { costOf, type ProcessCost } from '../perf/batch/process-cost.ts';
import type { Ledger } from '../perf/report/ledger.ts';
import type { SamplePage } from '../perf/sample/sample.ts';
import { type CrawlFormat, FORMATS, writeCrawl } from './crawl-files.ts';

/** What a way through a crawl cost. */
export interface WayCost extends ProcessCost {
  readonly way: string;
  readonly format: string;
  readonly pages: number;
  /** Processes or tasks side by side. */
  readonly cores: number;
}

const FOVEA = join(ROOT, 'packages/cli/dist/fovea.js');
const BARE = fileURLToPath(new URL('../perf/batch/bare.js', import.meta.url));
const PYTHON_FILES = join(ROOT, 'workbench/scale/python');
const PEERS_PYTHON = join(ROOT, '.cache/baselines/python/bin/python');
const SPARK_BIN = join(ROOT, '.cache/spark/bin');

type Command = readonly string[];

/** `fovea batch` over every format, with one and two jobs. */
export async function measureFormats(ledger: Ledger, pages: readonly SamplePage[]): Promise<void> {
  for (const format of FORMATS)
    for (const jobs of [1, 2]) await measureBatch(ledger, pages, format, 'jsonl', jobs);
  for (const jobs of [1, 2]) await measureBatch(ledger, pages, 'warc.gz', 'parquet', jobs);
}

async function measureBatch(
  ledger: Ledger,
  pages: readonly SamplePage[],
  format: CrawlFormat,
  output: 'jsonl' | 'parquet',
  jobs: number,
): Promise<void> {
  const to = output === 'parquet' ? ' → Parquet' : '';
  await keep(ledger, { way: `batch${to}`, format, pages: pages.length, cores: jobs }, async (folder) => {
    const file = await writeCrawl(folder, 'crawl', format, pages);
    const flags = ['--jobs', String(jobs), '--format', 'text', '--quiet'];
    return [[process.execPath, FOVEA, 'batch', file, '-o', join(folder, `out.${output}`), ...flags]];
  });
}

/** Bare processes: nothing but reading lines, extracting and writing rows. */
export async function measureBare(ledger: Ledger, pages: readonly SamplePage[]): Promise<void> {
  for (const cores of [1, 2]) {
    const way = { way: 'bare Node', format: 'jsonl.gz', pages: pages.length, cores };
    await keep(ledger, way, (folder) =>
      Promise.all(
        Array.from({ length: cores }, async (_, part) => {
          const own = pages.filter((__, at) => at % cores === part);
          const file = await writeCrawl(folder, `part-${part}`, 'jsonl.gz', own);
          return [process.execPath, BARE, file, `${file}.out`, 'text'];
        }),
      ),
    );
  }
}

/** Other extractors over the same WARC file, fed by FastWARC. */
export async function measurePeers(ledger: Ledger, pages: readonly SamplePage[]): Promise<void> {
  for (const peer of ['trafilatura', 'resiliparse']) {
    const way = { way: `${peer}, fed by FastWARC`, format: 'warc.gz', pages: pages.length, cores: 1 };
    await keep(ledger, way, async (folder) => {
      const file = await writeCrawl(folder, 'crawl', 'warc.gz', pages);
      return [[PEERS_PYTHON, join(PYTHON_FILES, 'peers.py'), peer, file, join(folder, 'out.jsonl')]];
    });
  }
}

/** Spark on two cores of one machine: the start alone, whole files, and pages of a table. */
export async function measureSpark(ledger: Ledger, pages: readonly SamplePage[]): Promise<void> {
  const ways = [
    ['start', 'Spark, start and end'],
    ['files', 'Spark, files'],
    ['dataframes', 'Spark, DataFrames'],
  ] as const;
  for (const [kind, way] of ways) {
    await keep(ledger, { way, format: 'warc.gz', pages: pages.length, cores: 2 }, async (folder) => {
      const crawl = join(folder, 'crawl');
      await mkdir(crawl);
      for (let part = 0; part < 4; part++) {
        const own = pages.filter((_, at) => at % 4 === part);
        await writeCrawl(crawl, `part-${part}`, 'warc.gz', own);
      }
      const job = async (name: string): Promise<Command> => sparkCommand(folder, name, crawl);
      // The table of pages is made first, and not counted.
      if (kind === 'dataframes') await costOf([await job('table')]);
      return [await job(kind)];
    });
  }
}

async function sparkCommand(folder: string, kind: string, crawl: string): Promise<Command> {
  const script = join(folder, `${kind}.sh`);
  const job = [
    `${SPARK_BIN}/spark-submit`,
    join(PYTHON_FILES, 'spark_job.py'),
    kind,
    crawl,
    join(folder, 'out'),
  ];
  const lines = [
    `export SPARK_LOCAL_IP=127.0.0.1 PYSPARK_PYTHON=${quoted(join(SPARK_BIN, 'python'))}`,
    `export FOVEA=${quoted(`${process.execPath} ${FOVEA}`)}`,
    `export PYTHONPATH=${quoted(join(ROOT, 'integrations/spark/src'))}`,
    `${job.map(quoted).join(' ')} 2>${quoted(join(folder, 'spark.log'))} >&2 || { tail -30 ${quoted(join(folder, 'spark.log'))} >&2; exit 1; }`,
  ];
  await writeFile(script, `${lines.join('\n')}\n`);
  return ['sh', script];
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

type Way = Pick<WayCost, 'way' | 'format' | 'pages' | 'cores'>;

/** Measures a way once, in a folder of its own, if it is not in the ledger. */
async function keep(
  ledger: Ledger,
  way: Way,
  prepare: (folder: string) => Promise<readonly Command[]>,
): Promise<void> {
  await ledger.take('ways', JSON.stringify(way), async () => {
    process.stderr.write(`${way.way}, ${way.format}, ${way.pages} pages, ${way.cores} cores\n`);
    const folder = await mkdtemp(join(tmpdir(), 'fovea-scale-'));
    try {
      return [{ ...way, ...(await costOf(await prepare(folder))) }];
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}
