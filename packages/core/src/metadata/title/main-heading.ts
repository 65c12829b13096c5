import { fold } from '../../plain-text/fold.ts';
import type { Candidate } from '../candidate.ts';
import { splitTitle } from './title-parts.ts';

/** The other titles of a page, in the forms that tell which of its headings they confirm. */
export interface TitleVotes {
  /** How many titles say a folded text, alone or before or after the site's name. */
  readonly saying: ReadonlyMap<string, number>;
  /** All of them, folded. */
  readonly all: string;
  /** The beginnings of the titles, folded: sites put their own name last more often than first. */
  readonly leading: ReadonlySet<string>;
  readonly sites: ReadonlySet<string>;
}

/** Counts what the titles say. */
export function countVotes(titles: readonly Candidate[], sites: ReadonlySet<string>): TitleVotes {
  const saying = new Map<string, number>();
  const leading = new Set<string>();
  for (const { value } of titles) {
    const parts = splitTitle(value, 'spaced');
    for (let last = 0; last < parts.count; last++) leading.add(fold(parts.span(0, last)));
    const said = new Set([value, ...parts.all()].map(fold));
    for (const text of said) saying.set(text, (saying.get(text) ?? 0) + 1);
  }
  return { saying, leading, all: titles.map(({ value }) => fold(value)).join('\n'), sites };
}

/** Weight of the first `<h1>` that nothing confirms; every confirmed heading weighs more. @format */
export const UNCONFIRMED_WEIGHT = 1;
/** Weights that dominate title length: one vote outweighs a title prefix, which outweighs length. Only hostile titles are longer. @cap */
const VOTE = 10_000;
const LEADING = 2_000;

/**
 * How likely a heading is to be the page's: first by the titles that say exactly the same, then by whether it begins one,
 * by its length if it is a part of one of them, and last whether it is an `<h1>` and more than the site's name.
 */
export function weighHeading(text: string, isTop: boolean, votesOf: TitleVotes): number {
  const { saying, leading, all, sites } = votesOf;
  const folded = fold(text);
  if (folded === '') return 0;
  const unconfirmed = isTop ? UNCONFIRMED_WEIGHT : 0;
  if (sites.has(folded)) return unconfirmed / 2;
  const votes = saying.get(folded) ?? 0;
  if (votes > 0) return votes * VOTE + (leading.has(folded) ? LEADING : 0) + folded.length;
  return all.includes(folded) ? folded.length + 1 + UNCONFIRMED_WEIGHT : unconfirmed;
}

/** Whether a heading is only the last part of titles, where sites put their own name. */
export function endsTitle(text: string, { saying, leading }: TitleVotes): boolean {
  const folded = fold(text);
  return saying.has(folded) && !leading.has(folded);
}
