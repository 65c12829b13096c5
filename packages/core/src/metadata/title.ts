import type { Candidate, Findings } from './candidate.ts';
import { PRECEDENCE } from './merge.ts';
import { fold } from './plain-text.ts';

/**
 * Signs that part a title from the name of its site. Those in the first group do so anywhere, the
 * others only between spaces: inside words they are spelling (`e-mail`, `24/7`).
 */
const SEPARATOR = /\s?[|｜丨¦»«›‹·•_]+\s?|\s(?:[-–—―－~:：/\\>＞<]|::|--|—-)+\s|\s?[–—―]{2,}\s?/gu;

/** More parts than this are a list of keywords, not a title with a name at its ends. */
const MAX_PARTS = 12;

interface Parts {
  readonly text: string;
  /** Start and end of each part in `text`. */
  readonly bounds: readonly (readonly [start: number, end: number])[];
}

/** A page's title without the name of the site, and that name where the window title showed it. */
export interface ChosenTitle {
  readonly title: Candidate | null;
  readonly siteName: string | null;
}

/** Chooses the title and takes off the site's name, which the other titles and the known names give away. */
export function chooseTitle(findings: Findings, siteNames: readonly string[]): ChosenTitle {
  const chosen = firstBySource(findings.title);
  if (chosen === null) return { title: null, siteName: null };
  const sites = new Set(siteNames.map(fold).filter((name) => name !== ''));
  const evidence = new Set(findings.title.map(({ value }) => fold(value)));
  const value = withoutSite(chosen.value, evidence, sites, chosen.source === 'title');
  return { title: { value, source: chosen.source }, siteName: remainder(findings, value) };
}

function firstBySource(candidates: readonly Candidate[]): Candidate | null {
  for (const source of PRECEDENCE.title) {
    const candidate = candidates.find((one) => one.source === source);
    if (candidate !== undefined) return candidate;
  }
  return null;
}

/** The span of parts that another title confirms; else all but the site's names at the ends. */
export function withoutSite(
  text: string,
  evidence: ReadonlySet<string>,
  sites: ReadonlySet<string>,
  isWindowTitle: boolean,
): string {
  const parts = splitTitle(text);
  const count = parts.bounds.length;
  if (count < 2 || count > MAX_PARTS) return text;
  const confirmed = confirmedSpan(parts, evidence, sites);
  if (confirmed !== null) return confirmed;
  let first = 0;
  let last = count - 1;
  while (last > first && sites.has(fold(span(parts, last, last)))) last--;
  while (first < last && sites.has(fold(span(parts, first, first)))) first++;
  if (isWindowTitle && first === 0 && last === count - 1) return longerSide(parts);
  return span(parts, first, last);
}

/** The longest proper run of parts that is a title elsewhere on the page. */
function confirmedSpan(
  parts: Parts,
  evidence: ReadonlySet<string>,
  sites: ReadonlySet<string>,
): string | null {
  const count = parts.bounds.length;
  for (let length = count - 1; length >= 1; length--) {
    for (let first = 0; first + length <= count; first++) {
      const text = span(parts, first, first + length - 1);
      const folded = fold(text);
      if (evidence.has(folded) && !sites.has(folded)) return text;
    }
  }
  return null;
}

/** With nothing to go by, a site's name is the short part at one end; the title is at least this much longer. */
const CLEARLY_LONGER = 2;

function longerSide(parts: Parts): string {
  const last = parts.bounds.length - 1;
  const head = span(parts, 0, last - 1);
  const tail = span(parts, 1, last);
  const lengthOf = (index: number): number => fold(span(parts, index, index)).length;
  if (fold(head).length >= CLEARLY_LONGER * lengthOf(last)) return head;
  if (fold(tail).length >= CLEARLY_LONGER * lengthOf(0)) return tail;
  return parts.text;
}

/** What the window title has after (or before) the title itself, where that is one part: the site's name. */
function remainder(findings: Findings, title: string): string | null {
  const window = findings.title.find(({ source }) => source === 'title');
  if (window === undefined) return null;
  const parts = splitTitle(window.value);
  const last = parts.bounds.length - 1;
  if (last < 1 || last >= MAX_PARTS) return null;
  if (fold(span(parts, 0, last - 1)) === fold(title)) return span(parts, last, last);
  if (fold(span(parts, 1, last)) === fold(title)) return span(parts, 0, 0);
  return null;
}

function splitTitle(text: string): Parts {
  const bounds: [number, number][] = [];
  let start = 0;
  for (const match of text.matchAll(SEPARATOR)) {
    if (match.index > start) bounds.push([start, match.index]);
    start = match.index + match[0].length;
  }
  if (start < text.length) bounds.push([start, text.length]);
  return { text, bounds };
}

function span({ text, bounds }: Parts, first: number, last: number): string {
  return text.slice(bounds[first]![0], bounds[last]![1]).trim();
}
