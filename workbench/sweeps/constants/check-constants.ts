import { labelOf } from '../variants/scale-value.ts';
import type { Constant } from './find-constants.ts';
import type { SweptRows } from './read-rows.ts';
import { sweepIds, TAG_KINDS } from './tags.ts';

/** A constant with its value as written. */
export interface WrittenConstant {
  readonly constant: Constant;
  readonly text: string;
}

/** Constants whose value comes from nowhere, and sweeps that are not in the tables or were made with another value. */
export function checkConstants(constants: readonly WrittenConstant[], rows: SweptRows): readonly string[] {
  const seen = new Set<string>();
  return constants.flatMap((written) => {
    const { file, line, name, tags } = written.constant;
    const place = `${file}:${line} ${name}`;
    if (tags.length === 0) return [`${place}: no tag says where its value comes from (${NAMES})`];
    const problems = tags
      .filter(({ kind, text }) => text === '' && (kind === 'source' || kind === 'sweep'))
      .map(({ kind }) => `${place}: @${kind} names nothing`);
    for (const id of sweepIds(tags)) {
      if (seen.has(id)) problems.push(`${place}: another constant has the sweep ${id}`);
      seen.add(id);
      problems.push(...rowProblems(id, written.text, rows).map((problem) => `${place}: ${problem}`));
    }
    return problems;
  });
}

const NAMES = TAG_KINDS.map((kind) => `@${kind}`).join(', ');

function rowProblems(id: string, text: string, rows: SweptRows): string[] {
  const chosen = rows.get(id);
  if (chosen === undefined) return [`no table has the sweep ${id}; \`npm run sweeps\` writes it`];
  // Options of methods and whole documents are not tied to one value in the source.
  if (id.includes('.') || chosen === null || chosen === labelOf(text)) return [];
  return [
    `the sweep ${id} was made when the value was ${chosen}; it is ${labelOf(text)} now: \`npm run sweeps\``,
  ];
}
