import type { ContentElement } from '../content/content-tree.ts';
import { plainPhrases } from '../output/plain-phrases.ts';
import type { Unit } from './unit.ts';

/** A heading and what is below it, up to the next heading of its level; the first section is the whole page. */
export interface Section {
  /** Its position in the outline: 0 for the page, then 1, 2, 3, … in order. */
  readonly id: number;
  readonly level: number;
  readonly heading: string;
  readonly parent: Section | null;
  /** Its units: the heading and its own text end at `bodyEnd`, with its subsections at `end`. */
  readonly start: number;
  bodyEnd: number;
  end: number;
  /** Tokens of its own text, and with its subsections. */
  ownCost: number;
  cost: number;
}

/** The sections of a page in order, each before its subsections. Notes at the end belong to the page. */
export function outlineOf(units: readonly Unit[]): readonly Section[] {
  const notes = notesStart(units);
  const page = newSection(0, null, 0, '', 0);
  const sections = [page];
  const open = [page];
  const closeTo = (level: number, at: number): void => {
    while (open.length > 1 && open.at(-1)!.level >= level) close(open.pop()!, open.at(-1)!, at);
  };
  for (const [at, unit] of units.entries()) {
    if (at === notes) closeTo(1, at);
    if (unit.level > 0) {
      closeTo(unit.level, at);
      const heading = plainPhrases((unit.nodes[0] as ContentElement).children);
      const section = newSection(sections.length, open.at(-1)!, unit.level, heading, at);
      sections.push(section);
      open.push(section);
    }
    const section = open.at(-1)!;
    section.ownCost += unit.cost;
    section.cost += unit.cost;
    // Notes come after the subsections of the page.
    if (at < notes) section.bodyEnd = at + 1;
  }
  closeTo(1, units.length);
  page.end = units.length;
  return sections;
}

function newSection(
  id: number,
  parent: Section | null,
  level: number,
  heading: string,
  start: number,
): Section {
  return { id, level, heading, parent, start, bodyEnd: start, end: start, ownCost: 0, cost: 0 };
}

function close(section: Section, parent: Section, end: number): void {
  section.end = end;
  parent.cost += section.cost;
}

/** Where the notes at the end of a text begin. */
export function notesStart(units: readonly Unit[]): number {
  let start = units.length;
  while (start > 0 && isNote(units[start - 1]!)) start--;
  return start;
}

/** Whether a unit is one of the notes at the end of a text. */
export function isNote({ around, nodes }: Unit): boolean {
  const [node] = nodes;
  if (node?.kind === 'element' && node.attributes.has('data-note')) return true;
  for (let at = around; at !== null; at = at.outer) if (at.element.attributes.has('data-note')) return true;
  return false;
}

/** The headings above a section, outermost first, with its own. */
export function headingsOf(section: Section): readonly string[] {
  const headings: string[] = [];
  for (let at: Section | null = section; at !== null && at.level > 0; at = at.parent)
    headings.push(at.heading);
  return headings.reverse();
}
