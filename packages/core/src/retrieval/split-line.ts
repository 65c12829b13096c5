import type { ContentNode } from '../content/content-tree.ts';
import { middleOf, wholeParts } from './cut-points.ts';
import type { Line } from './text-line.ts';
import type { Unit } from './unit.ts';

/** How to split a line. */
interface SplitRule {
  readonly isCode: boolean;
  /** Maximum number of tokens of a part. */
  readonly limit: number;
  readonly costOf: (nodes: readonly ContentNode[]) => number;
}

/**
 * Splits a line that is too long into its sentences, code into its lines, and what is still too long near its middle: at a
 * line break, a space, or between two letters.
 */
export function splitLine(line: Line, rule: SplitRule): readonly Unit[] {
  const units: Unit[] = [];
  let from = 0;
  for (const end of wholeParts(line.text, rule.isCode)) {
    const open: [from: number, to: number][] = [[from, end]];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const unit = partOf(line, next[0], next[1], rule);
      const middle = unit === null ? middleOf(line.text, next[0], next[1]) : -1;
      if (unit !== null) units.push(unit);
      else if (middle > next[0] && middle < next[1]) open.push([middle, next[1]], [next[0], middle]);
      else units.push(plainPart(line, next[0], next[1], rule));
    }
    from = end;
  }
  return units;
}

/** A part as a unit; `null` if it is too long and cutting it would help. */
function partOf(line: Line, from: number, to: number, rule: SplitRule): Unit | null {
  const nodes = line.slice(from, to);
  const cost = rule.costOf(nodes);
  if (cost <= rule.limit + 1) return { nodes, around: null, level: 0, cost, part: { line, from, to } };
  const plain = plainPart(line, from, to, rule);
  return plain.cost <= rule.limit + 1 ? plain : null;
}

/** A part whose addresses are too long, without them. */
function plainPart(line: Line, from: number, to: number, rule: SplitRule): Unit {
  const nodes = line.plainSlice(from, to);
  const part = { line, from, to };
  return { nodes, around: null, level: 0, cost: rule.costOf(nodes), part, isPlain: true };
}
