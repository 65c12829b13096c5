import type { Around, Placed } from './assemble.ts';
import type { Line } from './text-line.ts';

/** A part of a line that is too long for one piece. */
export interface LinePart {
  readonly line: Line;
  readonly from: number;
  readonly to: number;
}

/** The smallest piece that is kept whole: a paragraph, an item, a row, a block of code, or a part of one that is too long. */
export interface Unit extends Placed {
  /** Level of a heading of the outline; 0 for everything else. */
  readonly level: number;
  /** Tokens that it adds to a text. */
  readonly cost: number;
  /** Present for a part of a line. */
  readonly part?: LinePart;
  /** Whether the part had to give up its links, because their addresses are too long. */
  readonly isPlain?: boolean;
}

/** Units as one list of parts: parts of one line that follow each other are joined again. */
export function joinedParts(units: readonly Unit[]): readonly Placed[] {
  const parts: Placed[] = [];
  let open: { around: Around | null; number?: number; part: LinePart } | null = null;
  const close = (): void => {
    if (open === null) return;
    const { around, number, part } = open;
    parts.push(withNumber({ around, nodes: part.line.slice(part.from, part.to) }, number));
    open = null;
  };
  for (const unit of units) {
    const { part } = unit;
    const last = open as { part: LinePart } | null;
    if (
      part !== undefined &&
      unit.isPlain !== true &&
      last?.part.line === part.line &&
      last.part.to === part.from
    )
      last.part = { ...part, from: last.part.from };
    else {
      close();
      if (part === undefined || unit.isPlain === true) parts.push(unit);
      else open = withNumber({ around: unit.around, part }, unit.number);
    }
  }
  close();
  return parts;
}

function withNumber<Value extends object>(
  value: Value,
  number: number | undefined,
): Value & { number?: number } {
  return number === undefined ? value : { ...value, number };
}
