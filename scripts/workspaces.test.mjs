import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceEntries, WORKSPACES } from './workspaces.mjs';

const FOLDERS = WORKSPACES.map(({ folder }) => folder);
const LINE_COMMENT = /^\s*\/\/.*$/gmu;

/** The folders that a tsconfig.json refers to, from the root. */
function referencesOf(folder) {
  const text = readFileSync(resolve(folder, 'tsconfig.json'), 'utf8').replace(LINE_COMMENT, '');
  const { references } = JSON.parse(text);
  return (references ?? []).map(({ path }) => relative('.', resolve(folder, path)));
}

/** The packages of the workspace that one of them imports. */
function neededBy({ manifest }) {
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  return WORKSPACES.filter((one) => names.includes(one.manifest.name)).map(({ folder }) => folder);
}

describe('the packages of the workspace', () => {
  it('are all folders under packages and apps', () => {
    const found = ['packages', 'apps'].flatMap((parent) =>
      readdirSync(parent).map((name) => `${parent}/${name}`),
    );
    expect(FOLDERS.filter((folder) => folder.includes('/')).toSorted()).toEqual(found.toSorted());
  });

  it('are built after their dependencies', () => {
    for (const one of WORKSPACES) {
      const before = FOLDERS.slice(0, FOLDERS.indexOf(one.folder));
      expect(before, one.folder).toEqual(expect.arrayContaining(neededBy(one)));
    }
  });

  it('are those that the compiler builds', () => {
    expect(referencesOf('.')).toEqual(FOLDERS);
  });

  it.each(WORKSPACES.map((one) => [one.folder, one]))(
    '%s: the compiler knows what it needs',
    (folder, one) => {
      expect(referencesOf(folder).toSorted()).toEqual(neededBy(one).toSorted());
    },
  );

  it('have a source file for every entry', () => {
    expect(sourceEntries().length).toBeGreaterThan(FOLDERS.length - 3);
    for (const [specifier, file] of sourceEntries()) expect(existsSync(file), specifier).toBe(true);
  });
});
