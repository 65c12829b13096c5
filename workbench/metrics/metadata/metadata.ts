import type { SampleMeta } from '../../datasets/sample.ts';
import type { Metric, PredictedMetadata, Scores } from '../metric.ts';
import { meanOfPages } from '../scores.ts';
import { authorSet, dayOf, sameDay, sameTitle } from './compare-fields.ts';

/** How the score is called that says whether a system answers at all. */
export function answeredKey(field: string): string {
  return `${field} answered`;
}

/** 1 or 0 for each field that the gold has, and whether there is an answer. A gold date that names no day is not scored. */
export function metadataScores(gold: SampleMeta, given: PredictedMetadata): Scores {
  const { title, author, date } = asDeclared(given);
  const scores: Record<string, number> = {};
  const score = (
    field: string,
    isRight: boolean,
    answer: string | readonly string[] | null | undefined,
  ): void => {
    scores[field] = Number(isRight);
    scores[answeredKey(field)] = Number((answer?.length ?? 0) > 0);
  };
  if (gold.title) score('title', sameTitle(gold.title, title ?? ''), title);
  if (gold.author?.length) score('author', sameAuthors(gold.author, author ?? ''), author);
  if (gold.date && dayOf(gold.date) !== null) score('date', sameDay(gold.date, date ?? ''), date);
  return scores;
}

/**
 * Fields of the declared types. They come from other people's programs through JSON, where nested lists of names occur;
 * anything that is not text is no answer.
 */
function asDeclared({ title, author, date }: PredictedMetadata): PredictedMetadata {
  const isText = (value: unknown): value is string => typeof value === 'string';
  return {
    title: isText(title) ? title : null,
    author: Array.isArray(author) ? author.flat(MAX_NESTED).filter(isText) : isText(author) ? author : null,
    date: isText(date) ? date : null,
  };
}

const MAX_NESTED = 4;

function sameAuthors(gold: string | readonly string[], predicted: string | readonly string[]): boolean {
  if (sameTitle([gold].flat().join(' '), [predicted].flat().join(' '))) return true;
  const names = authorSet(gold);
  const found = authorSet(predicted);
  return names.size === found.size && [...names].every((name) => found.has(name));
}

/** The share of right answers per field, and the mean of these shares. */
export function averageFields(rows: readonly Scores[]): Scores {
  const right = rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !isAnswered(name))),
  );
  const fields = meanOfPages(right);
  const shares = Object.values(fields);
  if (shares.length === 0) return {};
  return { ...fields, accuracy: shares.reduce((sum, share) => sum + share, 0) / shares.length };
}

function isAnswered(name: string): boolean {
  return name.endsWith(answeredKey(''));
}

/** Whether title, author and date are correct. */
export const metadata: Metric = {
  name: 'metadata',
  description:
    'Share of pages whose title, authors (as a set) and date (by day) are right; mean of the three.',
  source: 'Fovea',
  needs: ['meta'],
  headline: 'accuracy',
  score: (sample, prediction) => metadataScores(sample.meta, prediction.metadata ?? {}),
  aggregate: averageFields,
};
