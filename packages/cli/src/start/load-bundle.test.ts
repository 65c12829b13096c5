import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CodeCache } from './code-cache.ts';
import { loadBundle } from './load-bundle.ts';

const BUNDLE = `(function (exports, module, require, __filename) {
exports.sum = (a, b) => a + b;
exports.name = require('node:path').basename(__filename);
})`;

interface Exports {
  readonly sum: (a: number, b: number) => number;
  readonly name: string;
}

it('loads a bundle without and with compiled code', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fovea-'));
  const file = join(folder, 'bundle.cjs');
  writeFileSync(file, BUNDLE);
  const cache = CodeCache.open(join(folder, 'cache'), 'a1');
  for (const run of ['first', 'second']) {
    const { exports, keepCode } = loadBundle(file, cache);
    const { sum, name } = exports as Exports;
    expect([run, sum(1, 2), name]).toEqual([run, 3, 'bundle.cjs']);
    // Code that is kept already is not written again: a process then may set flags that it would not be for.
    expect(keepCode === null).toBe(run === 'second');
    keepCode?.();
    expect(readdirSync(join(folder, 'cache'))).toHaveLength(1);
  }
});

it('loads a bundle whose compiled code is not for it, and replaces that', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fovea-'));
  const file = join(folder, 'bundle.cjs');
  writeFileSync(file, BUNDLE);
  const cache = CodeCache.open(join(folder, 'cache'), 'a1');
  cache?.write(Buffer.from('no code at all'));
  const { exports, keepCode } = loadBundle(file, cache);
  expect((exports as Exports).sum(1, 2)).toBe(3);
  keepCode?.();
  expect(cache?.read()?.length).toBeGreaterThan(100);
});

it('has nothing to keep where there is no cache', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'fovea-')), 'bundle.cjs');
  writeFileSync(file, BUNDLE);
  expect(loadBundle(file, null).keepCode).toBeNull();
});
