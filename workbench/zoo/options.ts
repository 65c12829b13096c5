import { parseArgs } from 'node:util';
import { SIZES, type Size } from '../../fixtures/zoo/copy.ts';
import type { ZooChoice } from '../../fixtures/zoo/zoo.ts';

/** What to do with the zoo. */
export type ZooOptions =
  | { readonly mode: 'help' }
  | { readonly mode: 'write'; readonly folder: string; readonly choice: ZooChoice }
  | { readonly mode: 'measure'; readonly file: string | null; readonly choice: ZooChoice };

/** The help text. */
export const HELP = `npm run zoo -- --out FOLDER [options]    writes the pages, and an index.html to look at them
npm run zoo -- --table [options]         renders and measures them, prints the tables

  --write FILE       with --table: write the tables to a file instead
  --layouts A,B      only these layouts
  --languages A,B    only these languages
  --sizes A,B        only these sizes (${SIZES.join(', ')})
`;

const FLAGS = {
  out: { type: 'string' },
  table: { type: 'boolean' },
  write: { type: 'string' },
  layouts: { type: 'string' },
  languages: { type: 'string' },
  sizes: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Reads the command line; throws an Error that says what is wrong with it. */
export function readOptions(args: readonly string[]): ZooOptions {
  const { values } = parseArgs({ args: [...args], options: FLAGS });
  if (values.help) return { mode: 'help' };
  const choice: ZooChoice = {
    ...(values.layouts === undefined ? {} : { layouts: values.layouts.split(',') }),
    ...(values.languages === undefined ? {} : { languages: values.languages.split(',') }),
    ...(values.sizes === undefined ? {} : { sizes: sizesOf(values.sizes) }),
  };
  if (values.table) return { mode: 'measure', file: values.write ?? null, choice };
  if (values.out === undefined) throw new Error('Give --out FOLDER or --table: see --help.');
  return { mode: 'write', folder: values.out, choice };
}

function sizesOf(list: string): readonly Size[] {
  return list.split(',').map((name) => {
    const size = SIZES.find((one) => one === name);
    if (size === undefined) throw new Error(`No size '${name}'. There are: ${SIZES.join(', ')}.`);
    return size;
  });
}
