import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SEED } from './attempts.ts';
import { FOVEA } from './command.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PYTHON = join(ROOT, '.cache/spark/bin/python');
const PACKAGE = join(ROOT, 'integrations/spark');
const TESTS = join(PACKAGE, 'tests');
const MODULE = /^(test_\w+)\.py$/;

/** The modules with tests of the package for Spark. */
export function testModules(): readonly string[] {
  return readdirSync(TESTS).flatMap((name) => MODULE.exec(name)?.[1] ?? []);
}

/** Runs Python with Spark, the package and the built command; returns how it ended. */
export function runPython(args: readonly string[]): {
  status: number | null;
  stdout: string;
  stderr: string;
} {
  if (!existsSync(PYTHON)) throw new Error('Spark is not set up: npm run test:long sets it up');
  return spawnSync(PYTHON, ['-B', ...args], {
    cwd: TESTS,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    env: {
      ...process.env,
      FOVEA: `${process.execPath} ${FOVEA}`,
      FOVEA_SEED: String(SEED),
      // By this the tests know the processes that are theirs.
      FOVEA_SPARK_MARK: `fovea-spark-${process.pid}.`,
      PYSPARK_PYTHON: PYTHON,
      PYTHONPATH: [join(PACKAGE, 'src'), TESTS].join(':'),
      // The name of a machine does not always lead to it.
      SPARK_LOCAL_IP: '127.0.0.1',
    },
  });
}

/** A file of the repository. */
export const inRepository = (path: string): string => join(ROOT, path);
