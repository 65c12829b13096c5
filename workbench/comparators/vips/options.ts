import type { MethodParameter } from 'fovea';

/** The parameters of VIPS, typed. */
export interface VipsOptions {
  readonly permitted: number;
}

/**
 * What `fovea methods` would list; the README says how the default was chosen.
 * @sweep README.md, on half of spider-layout
 */
export const VIPS_PARAMETERS: readonly MethodParameter[] = [
  {
    name: 'permitted',
    default: 6,
    about: 'The permitted degree of coherence, 1 to 10: parts below it are divided, parts above it are not.',
  },
];
