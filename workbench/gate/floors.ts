import { PARALLEL_DATASET } from '../parallel/parallel-pages.ts';
import type { Ceiling } from './ceilings.ts';

/** The format of `floors.json`. */
export const FLOORS_FORM = 'fovea-gate-2';

/** Accuracy that must not be lost. */
export interface Floor {
  readonly method: string;
  /** A dataset, or `mean` for the mean over the datasets by the same metric. */
  readonly dataset: string;
  readonly metric: string;
  readonly floor: number;
  /** What was measured when the floor was set. */
  readonly measured: number;
}

/** A floor that was lowered, and why. */
export interface Concession {
  readonly date: string;
  readonly reason: string;
  readonly what: readonly string[];
}

/** Pages by dataset: a digest of the id, and a digest of the page with its gold. No content. */
export type PinnedSample = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The committed file. */
export interface Floors {
  readonly form: typeof FLOORS_FORM;
  readonly sample: PinnedSample;
  /** Digest of the pages in many languages, which are always all measured. */
  readonly parallel: string;
  readonly floors: readonly Floor[];
  readonly ceilings: readonly Ceiling[];
  readonly concessions: readonly Concession[];
}

/** A measured value of the gate. */
export type Measured = Omit<Floor, 'floor' | 'measured'> & { readonly value: number };

/**
 * How far below the measured value a floor is set. With ten to forty pages, one page is worth a hundredth; the mean over
 * all datasets is steadier.
 */
const SLACK = 0.01;
const SLACK_OF_MEAN = 0.003;
/** An element that one language of 26 decides differently counts as much as one on which none agree. */
const SLACK_OF_PARALLEL = 0.02;

/** The metric of pages in many languages that looks only at elements which some language chooses. */
export const CHOSEN_ALIKE = 'chosen-alike';

/** Messages about values below their floors; none if all is well. A floor without a measurement is skipped. */
export function belowFloors(floors: readonly Floor[], measured: readonly Measured[]): string[] {
  return floors.flatMap((floor) => {
    const now = measured.find((one) => keyOf(one) === keyOf(floor));
    if (now === undefined || now.value >= floor.floor) return [];
    return [`${keyOf(floor)}: ${now.value.toFixed(4)} is below its floor ${floor.floor.toFixed(4)}`];
  });
}

/** New floors: never lower than before, except with `mayLower`. `lowered` lists those that would be or were. */
export function raiseFloors(
  old: readonly Floor[],
  measured: readonly Measured[],
  mayLower: boolean,
): { readonly floors: readonly Floor[]; readonly lowered: readonly string[] } {
  const lowered = belowFloors(old, measured);
  const floors = measured.map(({ value, ...what }) => {
    const before = old.find((floor) => keyOf(floor) === keyOf(what));
    const wanted = downward(value - slackOf(what));
    const isLowered = mayLower && before !== undefined && value < before.floor;
    const floor = before === undefined || isLowered ? wanted : Math.max(before.floor, wanted);
    return { ...what, floor, measured: downward(value) };
  });
  return { floors, lowered };
}

function slackOf({ dataset, metric }: Pick<Measured, 'dataset' | 'metric'>): number {
  if (dataset === PARALLEL_DATASET && metric !== CHOSEN_ALIKE) return SLACK_OF_PARALLEL;
  return dataset === 'mean' ? SLACK_OF_MEAN : SLACK;
}

function keyOf({ method, dataset, metric }: Omit<Measured, 'value'>): string {
  return `${method} on ${dataset} by ${metric}`;
}

/** Four decimals, never rounded up: a floor must hold for the value it was made from. */
function downward(value: number): number {
  return Math.max(0, Math.floor(value * 10_000) / 10_000);
}
