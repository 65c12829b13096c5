import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildProgram } from '../packages/cli/src/program.ts';
import { WORKSPACES } from '../scripts/workspaces.mjs';

/** Packages that do not know who calls them: all but the command itself. A server has no flags. */
const LIBRARIES = WORKSPACES.filter(({ folder, isLibrary }) => isLibrary && folder !== 'packages/cli');

const FLAG = /--[a-z][a-z-]+/gu;
const COMMENT = /^\s*(?:\/?\*|\/\/)/u;

/** All long flags of the commands. */
function allFlags(): ReadonlySet<string> {
  const program = buildProgram();
  const flags = [program, ...program.commands].flatMap(({ options }) => options.map(({ long }) => long));
  return new Set(flags.filter((flag) => flag !== undefined && flag !== null));
}

describe('messages of the libraries', () => {
  it.each(LIBRARIES)('$folder names no flag of the command line', ({ folder: library }) => {
    const flags = allFlags();
    expect(flags.size).toBeGreaterThan(20);
    const folder = join(library, 'src');
    const files = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter(
      (path) => path.endsWith('.ts') && !/\.(?:test|cases|fixture)\.ts$/u.test(path),
    );
    expect(files).not.toHaveLength(0);
    const named = files.flatMap((path) =>
      readFileSync(join(folder, path), 'utf8')
        .split('\n')
        .filter((line) => !COMMENT.test(line))
        .flatMap((line) => (line.match(FLAG) ?? []).filter((flag) => flags.has(flag)))
        .map((flag) => `${path}: ${flag}`),
    );
    expect(named).toEqual([]);
  });
});
