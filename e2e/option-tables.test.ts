import { readFileSync, writeFileSync } from 'node:fs';
import { OPTIONS, type Option } from 'fovea/options';
import { describe, expect, it } from 'vitest';
import { BATCH_OPTIONS, PAGE_OPTIONS } from '../packages/cli/src/option-flags.ts';

/** `UPDATE=1 npx vitest run e2e/option-tables.test.ts` rewrites the tables. */
const IS_UPDATE = process.env['UPDATE'] === '1';

const PLACE = /(<!-- options -->\n)[\s\S]*?(<!-- end of options -->)/u;

const PIPES = /\|/gu;
const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replace(PIPES, '\\|')).join(' | ')} |\n`;

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heads, heads.map(() => '---'), ...rows].map(row).join('');
}

const coded = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ');

function valuesOf(option: Option): string {
  switch (option.kind) {
    case 'flag':
      return coded(['true', 'false']);
    case 'text':
      return 'a string';
    case 'choice':
      return coded(option.choices);
    case 'choices':
      return `a list of ${coded(option.choices)}; ${Object.entries(option.aliases)
        .map(([short, long]) => `\`${short}\` is \`${long}\``)
        .join(', ')}`;
    case 'selectors':
      return 'a CSS selector, or a list of them';
    case 'nodes':
      return 'a list of node ids';
    case 'number':
      return 'a number';
    case 'count':
      return 'a whole number';
    case 'name':
      return option.name === 'section' ? 'a number, or a string' : 'a string';
    case 'function':
      return 'a function';
    case 'numbers':
      return `an object of ${option.fields.map(({ name, about }) => `\`${name}\` (${about})`).join(', ')}`;
    case 'method':
      return 'a name, or a `Method` of your own';
    case 'parameters':
      return 'an object';
    case 'site':
      return 'a `SiteProfile`';
    default:
      return 'a list of rules';
  }
}

function defaultOf(option: Option): string {
  if (option.kind === 'numbers') return option.fields.map((field) => field.default).join(', ');
  if (option.kind === 'choices') return coded(option.default);
  const { default: standard } = option;
  return typeof standard === 'object' ? '–' : coded([String(standard)]);
}

const libraryTable = (): string =>
  table(
    ['option', 'value', 'default', 'meaning', 'since'],
    OPTIONS.map((option) => {
      return [coded([option.name]), valuesOf(option), defaultOf(option), option.about, option.since];
    }),
  );

const commandTable = (): string =>
  table(
    ['option', 'meaning', 'one page', 'batch'],
    OPTIONS.flatMap((option) => {
      const one = PAGE_OPTIONS.find((flag) => flag.option === option);
      const many = BATCH_OPTIONS.find((flag) => flag.option === option);
      const flag = one ?? many;
      return flag === undefined
        ? []
        : [[coded([flag.flags]), flag.about, one === undefined ? '' : '✓', many === undefined ? '' : '✓']];
    }),
  );

describe('the option tables match the code', () => {
  it.each([
    ['packages/core/README.md', libraryTable],
    ['packages/cli/README.md', commandTable],
  ])('in %s', (path, tableOf) => {
    const document = readFileSync(path, 'utf8');
    expect(document).toMatch(PLACE);
    const updated = document.replace(PLACE, (_, start: string, end: string) => start + tableOf() + end);
    if (IS_UPDATE) writeFileSync(path, updated);
    else expect(document, `run it with UPDATE=1 to rewrite ${path}`).toBe(updated);
  });
});
