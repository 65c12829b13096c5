import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../baselines/root.ts';

/** A run under Spark in which a process was killed. */
export interface KillRun {
  readonly kind: 'node' | 'python' | 'executor' | 'worker';
  /** Seconds from the first page to the kill. */
  readonly waitS: number;
  readonly tookS: number;
  /** Whether the table was the one of an undisturbed batch. */
  readonly isSame: boolean;
}

/** Runs the test of the package for Spark with so many kills at random, on a cluster of its own. */
export async function measureKills(count: number, seed: number): Promise<KillRun[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fovea-kills-'));
  const log = join(folder, 'kills.jsonl');
  const home = join(ROOT, 'integrations/spark');
  const python = join(ROOT, '.cache/spark/bin/python');
  const test = 'test_fovea_spark.SparkTest.test_kills_change_nothing';
  try {
    await promisify(execFile)(python, ['-B', '-m', 'unittest', test], {
      cwd: join(home, 'tests'),
      maxBuffer: 2 ** 26,
      env: {
        ...process.env,
        FOVEA: `${process.execPath} ${join(ROOT, 'packages/cli/dist/fovea.js')}`,
        FOVEA_SEED: String(seed),
        FOVEA_SPARK_KILLS: String(count),
        FOVEA_SPARK_KILLS_LOG: log,
        FOVEA_SPARK_MARK: `fovea-scale-${process.pid}`,
        PYSPARK_PYTHON: python,
        PYTHONPATH: [join(home, 'src'), join(home, 'tests')].join(':'),
      },
    });
    const lines = (await readFile(log, 'utf8')).trimEnd().split('\n');
    return lines.map((line) => JSON.parse(line) as KillRun);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
