import { describe, expect, it } from 'vitest';
import { promiseProblems } from './promises.mjs';

const table = (...rows) => ['| promise | kept by |', '|---|---|', ...rows].join('\n');

describe('promiseProblems', () => {
  it('is content if every promise names a test that is there', () => {
    expect(promiseProblems(table('| a | b (`e2e/a.test.ts`) |'), () => true)).toEqual([]);
  });

  it('misses a test', () => {
    expect(promiseProblems(table('| a | b |', '| c | `d.test.ts` |'), () => true)).toEqual([
      'no test guards “a”',
    ]);
  });

  it('misses a file, one of several too', () => {
    const text = table('| a | `e2e/a.test.ts`, `e2e/b.long.test.ts` |');
    expect(promiseProblems(text, (path) => path === 'e2e/a.test.ts')).toEqual(['no test e2e/b.long.test.ts']);
  });
});
