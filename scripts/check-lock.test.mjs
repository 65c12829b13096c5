import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { problemsOf } from './check-lock.mjs';

const LOCK = JSON.parse(readFileSync('package-lock.json', 'utf8'));

/** The lock file without one of its packages. */
function without(path) {
  const { [path]: _, ...packages } = LOCK.packages;
  return { packages };
}

describe('the lock file', () => {
  it('lacks nothing', () => {
    expect(problemsOf(LOCK)).toEqual([]);
  });

  it.each(['linux', 'darwin', 'win32'])('is incomplete without any one package for %s', (os) => {
    const paths = Object.keys(LOCK.packages).filter((path) => LOCK.packages[path].os?.includes(os));
    // Several tools have binaries, each for more than one processor.
    expect(paths.length).toBeGreaterThan(5);
    for (const path of paths) {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      expect(problemsOf(without(path)), path).toContainEqual(expect.stringContaining(name));
    }
  });

  it('must not contain the address of a registry', () => {
    const packages = { 'node_modules/a': { resolved: 'https://registry.example/a.tgz' } };
    expect(problemsOf({ packages })).toEqual(['node_modules/a names the address it was downloaded from']);
    expect(problemsOf({ packages: { 'node_modules/b': { resolved: 'packages/b', link: true } } })).toEqual(
      [],
    );
  });

  it('may have a package in the folder of its dependent', () => {
    const tool = { optionalDependencies: { binary: '1.0.0' } };
    const nested = { 'node_modules/a/node_modules/tool': tool, 'node_modules/a/node_modules/binary': {} };
    expect(problemsOf({ packages: nested })).toEqual([]);
    const elsewhere = { 'node_modules/tool': tool, 'node_modules/a/node_modules/binary': {} };
    expect(problemsOf({ packages: elsewhere })).toEqual(['node_modules/tool lacks its optional binary']);
  });
});
