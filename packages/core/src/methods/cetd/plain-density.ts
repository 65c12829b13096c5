import type { DensityKind } from './page-densities.ts';

/** Text density: characters per tag, `C/T`, whether they are in links or not. */
export const plainDensity: DensityKind = ({ chars, tags }) => ({
  densityOf: (node) => chars[node]! / (tags[node]! || 1),
  textTerm: (length) => length,
});
