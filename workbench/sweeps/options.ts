import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

/** What to sweep. */
export interface SweepOptions {
  readonly mode: 'help' | 'check' | 'run';
  readonly pages: number;
  /** The same for constants that hardly any of these pages depends on. */
  readonly morePages: number;
  readonly jobs: number;
  /** Only constants without a row in a table that marks their value. */
  readonly isMissing: boolean;
  /** `null`: all. */
  readonly rooms: readonly string[] | null;
}

const PAGES = 30;
const MORE_PAGES = 600;

/** The help text. */
export const HELP = `FOVEA_DATA=<folder> npm run sweeps -- [options]

Gives every constant of core with a sweep smaller and larger values, and writes their effects to docs/results/sweeps/heuristics.

  --missing       only constants that are in no table, or with another value
  --rooms A,B     only constants of these stages or methods: clean, metadata, fovea …
  --pages N       at most N pages of each dataset, and of each language (${PAGES})
  --more-pages N  the same for constants of which hardly a page of these tells (${MORE_PAGES})
  --jobs N        threads side by side (one per core)
  --check         only check that every constant says where its value comes from
`;

const FLAGS = {
  missing: { type: 'boolean' },
  rooms: { type: 'string' },
  pages: { type: 'string' },
  'more-pages': { type: 'string' },
  jobs: { type: 'string' },
  check: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Reads the command line; throws an Error that says what is wrong with it. */
export function readOptions(args: readonly string[]): SweepOptions {
  const { values } = parseArgs({ args: [...args], options: FLAGS });
  return {
    mode: values.help ? 'help' : values.check ? 'check' : 'run',
    pages: count('pages', values.pages ?? PAGES),
    morePages: count('more-pages', values['more-pages'] ?? MORE_PAGES),
    jobs: count('jobs', values.jobs ?? availableParallelism()),
    isMissing: values.missing === true,
    rooms: values.rooms?.split(',').map((room) => room.trim()) ?? null,
  };
}

function count(name: string, value: string | number): number {
  const number = Number(value);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`--${name} wants a whole number above 0, not '${value}'.`);
}
