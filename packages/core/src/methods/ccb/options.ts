import type { WordCut } from '../../features/text-stream/words.ts';
import type { ParameterTable } from '../parameters.ts';
import type { BlurRule } from './blurred-content.ts';

/** Largest radius, because work grows with it. @cap */
const MAX_RADIUS = 1024;

/** The parameters of a blur over words and tags. */
export interface TokenBlurOptions extends BlurRule {
  readonly words: WordCut;
}

/** The parameters of a variant with that radius. */
export function blurTable(radius: number, unit: string, threshold: number): ParameterTable<BlurRule> {
  return {
    radius: { default: radius, about: `How many ${unit} to each side the blur reaches.` },
    sigma: { default: 0, about: 'Standard deviation of the Gaussian; 0 means half the radius.' },
    threshold: { default: threshold, about: 'Content is kept where the blurred value is above this.' },
  };
}

/** The rule for checked options. */
export function blurRule({ radius: given, sigma, threshold }: BlurRule): BlurRule {
  const radius = Math.min(Math.max(0, Math.floor(given)), MAX_RADIUS);
  return { radius, threshold, sigma: sigma > 0 ? sigma : radius / 2 };
}
