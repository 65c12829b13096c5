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
  /** Its tokens, with its subsections. */
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
    if (beginsSection(unit)) {
      closeTo(unit.level, at);
      const section = newSection(sections.length, open.at(-1)!, unit.level, headingOf(unit), at);
      sections.push(section);
      open.push(section);
    }
    const section = open.at(-1)!;
    section.cost += unit.cost;
    // Notes come after the subsections of the page.
    if (at < notes) section.bodyEnd = at + 1;
  }
  closeTo(1, units.length);
  page.end = units.length;
  return sections;
}

/** Whether a unit is a heading; one that had to be cut counts once, so that the outline is the same at any size. */
function beginsSection({ level, part }: Unit): boolean {
  return level > 0 && (part === undefined || part.from === 0);
}

/** The text of the whole heading, also if the unit is only its first part. */
function headingOf({ nodes, part }: Unit): string {
  return plainPhrases(part === undefined ? nodes : part.line.slice(0, part.line.text.length));
}

function newSection(
  id: number,
  parent: Section | null,
  level: number,
  heading: string,
  start: number,
): Section {
  return { id, level, heading, parent, start, bodyEnd: start, end: start, cost: 0 };
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
