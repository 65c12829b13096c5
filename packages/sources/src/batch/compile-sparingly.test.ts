import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { Budget, sparingFlags } from './compile-sparingly.ts';

it('sets for each version of Node what that version knows', () => {
  const limit = '--max-inlined-bytecode-size-cumulative=150';
  expect(sparingFlags(Budget.onePage, 'v20.19.0')).toEqual(['--interrupt-budget=2000000', limit]);
  expect(sparingFlags(Budget.onePage, 'v22.15.0')).toEqual([limit]);
  expect(sparingFlags(Budget.manyPages, 'v24.1.0')).toEqual(['--invocation-count-for-maglev=4000', limit]);
  expect(sparingFlags(Budget.onePage, 'v24.1.0')).toEqual(['--invocation-count-for-maglev=20000', limit]);
  // On the command line, a flag that this version does not know is an error.
  const { status, stderr } = spawnSync(process.execPath, [...sparingFlags(Budget.manyPages), '-e', ''], {
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
});
