import type { ContentElement } from '../content/content-tree.ts';
import { elementsOf } from '../content/content-walk.ts';
import { countWords } from '../language/count.ts';
import { plainPhrases } from '../output/plain-phrases.ts';
import { fold } from '../plain-text/fold.ts';
import type { EmptyReason } from '../selection/selection.ts';
import type { Warning } from '../warnings.ts';
import { assemble } from './assemble.ts';
import { scoreTexts } from './bm25.ts';
import { isInWord } from './cut-points.ts';
import { findUnits } from './find-units.ts';
import { headingsOf, isNote, outlineOf, type Section } from './outline.ts';
import { costOf } from './pack.ts';
import type { ContentSection } from './section-entry.ts';
import { OBJECT } from './text-line.ts';
import type { TokenCounter } from './token-counter.ts';
import { joinedParts, type Unit } from './unit.ts';

/** Which part of the content the caller wants. */
export interface Wanted {
  /** The number of a section, or its heading. */
  readonly section: string | null;
  /** Words that the wanted sections are about. */
  readonly query: string | null;
  readonly maxTokens: number | null;
}

/** The wanted part of the content. */
export interface Narrowed {
  readonly content: ContentElement;
  readonly warnings: readonly Warning[];
  readonly empty?: EmptyReason;
}

/** Keeps only the wanted part of the content: a section, the sections that match a query, and as much as the budget allows. */
export function narrowContent(content: ContentElement, wanted: Wanted, counter: TokenCounter): Narrowed {
  const { section, query } = wanted;
  const maxTokens = wanted.maxTokens ?? Number.POSITIVE_INFINITY;
  if (section === null && query === null && maxTokens === Number.POSITIVE_INFINITY)
    return { content, warnings: [] };
  const units = findUnits(content, counter, maxTokens);
  const chosen = section === null ? units : sectionUnits(units, section);
  if (chosen === null) return nothing(`No section has the number or the heading «${shortened(section!)}».`);
  const matching = query === null ? chosen : matchingUnits(chosen, query, maxTokens);
  if (matching.length === 0 && chosen.length > 0) return nothing(`Nothing matches «${shortened(query!)}».`);
  const kept = withinBudget(matching.filter(isReadable), maxTokens);
  if (kept.length === 0 && matching.length > 0) return nothing(`Nothing fits into ${maxTokens} tokens.`);
  const isWhole = kept.length === units.length;
  const notes = isWhole ? kept : withNotes(kept, units, maxTokens);
  return {
    content: isWhole ? content : assemble(joinedParts(notes)),
    warnings: kept.length < matching.length ? [cutWarning(matching.length - kept.length, maxTokens)] : [],
  };
}

/** The sections of content in order, each before its subsections. */
export function sectionsOf(content: ContentElement, counter: TokenCounter): readonly ContentSection[] {
  const units = findUnits(content, counter, Number.POSITIVE_INFINITY);
  const words = new Float64Array(units.length + 1);
  for (const [at, unit] of units.entries()) {
    // A line above a post is not part of the text.
    const isHead = unit.around?.element.attributes.has('data-post') === true;
    words[at + 1] = words[at]! + (isHead ? 0 : countWords(textOf(unit)));
  }
  const [page, ...sections] = outlineOf(units);
  const intro = { ...page!, end: page!.bodyEnd, cost: costOf(units.slice(0, page!.bodyEnd)) };
  const listed = page!.bodyEnd > 0 ? [intro, ...sections] : sections;
  return listed.map((section) => {
    const heading = section.level === 0 ? undefined : units[section.start]!.nodes[0];
    return {
      id: section.id,
      level: section.level,
      headings: headingsOf(section),
      nodeId: heading === undefined || heading.node === 0 ? null : heading.node,
      tokens: Math.ceil(section.cost),
      words: words[section.end]! - words[section.start]!,
    };
  });
}

function nothing(message: string): Narrowed {
  return { content: assemble([]), warnings: [], empty: { code: 'no-match', message } };
}

/** Characters of a wish that a message repeats. @cap */
const MAX_SHOWN = 80;

function shortened(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

function cutWarning(count: number, maxTokens: number): Warning {
  const message = `The content has more than ${maxTokens} tokens: the rest is left out`;
  return { code: 'content-cut', message, count };
}

const NUMBER = /^\d+$/u;

/** The units of a section, by its number, its heading, or the beginning of its heading. */
function sectionUnits(units: readonly Unit[], wanted: string): readonly Unit[] | null {
  const [page, ...sections] = outlineOf(units);
  if (NUMBER.test(wanted.trim())) {
    const number = Number(wanted);
    if (number === 0) return page!.bodyEnd > 0 ? units.slice(0, page!.bodyEnd) : null;
    const section = sections[number - 1];
    if (section !== undefined) return units.slice(section.start, section.end);
  }
  const folded = fold(wanted);
  if (folded === '') return null;
  const found =
    sections.find(({ heading }) => fold(heading) === folded) ??
    sections.find(({ heading }) => fold(heading).includes(folded));
  return found === undefined ? null : units.slice(found.start, found.end);
}

/** A section that matches less than half as well as the best one is left out. @cap */
const MIN_SHARE_OF_BEST = 0.5;

/** The units of the sections that match a query best, with the headings above them. */
function matchingUnits(units: readonly Unit[], query: string, maxTokens: number): readonly Unit[] {
  const sections = outlineOf(units);
  const texts = sections.map((section) => {
    const above = headingsOf(section).map((heading) => heading.slice(0, MAX_HEADING));
    return [...above, ...units.slice(section.start, section.bodyEnd).map(textOf)].join(' ');
  });
  const scores = scoreTexts(texts, query);
  const ranked = sections.map((_, at) => at).sort((a, b) => scores[b]! - scores[a]! || a - b);
  const best = scores[ranked[0] ?? 0] ?? 0;
  const isKept = new Uint8Array(units.length);
  // The best section is kept in any case; the budget cuts it.
  let room = Number.POSITIVE_INFINITY;
  for (const at of ranked) {
    if (best === 0 || scores[at]! < best * MIN_SHARE_OF_BEST) break;
    const cost = keep(sections[at]!, units, isKept, room);
    room = Math.min(room, maxTokens) - cost;
  }
  return units.filter((_, at) => isKept[at] === 1);
}

/** Characters of the headings above a section that count for it: it must not grow with every subsection. @cap */
const MAX_HEADING = 200;

/** Marks the text of a section and the headings above it, if they fit; returns their tokens. */
function keep(section: Section, units: readonly Unit[], isKept: Uint8Array, room: number): number {
  const wanted: number[] = [];
  for (let at = section.start; at < section.bodyEnd; at++) if (isKept[at] === 0) wanted.push(at);
  for (let above = section.parent; above !== null && above.level > 0; above = above.parent)
    if (isKept[above.start] === 0) wanted.push(above.start);
  const cost = wanted.reduce((sum, at) => sum + units[at]!.cost, 0);
  if (cost > room) return 0;
  for (const at of wanted) isKept[at] = 1;
  return cost;
}

/** Of a picture or a formula that is too long, only what stands for it was left: no words of the page. */
function isReadable({ part, isPlain }: Unit): boolean {
  return isPlain !== true || part!.line.text.slice(part!.from, part!.to).trim() !== OBJECT;
}

/** The first units that fit; no heading is left at the end without its text, and no word without its end. */
function withinBudget(units: readonly Unit[], maxTokens: number): readonly Unit[] {
  let end = 0;
  let cost = 0;
  while (end < units.length) {
    cost += units[end]!.cost;
    if (cost > maxTokens + 1) break;
    end++;
  }
  if (end === units.length) return units;
  while (end > 0 && ((end > 1 && units[end - 1]!.level > 0) || endsInWord(units[end - 1]!))) end--;
  return units.slice(0, end);
}

function endsInWord({ part }: Unit): boolean {
  return part !== undefined && isInWord(part.line.text, part.to);
}

/** Adds the notes that the kept units refer to, if they fit. */
function withNotes(kept: readonly Unit[], units: readonly Unit[], maxTokens: number): readonly Unit[] {
  const known = new Set(kept);
  const numbers = new Set<string>();
  for (const { nodes } of kept) {
    for (const node of nodes) {
      if (node.kind === 'element')
        for (const { attributes } of elementsOf(node)) numbers.add(attributes.get('data-note-ref') ?? '');
    }
  }
  numbers.delete('');
  let room = maxTokens - costOf(kept);
  const notes = units.filter((unit) => {
    const [node] = unit.nodes;
    const number = node?.kind === 'element' ? (node.attributes.get('data-note') ?? '') : '';
    if (known.has(unit) || !isNote(unit) || !numbers.has(number) || unit.cost > room) return false;
    room -= unit.cost;
    return true;
  });
  return [...kept, ...notes];
}

function textOf({ nodes }: Unit): string {
  return plainPhrases(nodes);
}
