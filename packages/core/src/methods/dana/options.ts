import type { MethodParameter } from '../method.ts';
import { listParameters, type ParameterTable } from '../parameters.ts';

/** The weight of a character: 1, or its bytes in UTF-8. */
export type CountUnit = 'char' | 'byte';

/** How the family cuts, counts and joins lines; see the README for the source of each default. */
export interface DanaOptions {
  /** Most lines between two regions of the content. */
  readonly gap: number;
  /** Clusters the gaps of the page instead of using `gap`. */
  readonly autoGap: boolean;
  /** Characters in a line, white space collapsed. */
  readonly lineLength: number;
  readonly unit: CountUnit;
  /** Leaves scripts, styles and comments out. */
  readonly stripScripts: boolean;
  /** Takes the lines between two chosen regions too. */
  readonly fillGaps: boolean;
}

/** The options of `dana`, which suits only some pages. */
export interface DanaMethodOptions extends DanaOptions {
  readonly fallback: 'danag' | 'none';
  /** Fewest non-ASCII characters in the chosen lines. */
  readonly minChars: number;
}

/**
 * The default options of `dana`.
 * @source Mohammadzadeh et al. 2011, Section V.
 * @sweep dana.gap dana.lineLength dana.unit
 */
export const DANA_DEFAULTS: DanaOptions = {
  gap: 20,
  autoGap: false,
  lineLength: 80,
  // Chosen by sweep, because the paper allows either; see the README.
  unit: 'byte',
  stripScripts: true,
  fillGaps: false,
};

/**
 * The same for `danag` and `addanag`, whose papers do not state the gap: 160 was chosen by sweep, see the README.
 * @sweep danag.gap addanag.gap
 */
export const MARKUP_DEFAULTS: DanaOptions = { ...DANA_DEFAULTS, gap: 160, unit: 'char' };

/** The gap of DANA, which its authors describe `danag` and `addanag` with. */
export const PAPER_GAP: Pick<DanaOptions, 'gap'> = { gap: DANA_DEFAULTS.gap };

/** What `fovea methods` lists for `danag` and `addanag`. */
export const MARKUP_PARAMETERS: readonly MethodParameter[] = listParameters<DanaOptions>(
  tableWith(MARKUP_DEFAULTS),
);

/**
 * What it lists for `dana`.
 * @source Mohammadzadeh et al. 2011.
 */
export const DANA_PARAMETERS: readonly MethodParameter[] = listParameters<DanaMethodOptions>({
  ...tableWith(DANA_DEFAULTS),
  fallback: {
    default: 'danag',
    about: 'What to do on a page in a Latin script: fall back to danag, or report it as unsupported.',
    choices: ['danag', 'none'],
  },
  minChars: {
    default: 80,
    about: 'Fewest non-ASCII characters (or bytes, see unit) in the content; fewer may be a language menu.',
  },
});

function tableWith(defaults: DanaOptions): ParameterTable<DanaOptions> {
  return {
    gap: {
      default: defaults.gap,
      about: 'Lines that may lie between two regions of the content; 160 suits encyclopedias.',
    },
    autoGap: {
      default: defaults.autoGap,
      about: 'Find the gap by clustering the gaps of the page instead.',
    },
    lineLength: {
      default: defaults.lineLength,
      about: 'Characters in a line, white space collapsed.',
    },
    unit: {
      default: defaults.unit,
      about: 'What is counted: characters, or their bytes in UTF-8.',
      choices: ['char', 'byte'],
    },
    stripScripts: {
      default: defaults.stripScripts,
      about: 'Leave scripts, styles and comments out of the lines; the paper does not.',
    },
    fillGaps: {
      default: defaults.fillGaps,
      about: 'Take the lines between two chosen regions too.',
    },
  };
}

/** Checked options, clamped to their range. */
export function danaOptions<Options extends DanaOptions>(options: Options): Options {
  return { ...options, lineLength: wholeLength(options.lineLength) };
}

/** Options for the functions, each with its default. */
export function withDefaults(options: Partial<DanaOptions>, defaults: DanaOptions): DanaOptions {
  const filled = { ...defaults, ...options };
  return { ...filled, lineLength: wholeLength(filled.lineLength) };
}

/** A line has at least one character, or there would be infinitely many lines. */
function wholeLength(length: number): number {
  return Math.max(1, Math.floor(length));
}
