import { Command } from 'commander';
import { InvalidOptionError, resolveOptions } from 'fovea';
import { OPTIONS } from 'fovea/options';
import { describe, expect, it } from 'vitest';
import { givenOptions } from './given-options.ts';
import { addOptionFlags, BATCH_OPTIONS, flagNamed, PAGE_OPTIONS } from './option-flags.ts';

/** The options of the library that a command line gives. */
function given(line: readonly string[], list = PAGE_OPTIONS): object {
  const command = addOptionFlags(new Command(), list)
    .exitOverride()
    .configureOutput({ writeErr: () => {} });
  command.parse(line, { from: 'user' });
  return givenOptions(command.opts(), list);
}

/** The message to the user. */
function told(line: readonly string[]): string {
  try {
    resolveOptions(given(line));
  } catch (error) {
    return error instanceof InvalidOptionError
      ? `${flagNamed(error.option)} ${error.problem}`
      : String(error);
  }
  return 'nothing';
}

describe('flags for the options of the library', () => {
  it('exist for all options except those that need code', () => {
    const flagged = new Set([...PAGE_OPTIONS, ...BATCH_OPTIONS].map(({ option }) => option.name));
    const missing = OPTIONS.map(({ name }) => name).filter((name) => !flagged.has(name));
    // Each command has its own `--format`.
    expect(missing).toEqual(['formats', 'countTokens', 'rules']);
  });

  it('give no options by default', () => {
    expect(given([])).toEqual({});
    expect(given([], BATCH_OPTIONS)).toEqual({});
  });

  it('give values that the library accepts', () => {
    const line = [
      ['--url', 'https://example.org/a'],
      ['--charset', 'shift_jis'],
      ['--method', 'gce'],
      ['--option', 'gridRows=3'],
      ['--option', 'preset=code'],
      ['--links', 'text'],
      ['--images', 'drop'],
      ['--include', 'main'],
      ['--include', '.港 > p, b'],
      ['--restore', '1,2'],
      ['--limit', 'maxNodes=1e3'],
      ['--limit', 'maxDepth=Infinity'],
      ['--explain'],
    ].flat();
    const options = given(line);
    expect(options).toEqual({
      url: 'https://example.org/a',
      charset: 'shift_jis',
      method: 'gce',
      methodOptions: { gridRows: 3, preset: 'code' },
      links: 'text',
      images: 'drop',
      include: ['main', '.港 > p, b'],
      restore: [1, 2],
      limits: { maxNodes: 1000, maxDepth: Number.POSITIVE_INFINITY },
      explain: true,
    });
    expect(resolveOptions(options).methodOptions).toMatchObject({
      gridRows: 3,
      preset: 'code',
      linkDensity: 0.5,
    });
  });

  it.each([
    [['--links', 'dorp'], "--links must be 'keep', 'text' or 'drop', not 'dorp'. Did you mean 'drop'?"],
    [['--method', 'gec'], "--method must be the name of a method, not 'gec'. Did you mean 'gce'?"],
    [['--option', 'polcy=any'], "--option polcy is no parameter of method fovea. Did you mean 'policy'?"],
    [['--method', 'dsc', '--option', 'window=wide'], "--option window must be a number, not 'wide'."],
    [
      ['--method', 'dsc', '--option', 'adaptiveWindow=1'],
      "--option adaptiveWindow must be a boolean, not '1'.",
    ],
    [['--limit', 'maxNodes=-1'], '--limit maxNodes must be a whole number from 1 up, not -1.'],
    [['--limit', 'maxNode=1'], "--limit has no 'maxNode'. Did you mean 'maxNodes'?"],
    [
      ['--exclude', 'p', '--exclude', 'p['],
      "--exclude must be a CSS selector of the common kinds, not 'p['.",
    ],
    [['--comments', 'keep', '--method', 'r4'], '--comments is not supported by method r4.'],
  ])('%j is refused by its own name', (line, message) => expect(told(line)).toBe(message));

  it('have names for every option', () => {
    const flags = OPTIONS.filter(({ kind }) => kind !== 'rules').map(({ name }) => flagNamed(name));
    for (const flag of flags) expect(flag).toMatch(/^--[a-z]+(?:-[a-z]+)*$/u);
    expect(flagNamed('formats[0]')).toBe('--format');
    expect(flagNamed('nobody')).toBe('nobody');
  });
});
