import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

/** What to sweep. */
export interface SweepOptions {
  readonly mode: 'help' | 'check' | 'run';
  readonly pages: number;
  /** The same for constants that hardly any of these pages depends on. */
  readonly morePages: number;
  readonly jobs: number;
  /** `null` for all. */
  readonly rooms: readonly string[] | null;
}

const PAGES = 30;
const MORE_PAGES = 150;

/** The help text. */
export const HELP = `FOVEA_DATA=<folder> npm run sweeps -- [options]

Gives every constant of core with a sweep smaller and larger values, and writes their effects to docs/results/sweeps/heuristics.

  --rooms A,B   only constants of these stages or methods: clean, metadata, fovea …
  --pages N     at most N pages of each dataset, and of each language (${PAGES})
  --more-pages N the same for constants that hardly any of these pages depends on (${MORE_PAGES})
  --jobs N      number of parallel threads (one per core)
  --check       only check that every constant states the source of its value
`;

const FLAGS = {
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
    rooms: values.rooms?.split(',').map((room) => room.trim()) ?? null,
  };
}

function count(name: string, value: string | number): number {
  const number = Number(value);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`--${name} wants a whole number above 0, not '${value}'.`);
}
