import type { Scores } from '../../metrics/metric.ts';
import type { SweptConstant } from '../constants/read-constants.ts';
import type { Measure } from '../measures/measure.ts';

/** The effects of the values of one constant. */
export interface ConstantSweep {
  readonly constant: SweptConstant;
  readonly chosen: string;
  /** Cases that asked for it. */
  readonly asked: number;
  readonly variants: readonly SweptVariant[];
}

/** The effect of one value. */
export interface SweptVariant {
  readonly label: string;
  /** New scores by case. */
  readonly changed: ReadonlyMap<number, Scores>;
}

/** A measure with all its constants. */
export interface MeasureSweep {
  readonly measure: Measure;
  /** Scores of the cases with the original values. */
  readonly baseline: readonly Scores[];
  readonly constants: readonly ConstantSweep[];
}
