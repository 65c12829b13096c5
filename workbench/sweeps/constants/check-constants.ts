import { labelOf } from '../variants/scale-value.ts';
import type { Constant } from './find-constants.ts';
import type { SweptRows } from './read-rows.ts';
import { isOptionId, sweepIds, TAG_KINDS } from './tags.ts';

/** A constant with its value as in the source. */
export interface WrittenConstant {
  readonly constant: Constant;
  readonly text: string;
}

/** The present default of a method's option, by the id of its sweep; `null` if there is no such option. */
export type OptionDefault = (id: string) => string | null;

/**
 * Finds constants without a source, sweeps that are in no table or whose table marks another value, and tables with
 * constants that no longer exist.
 */
export function checkConstants(
  constants: readonly WrittenConstant[],
  rows: SweptRows,
  optionDefault: OptionDefault,
): readonly string[] {
  const seen = new Set<string>();
  const problems = constants.flatMap(({ constant, text }) => {
    const { file, line, name, tags } = constant;
    const place = `${file}:${line} ${name}`;
    if (tags.length === 0) return [`${place}: no tag says where its value comes from (${NAMES})`];
    const found = tags
      .filter((tag) => tag.text === '' && (tag.kind === 'source' || tag.kind === 'sweep'))
      .map(({ kind }) => `@${kind} names nothing`);
    if (tags.some(({ kind, text: words }) => kind === 'source' && ELSEWHERE.test(words)))
      found.push('@source only points elsewhere: write the source out');
    for (const id of sweepIds(tags)) {
      if (seen.has(id)) found.push(`another constant has the sweep ${id}`);
      seen.add(id);
      found.push(...rowProblems(id, isOptionId(id) ? optionDefault(id) : labelOf(text), rows));
    }
    return found.map((problem) => `${place}: ${problem}`);
  });
  // Options of methods may be swept without a constant that says so: the papers' own have their source there.
  const gone = [...rows.keys()].filter((id) => !isOptionId(id) && !seen.has(id));
  return [
    ...problems,
    ...gone.map(
      (id) => `docs/results/sweeps: no constant has the sweep ${id}; \`npm run sweeps -- --missing\``,
    ),
  ];
}

/** Words for the source of another constant, which may move away. */
const ELSEWHERE = /^(?:as above|as below|the same\b|ditto|see above)/iu;

const NAMES = TAG_KINDS.map((kind) => `@${kind}`).join(', ');

function rowProblems(id: string, value: string | null, rows: SweptRows): string[] {
  const command = isOptionId(id) ? '`npm run papers -- sweep`' : '`npm run sweeps -- --missing`';
  const chosen = rows.get(id);
  if (value === null) return [`no method has the option ${id}`];
  if (chosen === undefined) return [`no table has the sweep ${id}; ${command} writes it`];
  if (chosen === null) return [`the table of the sweep ${id} marks no value as the chosen one: ${command}`];
  return chosen === value
    ? []
    : [`the sweep ${id} was made when the value was ${chosen}; it is ${value} now: ${command}`];
}
