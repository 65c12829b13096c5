import { BOLD } from '../elements/element-kinds.ts';
import { type Around, needsHead } from './assemble.ts';
import type { ChunkSize } from './chunk-size.ts';
import { headingsOf, notesStart, type Section } from './outline.ts';
import type { Unit } from './unit.ts';

/** The units of a chunk. */
export interface Pack {
  readonly headings: readonly string[];
  readonly units: readonly Unit[];
  /** How many of the first units repeat the chunk before. */
  readonly repeated: number;
}

/** Cuts a unit into smaller ones. */
export type SplitUnit = (unit: Unit, limit: number) => readonly Unit[];

/** Least tokens that a part after a heading may have. @cap */
const MIN_PART = 16;

/** A section shorter than this share of a chunk shares one with its neighbour. @cap */
const SMALL_SHARE = 4;

/** Distributes units over chunks: a section with its subsections stays whole if it fits; otherwise its text is packed. */
export function packUnits(
  units: readonly Unit[],
  sections: readonly Section[],
  size: ChunkSize,
  split: SplitUnit,
): readonly Pack[] {
  const packer = new Packer(units, size, split);
  for (let at = 0; at < sections.length; ) {
    const section = sections[at]!;
    if (packer.fits(section)) {
      packer.addWhole(section);
      at = nextAfter(sections, at);
    } else {
      packer.addBody(section);
      at++;
    }
  }
  const notes = notesStart(units);
  if (!packer.isDone && notes < units.length) packer.addRest(notes);
  packer.flush();
  return packer.packs;
}

function nextAfter(sections: readonly Section[], at: number): number {
  const { end } = sections[at]!;
  let next = at + 1;
  while (next < sections.length && sections[next]!.start < end) next++;
  return next;
}

class Packer {
  readonly packs: Pack[] = [];
  readonly #units: readonly Unit[];
  readonly #size: ChunkSize;
  /** Whether the whole page is in one chunk. */
  isDone = false;
  /** Headings without text of their own go with what follows. */
  #carried: Unit[] = [];
  /** A short section that waits for its neighbour, with its cost. */
  #waiting: { section: Section; units: Unit[]; cost: number } | null = null;

  readonly #split: SplitUnit;

  constructor(units: readonly Unit[], size: ChunkSize, split: SplitUnit) {
    this.#units = units;
    this.#size = size;
    this.#split = split;
  }

  fits(section: Section): boolean {
    return section.cost + costOf(this.#carried) <= this.#size.maxTokens;
  }

  addWhole(section: Section): void {
    this.isDone = section.parent === null;
    const units = [...this.#take(), ...this.#units.slice(section.start, section.end)];
    const cost = costOf(units);
    const waiting = this.#waiting;
    const isNeighbour = waiting !== null && waiting.section.parent === section.parent;
    if (isNeighbour && waiting.cost + cost <= this.#size.maxTokens) {
      waiting.units.push(...units);
      waiting.cost += cost;
      // Together they are a part of what they are both in.
      if (section.parent !== null) waiting.section = { ...section, level: 0, parent: section.parent };
    } else {
      this.flush();
      this.#waiting = { section, units, cost };
    }
    if (this.#waiting!.cost * SMALL_SHARE >= this.#size.maxTokens || section.parent === null) this.flush();
  }

  addBody(section: Section): void {
    this.flush();
    const body = this.#units.slice(section.start, section.bodyEnd);
    if (body.every(({ level }) => level > 0)) this.#carried.push(...body);
    else this.#pack([...this.#take(), ...body], headingsOf(section));
  }

  addRest(start: number): void {
    this.flush();
    this.#pack([...this.#take(), ...this.#units.slice(start)], []);
  }

  /** Ends the chunk that waits for a neighbour. */
  flush(): void {
    if (this.#waiting === null) return;
    const { section, units } = this.#waiting;
    this.#waiting = null;
    const named = section.level === 0 && section.parent !== null ? section.parent : section;
    this.packs.push({ headings: headingsOf(named), units, repeated: 0 });
  }

  #take(): Unit[] {
    const carried = this.#carried;
    this.#carried = [];
    return carried;
  }

  #pack(units: readonly Unit[], headings: readonly string[]): void {
    const { maxTokens } = this.#size;
    let open: Unit[] = [];
    let repeated = 0;
    let cost = 0;
    const waiting = units.toReversed();
    for (let unit = waiting.pop(); unit !== undefined; unit = waiting.pop()) {
      const more = unit.cost + headCost(unit, open.at(-1));
      if (open.length > repeated && cost + more > maxTokens) {
        const room = maxTokens - cost;
        // No heading is left without text: what follows is cut instead.
        const parts = open.every(isTitle) && room >= MIN_PART ? this.#split(unit, room) : [];
        if (parts.length > 1) {
          for (const part of parts.toReversed()) waiting.push(part);
          continue;
        }
        const kept = this.#moved(open, repeated);
        this.packs.push({ headings, units: kept.whole, repeated });
        const again = this.#fitting(kept.repeated, kept.headings, unit);
        open = [...again, ...kept.headings];
        repeated = again.length;
        cost = costOf(open);
        // With headings before it, it may still be too long.
        waiting.push(unit);
        continue;
      }
      cost += unit.cost + headCost(unit, open.at(-1));
      open.push(unit);
    }
    if (open.length > repeated) this.packs.push({ headings, units: open, repeated });
  }

  /** What is repeated must not crowd out what is new. */
  #fitting(repeated: readonly Unit[], headings: readonly Unit[], next: Unit): readonly Unit[] {
    let first = 0;
    while (
      first < repeated.length &&
      costOf([...repeated.slice(first), ...headings, next]) > this.#size.maxTokens
    )
      first++;
    return repeated.slice(first);
  }

  /** Divides full units: headings at the end go on to the next chunk, and the last of the rest are repeated there. */
  #moved(
    open: readonly Unit[],
    repeated: number,
  ): { whole: readonly Unit[]; headings: readonly Unit[]; repeated: readonly Unit[] } {
    let end = open.length;
    while (end > repeated + 1 && isTitle(open[end - 1]!)) end--;
    let start = end;
    let cost = 0;
    while (start > repeated) {
      cost += open[start - 1]!.cost;
      if (cost > this.#size.overlap || isTitle(open[start - 1]!)) break;
      start--;
    }
    return { whole: open.slice(0, end), headings: open.slice(end), repeated: open.slice(start, end) };
  }
}

/** Whether a unit is a heading, or a line in bold, which many pages use as one. */
function isTitle({ level, nodes, part }: Unit): boolean {
  if (level > 0) return true;
  const [line] = nodes;
  if (nodes.length > 1 || part !== undefined || line?.kind !== 'element' || line.tag !== 'p') return false;
  return line.children.every((child) => child.kind === 'element' && BOLD.has(child.tag));
}

/** Tokens of units together. */
export function costOf(units: readonly Unit[]): number {
  let cost = 0;
  for (const [at, unit] of units.entries()) cost += unit.cost + headCost(unit, units[at - 1]);
  return cost;
}

/** Tokens of the header that a row of a table brings along if the unit before it is not in the same table. */
function headCost(unit: Unit, before: Unit | undefined): number {
  const table = tableOf(unit.around);
  if (table?.head === undefined || !needsHead(unit, table.head.row)) return 0;
  return before !== undefined && tableOf(before.around) === table ? 0 : table.head.cost;
}

function tableOf(around: Around | null): Around | null {
  let at = around;
  while (at !== null && at.element.tag !== 'table') at = at.outer;
  return at;
}
