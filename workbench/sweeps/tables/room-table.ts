import type { ConstantSweep, MeasureSweep, SweptVariant } from '../work/measure-sweep.ts';
import { compare } from './compare.ts';
import type { RoomSection } from './room-document.ts';

const DIGITS = 4;
const METHOD_ROOM = /^methods\/([^/]+)\//u;
const ROOM = /^([^/]+)\//u;

/** The room of a constant: a stage, or a method. */
export function roomOf(file: string): string {
  return (METHOD_ROOM.exec(file) ?? ROOM.exec(file))?.[1] ?? 'core';
}

/** The values of some constants, each with what it did. */
export function roomSection(
  { measure, baseline }: MeasureSweep,
  constants: readonly ConstantSweep[],
): RoomSection {
  return {
    title: `${measure.about}, on ${baseline.length} ${measure.unit}`,
    head: ['constant', 'value', ...measure.columns, 'asked', 'changed', ''],
    rows: constants.flatMap((swept) => rowsOf(swept, measure, baseline)),
  };
}

function rowsOf(
  { constant, chosen, asked, variants }: ConstantSweep,
  measure: MeasureSweep['measure'],
  baseline: MeasureSweep['baseline'],
): string[][] {
  const row = (label: string, variant: SweptVariant, remark: string): string[] => [
    constant.id,
    label,
    ...measure.columns.map((key) => compare(baseline, variant.changed, key)?.mean.toFixed(DIGITS) ?? '–'),
    String(asked),
    String(variant.changed.size),
    remark,
  ];
  const asIs: SweptVariant = { label: chosen, changed: new Map() };
  const better = variants.filter((variant) => isBetter(variant, measure, baseline));
  const rows = variants.map((variant) => ({
    size: sizeOf(variant.label),
    cells: row(variant.label, variant, better.includes(variant) ? 'better' : ''),
  }));
  const remark =
    better.length > 0 ? 'chosen, open' : variants.every(isSilent) ? 'chosen, no case tells' : 'chosen';
  return [...rows, { size: sizeOf(chosen), cells: row(chosen, asIs, remark) }]
    .toSorted((a, b) => a.size - b.size)
    .map(({ cells }) => cells);
}

/** True if it is better by one of the deciding scores, and worse by none. */
function isBetter(
  { changed }: SweptVariant,
  { deciding }: MeasureSweep['measure'],
  baseline: MeasureSweep['baseline'],
): boolean {
  const compared = deciding.map((key) => compare(baseline, changed, key));
  return compared.some((one) => one?.isBetter) && !compared.some((one) => one?.isWorse);
}

function isSilent({ changed }: SweptVariant): boolean {
  return changed.size === 0;
}

const NOT_SIZE = /^×| #.*$/gu;

/** The sort key of the rows of a constant: the number, or the factor. */
function sizeOf(label: string): number {
  return Number(label.replace(NOT_SIZE, ''));
}
