import type { SampleMeta } from '../../datasets/sample.ts';
import type { Metric, PredictedMetadata, Scores } from '../metric.ts';
import { meanOfPages } from '../scores.ts';
import { authorSet, dayOf, sameDay, sameTitle } from './compare-fields.ts';

/** 1 or 0 for each field that the gold has. A gold date that names no day is not scored. */
export function metadataScores(gold: SampleMeta, given: PredictedMetadata): Scores {
  const predicted = asDeclared(given);
  const scores: Record<string, number> = {};
  if (gold.title) scores['title'] = Number(sameTitle(gold.title, predicted.title ?? ''));
  if (gold.author?.length) scores['author'] = Number(sameAuthors(gold.author, predicted.author ?? ''));
  if (gold.date && dayOf(gold.date) !== null)
    scores['date'] = Number(sameDay(gold.date, predicted.date ?? ''));
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
  const names = authorSet(gold);
  const found = authorSet(predicted);
  return names.size === found.size && [...names].every((name) => found.has(name));
}

/** The share of right answers per field, and the mean of these shares. */
export function averageFields(rows: readonly Scores[]): Scores {
  const fields = meanOfPages(rows);
  const shares = Object.values(fields);
  if (shares.length === 0) return {};
  return { ...fields, accuracy: shares.reduce((sum, share) => sum + share, 0) / shares.length };
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
