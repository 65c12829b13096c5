import { isFullName } from '../names/lines.ts';
import type { Candidate, Findings, MetadataSource } from './candidate.ts';
import { firstBySource, pickAll } from './merge.ts';
import { isShown, PARTS, type People } from './people.ts';

/**
 * All names of the first source that has any. The name of the site or of a company is a poor byline, so a source that
 * names somebody wins, whatever its rank; so does a full name that readers see where programs state an account.
 */
export function pickNames({ byline }: Findings, people: People): string[] {
  const persons = byline.filter(({ value }) => people.isPerson(value));
  const first = firstBySource(persons, 'byline');
  if (first === null) return pickAll(byline, 'byline');
  const source = sourceOf(first.source, persons, people);
  // An agency beside a reporter is a part of the byline, the site is not.
  return byline
    .filter((one) => one.source === source && !people.isSite(one.value))
    .map(({ value }) => withoutSite(value, people));
}

/** What programs state, unless nobody reads it and readers see a full name. */
function sourceOf(first: MetadataSource, persons: readonly Candidate[], people: People): MetadataSource {
  if (persons.some((one) => one.source === first && !people.isWeak(one))) return first;
  const shown = persons.filter((one) => isShown(one) && isFullName(one.value));
  return firstBySource(shown, 'byline')?.source ?? first;
}

function withoutSite(name: string, people: People): string {
  const parts = name.split(PARTS);
  if (parts.length !== 2) return name;
  const own = parts.filter((part) => !people.isSite(part));
  return own.length === 1 ? own[0]! : name;
}
