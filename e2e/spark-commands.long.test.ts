import { expect, it } from 'vitest';
import { runPython } from './spark.ts';

it('is started as its users start it: with an archive that has all it needs, and by spark-submit', () => {
  const { status, stderr } = runPython(['-m', 'unittest', '-v', 'test_commands']);
  expect(status, stderr.slice(-4000)).toBe(0);
});
