import type { Method, MethodOptions, Page } from 'fovea';
import type { Shape } from 'fovea/methods';
import { nearestName } from 'fovea/options';
import { UsageError } from './exit.ts';

/**
 * The systems of the papers that Fovea is compared with. They are methods of the repository's workbench, some with weights
 * of megabytes, and not part of the package; a test there keeps this list complete.
 */
export const COMPARATORS: readonly string[] = [
  // One a line, in the order of the registry.
  'web2text',
  'web2text-retrained',
  'victor',
  'victor-chain',
  'boilernet',
  'boilernet-hashed',
  'tabnet-basic',
  'tabnet-both',
  'vips',
];

/** Loads comparators: the hook by which `scripts/fovea.mjs` gives those of a checkout to the command line. */
export interface ComparatorSource {
  method(name: string): Promise<Method>;
  /** How a comparator sees a rendered page, for `fovea look --overlay`. */
  shapes(name: string): Promise<ComparatorShapes>;
}

/** Draws how a comparator sees a rendered page. */
export type ComparatorShapes = (page: Page, options: MethodOptions) => readonly Shape[];

/** The comparators that can be drawn. */
export const DRAWN_COMPARATORS: readonly string[] = ['vips'];

/** For the installed command, which has no comparators: an error that says where they are. */
export const NO_COMPARATORS: ComparatorSource = {
  method: async (name) => {
    throw new UsageError(`${elsewhere(name)}: in a clone of it run npm run fovea -- --method ${name}`);
  },
  shapes: async (name) => {
    throw new UsageError(`${elsewhere(name)}: in a clone of it run npm run fovea -- look --overlay ${name}`);
  },
};

/**
 * The comparator that `--method` names, or nothing if it names anything else. The library knows no comparators, so a misspelt name
 * that is nearer to one of them than to any method is reported here.
 */
export async function comparatorNamed(
  name: string | undefined,
  source: ComparatorSource,
): Promise<Method | undefined> {
  if (isComparator(name)) return source.method(name);
  if (name !== undefined) await refuseMistyped(name);
  return undefined;
}

async function refuseMistyped(name: string): Promise<void> {
  const { methods } = await import('fovea/methods');
  const known = methods().map((method) => method.name);
  if (known.includes(name)) return;
  const nearest = nearestName(name, [...known, ...COMPARATORS]);
  const isOfLibrary = nearest !== null && !isComparator(nearest);
  if (isOfLibrary) return;
  const hint =
    nearest === null
      ? `There are: ${known.join(', ')}; and as comparators, in a clone of the repository: ${COMPARATORS.join(', ')}.`
      : `Did you mean '${nearest}'?`;
  throw new UsageError(`--method must be the name of a method, not '${name}'. ${hint}`);
}

/** Throws if `--method` names a comparator, for commands whose processes load the package and nothing else. */
export function refuseComparator(name: string | undefined): void {
  if (isComparator(name))
    throw new UsageError(
      `${elsewhere(name)}, and the processes of batch know only what is in the package: in a clone of the repository, npm run fovea -- PAGE --method ${name} extracts one page, npm run bench -- --methods ${name} those of the datasets`,
    );
}

function isComparator(name: string | undefined): name is string {
  return name !== undefined && COMPARATORS.includes(name);
}

function elsewhere(name: string): string {
  return `method ${name} is a comparator in the workbench of the repository, not part of the package`;
}
