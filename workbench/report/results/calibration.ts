import { existsSync, readFileSync } from 'node:fs';
import type { Figure } from '../figures.ts';
import { type ReliabilitySeries, reliabilityPlot } from '../plots/reliability-plot.ts';

/** The output file of `npm run train -- calibration`. */
export const CALIBRATION_FILE = 'out/train/calibration.json';

/** The measurements of the method's confidence. */
export interface Calibration {
  /** Number of pages. */
  readonly pages: number;
  readonly series: readonly ReliabilitySeries[];
}

/** The plot of the confidence of the default method. */
export function calibrationFigure({ pages, series }: Calibration): Figure {
  return {
    id: 'reliability',
    title: 'Confidence',
    caption:
      `Predictions of the default method on ${pages} pages, each by the network that has not seen its site, and outcomes: for blocks ` +
      'the share of their text that is content, for documents their token LCS F1. Perfect calibration is on the dashed line; bars show the distribution of predictions.',
    picture: reliabilityPlot('Predicted against observed', series),
  };
}

/** The figure from a file; none if the file does not exist. */
export function readCalibration(path: string): readonly Figure[] {
  if (!existsSync(path)) return [];
  return [calibrationFigure(JSON.parse(readFileSync(path, 'utf8')) as Calibration)];
}
