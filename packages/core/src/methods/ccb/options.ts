import type { MethodOptions, MethodParameter } from '../method.ts';
import type { BlurRule } from './blurred-content.ts';

/** Work grows with the radius; nobody blurs wider than this. */
const MAX_RADIUS = 1024;

/** What `fovea methods` lists for a variant with that radius. */
export function ccbParameters(radius: number, unit: string, threshold: number): readonly MethodParameter[] {
  return [
    { name: 'radius', default: radius, about: `How many ${unit} to each side the blur reaches.` },
    {
      name: 'sigma',
      default: 0,
      about: 'Standard deviation of the Gaussian; 0 stands for half the radius.',
    },
    {
      name: 'threshold',
      default: threshold,
      about: 'Content is kept where the blurred value is above this.',
    },
  ];
}

/** Options that `resolveParameters` has checked, as the rule they make. */
export function blurRule(options: MethodOptions): BlurRule {
  const { radius: given, sigma, threshold } = options as unknown as BlurRule;
  const radius = Math.min(Math.max(0, Math.floor(given)), MAX_RADIUS);
  return { radius, threshold, sigma: sigma > 0 ? sigma : radius / 2 };
}
