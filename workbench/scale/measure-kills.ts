import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../baselines/root.ts';

/** A run under Spark in which a process was to be killed. */
export interface KillRun {
  readonly way: 'files' | 'DataFrames';
  readonly kind: 'node child' | 'node parent' | 'python' | 'executor' | 'worker';
  /** Seconds from the start of the run to the kill. */
  readonly waitS: number;
  readonly tookS: number;
  /** Whether a process was alive to be killed. */
  readonly isHit: boolean;
  /** Of a process of Node.js, whether it was past its start. */
  readonly hasBegun: boolean | null;
  /** Whether Spark ran a task again. */
  readonly isRetried: boolean;
  /** Whether the rows were those of an undisturbed batch. */
  readonly isSame: boolean;
}

/** Runs the tests of the package for Spark with so many kills at random for each way in, on a cluster of its own. */
export async function measureKills(count: number, seed: number): Promise<KillRun[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fovea-kills-'));
  const log = join(folder, 'kills.jsonl');
  const home = join(ROOT, 'integrations/spark');
  const python = join(ROOT, '.cache/spark/bin/python');
  try {
    await promisify(execFile)(python, ['-B', '-m', 'unittest', 'test_kills'], {
      cwd: join(home, 'tests'),
      maxBuffer: 2 ** 26,
      env: {
        ...process.env,
        FOVEA: `${process.execPath} ${join(ROOT, 'packages/cli/dist/fovea.js')}`,
        FOVEA_SEED: String(seed),
        FOVEA_SPARK_KILLS: String(count),
        FOVEA_SPARK_KILLS_LOG: log,
        FOVEA_SPARK_MARK: `fovea-scale-${process.pid}.`,
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
