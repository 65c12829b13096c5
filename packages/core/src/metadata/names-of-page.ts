import { NOT_IN_LINE } from '../hidden/unread-tags.ts';
import { isFullName } from '../names/lines.ts';
import { textOf } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { NodeKind } from '../page/tree.ts';
import { fold } from '../plain-text/fold.ts';
import type { Candidate, Findings, MetadataSource } from './candidate.ts';
import { firstBySource, pickAll } from './merge.ts';
import { isShown, PARTS, type People } from './people.ts';

/**
 * All names of the first source that has any. The name of the site or of a company is a poor byline, so a source that
 * names somebody wins, whatever its rank; so does a full name that readers see where programs state an account.
 */
export function pickNames({ byline }: Findings, people: People, page: Page): string[] {
  const persons = byline.filter(({ value }) => people.isPerson(value));
  const first = firstBySource(persons, 'byline');
  if (first === null) return siteOrCompany(byline, people, page);
  const source = sourceOf(first.source, persons, people);
  // An agency beside a reporter is a part of the byline, the site is not.
  return byline
    .filter((one) => one.source === source && !people.isSite(one.value))
    .map(({ value }) => withoutSite(value, people));
}

/**
 * The name of the site or of a company where nobody else is named. The site's, if one source alone states it and no reader
 * sees it, is the default of a program: of seven such answers on pages with gold six were wrong.
 */
function siteOrCompany(byline: readonly Candidate[], people: People, page: Page): string[] {
  const names = pickAll(byline, 'byline');
  const [first] = byline;
  const isDefault =
    first !== undefined &&
    names.length === byline.length &&
    !isShown(first) &&
    people.isSite(first.value) &&
    !isOnPage(page, fold(first.value));
  return isDefault ? [] : names;
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

/** Whether readers see a folded text somewhere on a page. */
function isOnPage(page: Page, folded: string): boolean {
  const { end, kind, size, tag } = page.tree;
  for (let node = 0; node < size; node++) {
    if (NOT_IN_LINE[tag[node]!] === 1) node = end[node]! - 1;
    else if (kind[node] === NodeKind.text && fold(textOf(page, node)).includes(folded)) return true;
  }
  return false;
}
