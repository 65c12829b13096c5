import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { SEED } from './attempts.ts';
import { FOVEA } from './command.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PYTHON = join(ROOT, '.cache/spark/bin/python');
const PACKAGE = join(ROOT, 'integrations/spark');

it('gives on a cluster what a batch gives, also when its processes are killed', () => {
  if (!existsSync(PYTHON)) throw new Error('Spark is not set up: npm run test:long sets it up');
  const tests = join(PACKAGE, 'tests');
  const { status, stderr } = spawnSync(PYTHON, ['-B', '-m', 'unittest', '-v'], {
    cwd: tests,
    encoding: 'utf8',
    env: {
      ...process.env,
      FOVEA: `${process.execPath} ${FOVEA}`,
      FOVEA_SEED: String(SEED),
      FOVEA_SPARK_MARK: `fovea-spark-${process.pid}`,
      PYSPARK_PYTHON: PYTHON,
      PYTHONPATH: [join(PACKAGE, 'src'), tests].join(':'),
    },
  });
  expect(status, stderr.slice(-4000)).toBe(0);
});
