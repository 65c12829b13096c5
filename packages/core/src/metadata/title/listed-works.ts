import { fold } from '../../plain-text/fold.ts';
import type { Candidate, MetadataSource } from '../candidate.ts';

/** A source that names this many works lists teasers. @sweep title-list */
const MIN_LIST = 3;

/** The sources that name several works, so that none of them is the page's. */
function listingSources(titles: readonly Candidate[]): ReadonlySet<MetadataSource> {
  const works = new Map<MetadataSource, Set<string>>();
  for (const { source, value } of titles) {
    works.set(source, (works.get(source) ?? new Set()).add(fold(value)));
  }
  return new Set([...works].filter(([, named]) => named.size >= MIN_LIST).map(([source]) => source));
}

/** The titles of sources that name one work, or few. */
export function withoutLists<Title extends Candidate>(titles: readonly Title[]): readonly Title[] {
  const lists = listingSources(titles);
  return titles.filter(({ source }) => !lists.has(source));
}
