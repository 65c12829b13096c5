import { fold } from '../../plain-text/fold.ts';
import type { Candidate, Findings } from '../candidate.ts';
import { firstBySource } from '../merge.ts';
import { comparable, similarity } from './similarity.ts';
import { splitTitle, type TitleParts } from './title-parts.ts';

/**
 * A heading that shares this much with another title is the page's. Sweep over 2,321 pages with a known
 * title (WCXB, trafilatura evaluation, postlight), right ones at 0.3, 0.4, 0.5, 0.6: 1891, 1889, 1893, 1883.
 * @sweep same-title
 */
const SAME_TITLE = 0.4;

/** A title with its form for comparisons. */
interface FoldedTitle extends Candidate {
  readonly folded: string;
}

/**
 * Chooses the title and takes off the site's name, which the other titles and the known names give away. `known` are the
 * first titles as `fold` writes them.
 */
export function chooseTitle(
  { title }: Findings,
  known: readonly string[],
  sites: ReadonlySet<string>,
): string | null {
  const titles = title.map(({ value, source }, at) => ({ value, source, folded: known[at] ?? fold(value) }));
  const heading = confirmedHeading(titles, sites);
  const chosen = heading === null ? mostTrusted(titles, sites) : withoutKicker(heading, titles);
  if (chosen === null || chosen.source === 'heading') return chosen?.value ?? null;
  const evidence = new Set(titles.map(({ folded }) => folded));
  return withoutSite(chosen.value, evidence, sites, isWindowTitle(chosen, title));
}

/** Whether a title is that of the window, or a copy of it which a program made for another source. */
function isWindowTitle({ source, value }: Candidate, titles: readonly Candidate[]): boolean {
  return source === 'title' || titles.some((other) => other.source === 'title' && other.value === value);
}

/** The heading on the page, where another title says nearly the same: the others are written for machines. */
function confirmedHeading(
  candidates: readonly FoldedTitle[],
  sites: ReadonlySet<string>,
): FoldedTitle | null {
  const heading = candidates.find(({ source }) => source === 'heading');
  if (heading === undefined || sites.has(heading.folded)) return null;
  const others = candidates.filter(({ source }) => source !== 'heading' && source !== 'title');
  const stripped = others.length > 0 ? others : candidates.filter(({ source }) => source === 'title');
  // Most headings are the same as one of them, and nothing needs to be measured.
  const isSame = stripped.some(({ folded }) => folded === heading.folded);
  return isSame || isLikeAny(heading, stripped, sites) ? heading : null;
}

/** Whether a heading is much like one of some titles, or like a part of one that is not the name of the site. */
function isLikeAny(
  heading: FoldedTitle,
  titles: readonly FoldedTitle[],
  sites: ReadonlySet<string>,
): boolean {
  const own = comparable(heading.value);
  for (const { value } of titles) {
    for (const part of [value, ...splitTitle(value, 'spaced').all()]) {
      if (!sites.has(fold(part)) && similarity(comparable(part), own) >= SAME_TITLE) return true;
    }
  }
  return false;
}

/** A heading often begins with a word above the title (`Opinion`, a place, a series); the other titles do without. */
function withoutKicker(heading: FoldedTitle, candidates: readonly FoldedTitle[]): FoldedTitle {
  const whole = heading.folded;
  const isEnd = ({ source, folded: end }: FoldedTitle): boolean =>
    source !== 'title' &&
    end.length >= whole.length * MIN_TITLE_SHARE &&
    end !== whole &&
    whole.endsWith(end);
  return candidates.find(isEnd) ?? heading;
}

/** Less of a heading than this is not the title in it. @sweep title-in-heading */
const MIN_TITLE_SHARE = 0.3;

/** The title of the first source that has one, rather not the name of the site. */
function mostTrusted(candidates: readonly FoldedTitle[], sites: ReadonlySet<string>): Candidate | null {
  const better = candidates.filter(({ folded }) => !sites.has(folded));
  return firstBySource(better, 'title') ?? candidates[0] ?? null;
}

/** The parts that another title confirms; else all but the site's names at the ends. */
function withoutSite(
  text: string,
  evidence: ReadonlySet<string>,
  sites: ReadonlySet<string>,
  isWindow: boolean,
): string {
  const spaced = splitTitle(text, 'spaced');
  const known = knownTitle(spaced, evidence, sites) ?? knownTitle(splitTitle(text, 'any'), evidence, sites);
  if (known !== null) return known;
  return isWindow && spaced.count > 1 ? longerSide(spaced) : text;
}

function knownTitle(
  parts: TitleParts,
  evidence: ReadonlySet<string>,
  sites: ReadonlySet<string>,
): string | null {
  if (parts.count < 2) return null;
  return confirmedSpan(parts, evidence, sites) ?? trimSites(parts, sites);
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

function trimSites(parts: TitleParts, sites: ReadonlySet<string>): string | null {
  let first = 0;
  let last = parts.count - 1;
  while (last > first && sites.has(fold(parts.span(last, last)))) last--;
  while (first < last && sites.has(fold(parts.span(first, first)))) first++;
  return first === 0 && last === parts.count - 1 ? null : parts.span(first, last);
}

/**
 * With nothing to go by, the names of site and section are short; the title is at least this much longer.
 * @sweep longer-title-part
 */
const CLEARLY_LONGER = 2;

/** The part that is much longer than any other; else all but a short part at one end. */
function longerSide(parts: TitleParts): string {
  const last = parts.count - 1;
  const lengthOf = (text: string): number => fold(text).length;
  const [longest, second] = parts.all().sort((a, b) => lengthOf(b) - lengthOf(a));
  if (lengthOf(longest!) >= CLEARLY_LONGER * lengthOf(second!)) return longest!;
  const head = parts.span(0, last - 1);
  if (lengthOf(head) >= CLEARLY_LONGER * lengthOf(parts.span(last, last))) return head;
  const tail = parts.span(1, last);
  if (lengthOf(tail) >= CLEARLY_LONGER * lengthOf(parts.span(0, 0))) return tail;
  return parts.span(0, last);
}

/** What the window title has before or after the title itself, where that is one part: the site's name. */
export function siteInWindowTitle(findings: Findings, title: string): string | null {
  const window = findings.title.find(({ source }) => source === 'title');
  const parts = splitTitle(window?.value ?? '', 'spaced');
  const last = parts.count - 1;
  if (last < 1) return null;
  const own = fold(title);
  if (fold(parts.span(0, last - 1)) === own) return parts.span(last, last);
  return fold(parts.span(1, last)) === own ? parts.span(0, 0) : null;
}
