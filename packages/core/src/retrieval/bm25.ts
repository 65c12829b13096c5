import { type Term, termsOf } from './terms.ts';

/**
 * How soon more of the same word stops counting, and how much a long text is discounted.
 * @source Robertson and Zaragoza 2009, The Probabilistic Relevance Framework: BM25 and Beyond; the usual values.
 */
const SATURATION = 1.2;
const LENGTH_DISCOUNT = 0.75;

/** Counts of one text. */
interface Counts {
  readonly of: ReadonlyMap<string, number>;
  readonly length: number;
}

/** Scores texts by how well they match a query, by BM25; 0 for those that share nothing with it. */
export function scoreTexts(texts: readonly string[], query: string): readonly number[] {
  const asked = [...termsOf(query)];
  const wanted = new Set(asked.flatMap(keysOf));
  const counted = texts.map((text) => countTerms(text, wanted));
  const mean = counted.reduce((sum, { length }) => sum + length, 0) / Math.max(1, counted.length);
  const rarity = new Map<string, number>();
  const holders = new Map<string, number>();
  for (const { of } of counted) for (const key of of.keys()) holders.set(key, (holders.get(key) ?? 0) + 1);
  for (const [key, count] of holders)
    rarity.set(key, Math.log(1 + (texts.length - count + 0.5) / (count + 0.5)));
  const scoreOf = (key: string, { of, length }: Counts): number => {
    const count = of.get(key) ?? 0;
    if (count === 0) return 0;
    const norm = SATURATION * (1 - LENGTH_DISCOUNT + (LENGTH_DISCOUNT * length) / Math.max(1, mean));
    return (rarity.get(key)! * count * (SATURATION + 1)) / (count + norm);
  };
  return counted.map((counts) => {
    let score = 0;
    for (const term of asked) {
      // A word that is there as it was asked counts for itself and for its parts.
      if (term.word !== '') score += scoreOf(wordKey(term), counts);
      let parts = 0;
      for (const gram of term.grams) parts += scoreOf(gramKey(gram), counts);
      if (term.grams.length > 0) score += parts / term.grams.length;
    }
    return score;
  });
}

function countTerms(text: string, wanted: ReadonlySet<string>): Counts {
  const of = new Map<string, number>();
  let length = 0;
  for (const term of termsOf(text)) {
    length += term.word === '' ? term.grams.length : 1;
    for (const key of keysOf(term)) if (wanted.has(key)) of.set(key, (of.get(key) ?? 0) + 1);
  }
  return { of, length };
}

function keysOf(term: Term): readonly string[] {
  const grams = term.grams.map(gramKey);
  return term.word === '' ? grams : [wordKey(term), ...grams];
}

function wordKey({ word }: Term): string {
  return `w${word}`;
}

function gramKey(gram: string): string {
  return `g${gram}`;
}
