import { fold } from '../../plain-text/fold.ts';
import type { Candidate, MetadataSource } from '../candidate.ts';

/** A source that names this many works lists teasers. @sweep title-list */
const MIN_LIST = 3;

/** The sources that name several works, so that none of them, or only the first, is the page's. */
export function listingSources(titles: readonly Candidate[]): ReadonlySet<MetadataSource> {
  const works = new Map<MetadataSource, Set<string>>();
  for (const { source, value } of titles) {
    works.set(source, (works.get(source) ?? new Set()).add(fold(value)));
  }
  return new Set([...works].filter(([, named]) => named.size >= MIN_LIST).map(([source]) => source));
}

/** The titles without those that sources of several works name after the first. */
export function firstOfLists<Title extends Candidate>(titles: readonly Title[]): readonly Title[] {
  const lists = listingSources(titles);
  if (lists.size === 0) return titles;
  return titles.filter(
    (title) => !lists.has(title.source) || title === titles.find(({ source }) => source === title.source),
  );
}
