import { parseArgs } from 'node:util';
import { RESULTS_FOLDER } from '../report/results/read-results.ts';

/** What to do with the papers. */
export type PapersOptions =
  | { readonly mode: 'help' }
  | { readonly mode: 'pages'; readonly results: string }
  | {
      readonly mode: 'sweep';
      readonly sweep: string;
      readonly pages: number;
      /** `null`: those of the sweep. */
      readonly datasets: readonly string[] | null;
      /** Also writes the tables to docs/results. */
      readonly write: boolean;
    };

/** How to call it; the list of sweeps is added where it is printed. */
export const HELP = `npm run papers -- [results folder]        writes the README.md of every paper (${RESULTS_FOLDER})
FOVEA_DATA=<folder> npm run papers -- sweep NAME [options]

  --pages N        at most N pages of each dataset, always the same ones (100)
  --datasets A,B   other datasets than those of the sweep
  --write          also write the tables to docs/results/sweeps
`;

const PAGES = 100;

const FLAGS = {
  pages: { type: 'string' },
  datasets: { type: 'string' },
  write: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Reads the command line; throws an Error that says what is wrong with it. */
export function readOptions(args: readonly string[]): PapersOptions {
  const { values, positionals } = parseArgs({ args: [...args], options: FLAGS, allowPositionals: true });
  if (values.help) return { mode: 'help' };
  const [first, second, ...rest] = positionals;
  if (first !== 'sweep') {
    if (second !== undefined) throw new Error('One results folder, or `sweep NAME`: see --help.');
    return { mode: 'pages', results: first ?? RESULTS_FOLDER };
  }
  if (second === undefined || rest.length > 0) throw new Error('`sweep` wants one name: see --help.');
  const pages = values.pages === undefined ? PAGES : Number(values.pages);
  if (!Number.isInteger(pages) || pages < 1)
    throw new Error(`--pages wants a whole number above 0, not '${values.pages}'.`);
  const datasets = values.datasets?.split(',').map((name) => name.trim()) ?? null;
  return { mode: 'sweep', sweep: second, pages, datasets, write: values.write ?? false };
}
