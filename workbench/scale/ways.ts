import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Budget, sparingFlags } from '@fovea/sources';
import { ROOT } from '../baselines/root.ts';
import { costOf } from '../perf/batch/process-cost.ts';
import { type CrawlFormat, FORMATS } from './crawl-files.ts';
import type { CrawlFolder } from './crawl-folder.ts';
import { SPARING } from './median-costs.ts';

/** A way through a crawl. */
export interface Way {
  readonly way: string;
  readonly format: CrawlFormat;
  /** Processes or tasks side by side. */
  readonly cores: number;
  /** Whether a goal is about it, so that it is measured in every round. */
  readonly hasGoal: boolean;
  /** Prepares a run over the first pages of the sample; returns the commands to measure. */
  readonly prepare: (crawls: CrawlFolder, size: number) => Promise<readonly Command[]>;
}

type Command = readonly string[];

const FOVEA = join(ROOT, 'packages/cli/dist/fovea.js');
const BARE = fileURLToPath(new URL('../perf/batch/bare.js', import.meta.url));
const PYTHON_FILES = join(ROOT, 'workbench/scale/python');
const PEERS_PYTHON = join(ROOT, '.cache/baselines/python/bin/python');
const SPARK_BIN = join(ROOT, '.cache/spark/bin');

/** As many as there are cores in the comparison: each part then pays for the start of a process once, as a bare process does. */
const SPARK_FILES = 2;

/** All ways, those with goals first: where the time runs out, the others go without. */
export const WAYS: readonly Way[] = [
  bare(1),
  bare(2),
  sparingBare(),
  ...FORMATS.flatMap((format) => [batch(format, 'jsonl', 1), batch(format, 'jsonl', 2)]),
  batch('warc.gz', 'parquet', 1),
  batch('warc.gz', 'parquet', 2),
  spark('start', 'Spark, start and end'),
  spark('start-table', 'Spark, start and end with a table'),
  spark('files', 'Spark, files'),
  spark('dataframes', 'Spark, DataFrames'),
  peer('resiliparse'),
  peer('trafilatura'),
].toSorted((a, b) => Number(b.hasGoal) - Number(a.hasGoal));

/** Bare processes: nothing but reading lines, extracting and writing rows. */
function bare(cores: number): Way {
  const prepare = async (crawls: CrawlFolder, size: number): Promise<readonly Command[]> => {
    const files = await crawls.files(size, 'jsonl.gz', cores);
    return files.map((file) => [process.execPath, BARE, file, `${file}.out`, 'text']);
  };
  return { way: 'bare Node', format: 'jsonl.gz', cores, hasGoal: cores === 2, prepare };
}

/** Bare processes with the settings of V8 that workers have (decision 0030), to tell what those bring from what else a batch costs. */
function sparingBare(): Way {
  const { prepare, ...rest } = bare(2);
  return {
    ...rest,
    way: SPARING,
    prepare: async (crawls, size) => {
      const commands = await prepare(crawls, size);
      return commands.map(([node = '', ...command]) => [node, ...sparingFlags(Budget.manyPages), ...command]);
    },
  };
}

/** `fovea batch`. */
function batch(format: CrawlFormat, output: 'jsonl' | 'parquet', jobs: number): Way {
  const to = output === 'parquet' ? ' → Parquet' : '';
  return {
    way: `batch${to}`,
    format,
    cores: jobs,
    // The one that reads what bare processes read, and writes what they write.
    hasGoal: format === 'jsonl.gz' && jobs === 2,
    prepare: async (crawls, size) => {
      const [file = ''] = await crawls.files(size, format, 1);
      const flags = ['--jobs', String(jobs), '--format', 'text', '--quiet', '--force'];
      return [[process.execPath, FOVEA, 'batch', file, '-o', join(crawls.folder, `out.${output}`), ...flags]];
    },
  };
}

/** Another extractor over the same WARC file, fed by FastWARC. */
function peer(name: string): Way {
  return {
    way: `${name}, fed by FastWARC`,
    format: 'warc.gz',
    cores: 1,
    hasGoal: false,
    prepare: async (crawls, size) => {
      const [file = ''] = await crawls.files(size, 'warc.gz', 1);
      const out = join(crawls.folder, 'out.jsonl');
      return [[PEERS_PYTHON, join(PYTHON_FILES, 'peers.py'), name, file, out]];
    },
  };
}

/** Spark on two cores of one machine: the start alone, of a job without or with a table, whole files, or pages of a table. */
function spark(kind: 'start' | 'start-table' | 'files' | 'dataframes', way: string): Way {
  const prepare = async (crawls: CrawlFolder, size: number): Promise<readonly Command[]> => {
    const [first = ''] = await crawls.files(size, 'warc.gz', SPARK_FILES);
    const crawl = dirname(first);
    // The tables are made first, and not counted.
    if (kind === 'start-table' || kind === 'dataframes') await makeTable(crawls, crawl);
    return [await sparkCommand(crawls.folder, kind, crawl)];
  };
  return { way, format: 'warc.gz', cores: 2, hasGoal: true, prepare };
}

async function makeTable(crawls: CrawlFolder, crawl: string): Promise<void> {
  if (!existsSync(join(crawl, 'few.parquet')))
    await costOf([await sparkCommand(crawls.folder, 'table', crawl)]);
}

async function sparkCommand(folder: string, kind: string, crawl: string): Promise<Command> {
  const script = join(folder, `${kind}.sh`);
  const output = join(folder, 'table');
  await rm(output, { recursive: true, force: true });
  const job = [`${SPARK_BIN}/spark-submit`, join(PYTHON_FILES, 'spark_job.py'), kind, crawl, output];
  const log = quoted(join(folder, 'spark.log'));
  const lines = [
    `export SPARK_LOCAL_IP=127.0.0.1 PYSPARK_PYTHON=${quoted(join(SPARK_BIN, 'python'))}`,
    `export FOVEA=${quoted(`${process.execPath} ${FOVEA}`)}`,
    `export PYTHONPATH=${quoted(join(ROOT, 'integrations/spark/src'))}`,
    `${job.map(quoted).join(' ')} 2>${log} >&2 || { tail -30 ${log} >&2; exit 1; }`,
  ];
  await writeFile(script, `${lines.join('\n')}\n`);
  return ['sh', script];
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
