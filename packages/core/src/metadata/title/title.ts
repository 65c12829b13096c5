import { fold } from '../../plain-text/fold.ts';
import type { Candidate, Findings } from '../candidate.ts';
import { firstBySource } from '../merge.ts';
import type { AddressWords } from './address-words.ts';
import { withoutLists } from './listed-works.ts';
import { comparable, similarity } from './similarity.ts';
import { splitTitle, type TitleParts } from './title-parts.ts';

/**
 * A heading at least this similar to another title is the page's. Sweep over 2,321 pages with a known title (WCXB,
 * trafilatura evaluation, postlight), right ones at 0.3, 0.4, 0.5, 0.6: 1891, 1889, 1893, 1883.
 * @sweep same-title
 */
const MIN_SIMILARITY = 0.4;

/** A title with its form for comparisons. */
interface FoldedTitle extends Candidate {
  readonly folded: string;
}

/**
 * Chooses the title and strips the site's name, which the other titles and the known names give away. `known` holds the
 * first titles as `fold` writes them.
 */
export function chooseTitle(
  { title }: Findings,
  known: readonly string[],
  sites: ReadonlySet<string>,
  address: AddressWords,
): string | null {
  const titles = title.map(({ value, source }, at) => ({ value, source, folded: known[at] ?? fold(value) }));
  const heading = confirmedHeading(titles, sites, address);
  const other = heading === null ? null : otherEnd(heading, titles, address);
  if (other !== null) return other;
  const chosen = heading === null ? mostTrusted(titles, sites) : withoutKicker(heading, titles);
  if (chosen === null) return null;
  if (chosen.source === 'heading')
    return trimSites(splitTitle(chosen.value, 'spaced'), sites) ?? chosen.value;
  const evidence = new Set(titles.map(({ folded }) => folded));
  const whole = withoutSite(chosen.value, evidence, sites, address);
  return whole ?? (isWindowTitle(chosen, title) ? likelyPart(chosen.value, address) : chosen.value);
}

/** Whether a title was written for machines, and for this one work. */
function isOtherTitle({ source }: Candidate): boolean {
  return source !== 'heading' && source !== 'title';
}

/** Whether a title is the window title, or a copy of it that a program made for another source. */
function isWindowTitle({ source, value }: Candidate, titles: readonly Candidate[]): boolean {
  return source === 'title' || titles.some((other) => other.source === 'title' && other.value === value);
}

/**
 * The heading on the page, if another title or the address says nearly the same: the heading is written for people, the
 * others for machines.
 */
function confirmedHeading(
  candidates: readonly FoldedTitle[],
  sites: ReadonlySet<string>,
  address: AddressWords,
): FoldedTitle | null {
  const heading = candidates.find(({ source }) => source === 'heading');
  if (heading === undefined || sites.has(heading.folded)) return null;
  const others = candidates.filter(isOtherTitle);
  // Most headings equal one of them, so nothing needs to be measured.
  if (others.some(({ folded }) => folded === heading.folded)) return heading;
  const windows = candidates.filter(({ source }) => source === 'title');
  if (address.isNamedBy(heading.value) || windows.some((title) => coversMostOf(heading, title)))
    return heading;
  // A word of the title that the address spells is the name of a section or a list.
  const isShort = candidates.some((title) => isShorter(heading, title) && address.isNamedBy(title.value));
  return !isShort && isLikeAny(heading, others.length > 0 ? others : windows, sites) ? heading : null;
}

/** Whether a heading has half of a title or less. */
function isShorter(heading: FoldedTitle, title: FoldedTitle): boolean {
  return 2 * heading.folded.length <= title.folded.length;
}

/**
 * The rest of the window title where the heading is only one end of it and the address names the rest: then the heading
 * is the name of the site. A title made for machines that says the same as the heading outweighs the address.
 */
function otherEnd(
  heading: FoldedTitle,
  titles: readonly FoldedTitle[],
  address: AddressWords,
): string | null {
  const parts = windowParts(titles);
  const last = parts.count - 1;
  if (last < 1 || address.isNamedBy(heading.value)) return null;
  if (titles.some((title) => isOtherTitle(title) && title.folded === heading.folded)) return null;
  const isAt = (part: number): boolean => fold(parts.span(part, part)) === heading.folded;
  const rest = isAt(0) ? parts.span(1, last) : isAt(last) ? parts.span(0, last - 1) : '';
  return address.isNamedBy(rest) ? rest : null;
}

/** The parts of the window title. */
function windowParts(titles: readonly Candidate[]): TitleParts {
  return splitTitle(titles.find(({ source }) => source === 'title')?.value ?? '', 'spaced');
}

/** Whether a heading is the larger part of the window title, or the whole of it. */
function coversMostOf({ folded }: FoldedTitle, window: FoldedTitle): boolean {
  if (2 * folded.length < window.folded.length) return false;
  return splitTitle(window.value, 'spaced')
    .all()
    .some((part) => fold(part) === folded);
}

/** Whether a heading is similar to one of the titles, or to a part of one that is not the site's name. */
function isLikeAny(
  heading: FoldedTitle,
  titles: readonly FoldedTitle[],
  sites: ReadonlySet<string>,
): boolean {
  const own = comparable(heading.value);
  for (const { value } of titles) {
    for (const part of [value, ...splitTitle(value, 'spaced').all()]) {
      if (!sites.has(fold(part)) && similarity(comparable(part), own) >= MIN_SIMILARITY) return true;
    }
  }
  return false;
}

/**
 * Drops the kicker (`Opinion`, a place, a series) that a heading often begins with, unless more sources have it than
 * lack it.
 */
function withoutKicker(heading: FoldedTitle, candidates: readonly FoldedTitle[]): FoldedTitle {
  const whole = heading.folded;
  const others = withoutLists(candidates).filter(isOtherTitle);
  const isEnd = ({ folded: end }: FoldedTitle): boolean =>
    end.length >= whole.length * MIN_TITLE_SHARE && end !== whole && whole.endsWith(end);
  const end = others.find(isEnd);
  if (end === undefined) return heading;
  return countSources(end.folded, others) < countSources(whole, others) ? heading : end;
}

/** How many sources say a title; cards of Twitter repeat what Open Graph says. */
function countSources(text: string, titles: readonly FoldedTitle[]): number {
  const saying = titles.filter(({ folded }) => folded === text);
  return new Set(saying.map(({ source }) => (source === 'twitter' ? 'open-graph' : source))).size;
}

/** Smallest share of a heading that can be the title in it. @sweep title-in-heading */
const MIN_TITLE_SHARE = 0.3;

/** The title of the first source that has one, preferably not the site's name. */
function mostTrusted(candidates: readonly FoldedTitle[], sites: ReadonlySet<string>): Candidate | null {
  const better = withoutLists(candidates).filter(({ folded }) => !sites.has(folded));
  return firstBySource(better, 'title') ?? candidates[0] ?? null;
}

/**
 * The parts that another title confirms, otherwise all but the site's names at either end. A front page is about the site,
 * so a name that only a possible separator follows is a part of its title (`Bridges: all you need to know`).
 */
function withoutSite(
  text: string,
  evidence: ReadonlySet<string>,
  sites: ReadonlySet<string>,
  { isFront }: AddressWords,
): string | null {
  const spaced = splitTitle(text, 'spaced');
  const any = splitTitle(text, 'any');
  return (
    confirmedSpan(spaced, evidence, sites) ??
    trimSites(spaced, sites) ??
    confirmedSpan(any, evidence, sites) ??
    trimSites(any, sites, !isFront)
  );
}

/** The part of a window title that the address names, otherwise the one that is longer. */
function likelyPart(text: string, address: AddressWords): string {
  const parts = splitTitle(text, 'spaced');
  if (parts.count < 2) return text;
  const named = parts.all().filter((part) => address.isNamedBy(part));
  return named.length === 1 ? named[0]! : longerSide(parts);
}

/** The longest proper run of parts that is a title elsewhere on the page. */
function confirmedSpan(
  parts: TitleParts,
  evidence: ReadonlySet<string>,
  sites: ReadonlySet<string>,
): string | null {
  for (let length = parts.count - 1; length >= 1; length--) {
    for (let first = 0; first + length <= parts.count; first++) {
      const text = parts.span(first, first + length - 1);
      const folded = fold(text);
      if (evidence.has(folded) && !sites.has(folded)) return text;
    }
  }
  return null;
}

/** All but the site's names at the end, and at the beginning if they `lead`. */
function trimSites(parts: TitleParts, sites: ReadonlySet<string>, lead = true): string | null {
  let first = 0;
  let last = parts.count - 1;
  while (last > first && sites.has(fold(parts.span(last, last)))) last--;
  while (lead && first < last && sites.has(fold(parts.span(first, first)))) first++;
  return first === 0 && last === parts.count - 1 ? null : parts.span(first, last);
}

/**
 * Without other evidence, the title is the part at least this many times longer than the site's and section's names.
 * @sweep longer-title-part
 */
const MIN_LENGTH_RATIO = 2;

/** The part that is much longer than any other, otherwise all but a short part at one end. */
function longerSide(parts: TitleParts): string {
  const last = parts.count - 1;
  const lengthOf = (text: string): number => fold(text).length;
  const [longest, second] = parts.all().sort((a, b) => lengthOf(b) - lengthOf(a));
  if (lengthOf(longest!) >= MIN_LENGTH_RATIO * lengthOf(second!)) return longest!;
  const head = parts.span(0, last - 1);
  if (lengthOf(head) >= MIN_LENGTH_RATIO * lengthOf(parts.span(last, last))) return head;
  const tail = parts.span(1, last);
  if (lengthOf(tail) >= MIN_LENGTH_RATIO * lengthOf(parts.span(0, 0))) return tail;
  return parts.span(0, last);
}

/** The site's name: the single part that the window title has before or after the title itself. */
export function siteInWindowTitle(findings: Findings, title: string): string | null {
  const parts = windowParts(findings.title);
  const last = parts.count - 1;
  if (last < 1) return null;
  const own = fold(title);
  if (fold(parts.span(0, last - 1)) === own) return parts.span(last, last);
  return fold(parts.span(1, last)) === own ? parts.span(0, 0) : null;
}
