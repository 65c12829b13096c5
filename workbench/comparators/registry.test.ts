import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { methods } from 'fovea/methods';
import { describe, expect, it, vi } from 'vitest';
import { COMPARATORS, DRAWN_COMPARATORS } from '../../packages/cli/src/comparators.ts';
import { ROOT } from '../baselines/root.ts';
import { absenceReason, modelFile, ownFile } from './model-files.ts';
import { comparatorNamed, comparators } from './registry.ts';

const FOLDER = join(ROOT, 'workbench/comparators');

describe('the registry of comparators', () => {
  it('has every name once, and none of core', () => {
    const names = [...methods(), ...comparators().map(({ method }) => method)].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { method } of comparators()) expect(comparatorNamed(method.name)?.method).toBe(method);
    expect(comparatorNamed('fovea')).toBeUndefined();
  });

  it('is what the command line names', () => {
    expect(comparators().map(({ method }) => method.name)).toEqual(COMPARATORS);
    const drawn = comparators().filter(({ shapes }) => shapes !== undefined);
    expect(drawn.map(({ method }) => method.name)).toEqual(DRAWN_COMPARATORS);
  });

  it('covers every folder, each with a README and the contract suite', () => {
    // Python leaves compiled modules beside those of the trainers.
    const folders = readdirSync(FOLDER, { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && entry.name !== '__pycache__',
    );
    expect([...new Set(comparators().map(({ folder }) => folder))].sort()).toEqual(
      folders.map(({ name }) => name).sort(),
    );
    for (const { folder, weights } of comparators()) {
      const files = readdirSync(join(FOLDER, folder), { recursive: true, encoding: 'utf8' });
      expect(files).toContain('README.md');
      const tests = files.filter((file) => file.endsWith('.test.ts'));
      const text = tests.map((file) => readFileSync(join(FOLDER, folder, file), 'utf8')).join('');
      expect(text, folder).toContain('runMethodCases(');
      for (const name of weights) expect(existsSync(ownFile(folder, name)), name).toBe(true);
    }
  });
});

describe('files of published weights', () => {
  it('are found, or missed with what to do', () => {
    vi.stubEnv('FOVEA_MODELS', '');
    expect(absenceReason([])).toBeNull();
    expect(absenceReason(['a.txt'])).toMatch(/^FOVEA_MODELS is not set: point it/u);
    vi.stubEnv('FOVEA_MODELS', FOLDER);
    expect(absenceReason(['README.md', 'a.txt'])).toBe('The folder of FOVEA_MODELS has no a.txt.');
    expect(modelFile('README.md')).toBe(join(FOLDER, 'README.md'));
    expect(() => modelFile('a.txt')).toThrow('has no a.txt');
  });
});
