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

const ENVIRONMENT: NodeJS.ProcessEnv = {
  ...process.env,
  FOVEA: `${process.execPath} ${FOVEA}`,
  PYSPARK_PYTHON: PYTHON,
};

it('runs the example', () => {
  if (!existsSync(PYTHON)) throw new Error('Spark is not set up: npm run test:long sets it up');
  const { status, stdout, stderr } = spawnSync(PYTHON, ['-B', join(ROOT, 'examples/crawl_with_spark.py')], {
    encoding: 'utf8',
    // The name of a machine does not always lead to it.
    env: { ...ENVIRONMENT, PYTHONPATH: join(PACKAGE, 'src'), SPARK_LOCAL_IP: '127.0.0.1' },
  });
  expect(status, stderr.slice(-4000)).toBe(0);
  for (const host of ['north', 'south', 'west'])
    expect(stdout).toContain(`https://${host}.example/story: ${host}, 90 words`);
});

it('gives on a cluster what a batch gives, also when its processes are killed', () => {
  if (!existsSync(PYTHON)) throw new Error('Spark is not set up: npm run test:long sets it up');
  const tests = join(PACKAGE, 'tests');
  const { status, stderr } = spawnSync(PYTHON, ['-B', '-m', 'unittest', '-v'], {
    cwd: tests,
    encoding: 'utf8',
    env: {
      ...ENVIRONMENT,
      FOVEA_SEED: String(SEED),
      FOVEA_SPARK_MARK: `fovea-spark-${process.pid}`,
      PYTHONPATH: [join(PACKAGE, 'src'), tests].join(':'),
    },
  });
  expect(status, stderr.slice(-4000)).toBe(0);
});
