import { parseArgs } from 'node:util';
import { RESULTS_FOLDER } from '../report/results/read-results.ts';

/** What to do with the papers. */
export type PapersOptions =
  | { readonly mode: 'help' }
  | {
      readonly mode: 'pages';
      readonly results: readonly string[];
      /** Folders of papers; `null` for all. */
      readonly papers: readonly string[] | null;
    }
  | {
      readonly mode: 'sweep';
      readonly sweep: string;
      readonly pages: number;
      /** `null` for those of the sweep. */
      readonly datasets: readonly string[] | null;
      /** Also writes the tables to docs/results. */
      readonly write: boolean;
    }
  | {
      readonly mode: 'runtime';
      readonly pages: number;
      /** `null` for the pages labelled by people. */
      readonly datasets: readonly string[] | null;
      readonly write: boolean;
    }
  | {
      readonly mode: 'layout';
      readonly pages: number;
      /** Labels of the systems to measure; none for all. */
      readonly systems: readonly string[];
      /** True if the CPU time that is written stays. */
      readonly keepCosts: boolean;
      /** `null` for spider-layout and the datasets worth rendering. */
      readonly datasets: readonly string[] | null;
      readonly write: boolean;
    };

/** The help text; the list of sweeps is added when it is printed. */
export const HELP = `npm run papers -- [results folders]       writes the README.md of every paper (${RESULTS_FOLDER});
                                          a second folder may add metrics that are too slow for all pages
FOVEA_DATA=<folder> npm run papers -- sweep NAME [options]
FOVEA_DATA=<folder> npm run papers -- layout [options]   methods on recorded and on rendered layouts
FOVEA_DATA=<folder> npm run papers -- runtime [options]  R⁴ page by page, with times by the paper's protocol

  --papers A,B     only the pages of these papers
  --pages N        at most N pages of each dataset, always the same ones (100)
  --datasets A,B   other datasets than those of the sweep
  --system NAME    with \`layout\`, only this one, or several; rows of the others stay as they are
  --keep-costs     with \`--system\`, on a busy machine: the CPU time that is written stays
  --write          also write the tables to docs/results
`;

const PAGES = 100;

const FLAGS = {
  pages: { type: 'string' },
  datasets: { type: 'string' },
  papers: { type: 'string' },
  system: { type: 'string', multiple: true },
  'keep-costs': { type: 'boolean' },
  write: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Reads the command line; throws an Error that says what is wrong with it. */
export function readOptions(args: readonly string[]): PapersOptions {
  const { values, positionals } = parseArgs({ args: [...args], options: FLAGS, allowPositionals: true });
  if (values.help) return { mode: 'help' };
  const [first, second, ...rest] = positionals;
  if (first === 'layout' && second === undefined) {
    const [systems, keepCosts] = [values.system ?? [], values['keep-costs'] ?? false];
    if (keepCosts && systems.length === 0) throw new Error('--keep-costs wants --system.');
    return { mode: first, systems, keepCosts, ...sampleOf(values) };
  }
  if (first === 'runtime' && second === undefined) return { mode: first, ...sampleOf(values) };
  if (first !== 'sweep') {
    return {
      mode: 'pages',
      results: first === undefined ? [RESULTS_FOLDER] : positionals,
      papers: listOf(values.papers),
    };
  }
  if (second === undefined || rest.length > 0) throw new Error('`sweep` wants one name: see --help.');
  return { mode: 'sweep', sweep: second, ...sampleOf(values) };
}

/** Which pages, and whether to write. */
function sampleOf(values: {
  readonly pages?: string;
  readonly datasets?: string;
  readonly write?: boolean;
}): { readonly pages: number; readonly datasets: readonly string[] | null; readonly write: boolean } {
  const pages = values.pages === undefined ? PAGES : Number(values.pages);
  if (!Number.isInteger(pages) || pages < 1)
    throw new Error(`--pages wants a whole number above 0, not '${values.pages}'.`);
  const datasets = listOf(values.datasets);
  return { pages, datasets, write: values.write ?? false };
}

function listOf(text: string | undefined): readonly string[] | null {
  return text?.split(',').map((name) => name.trim()) ?? null;
}
