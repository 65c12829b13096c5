import { expect, it } from 'vitest';
import { inRepository, runPython, testModules } from './spark.ts';

/** They have a cluster of their own, and run beside the others: spark-commands.long.test.ts. */
const OTHERS = 'test_commands';

it('runs the example', () => {
  const { status, stdout, stderr } = runPython([inRepository('examples/crawl_with_spark.py')]);
  expect(status, stderr.slice(-4000)).toBe(0);
  for (const host of ['north', 'south', 'west'])
    expect(stdout).toContain(`https://${host}.example/story: ${host}, 90 words`);
});

it('gives on a cluster what a batch gives, also when its processes are killed', () => {
  const modules = testModules().filter((name) => name !== OTHERS);
  expect(modules.length).toBeGreaterThan(1);
  const { status, stderr } = runPython(['-m', 'unittest', '-v', ...modules]);
  expect(status, stderr.slice(-4000)).toBe(0);
});
