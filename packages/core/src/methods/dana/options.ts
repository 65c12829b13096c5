import type { MethodOptions, MethodParameter } from '../method.ts';

/** What a character weighs: 1, or the bytes it takes in UTF-8. */
export type CountUnit = 'char' | 'byte';

/** How the family cuts, counts and joins lines; see the README for where each default comes from. */
export interface DanaOptions {
  /** Lines that may lie between two regions of the content. */
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

/** The options of `dana`, which is for some pages only. */
export interface DanaMethodOptions extends DanaOptions {
  readonly fallback: 'danag' | 'none';
  /** Non-ASCII characters that the chosen lines must have. */
  readonly minChars: number;
}

/** What the options are when nothing else is said. */
export const DANA_DEFAULTS: DanaOptions = {
  gap: 20,
  autoGap: false,
  lineLength: 80,
  unit: 'char',
  stripScripts: true,
  fillGaps: false,
};

/** What `fovea methods` lists for the whole family. */
export const DANA_PARAMETERS: readonly MethodParameter[] = [
  {
    name: 'gap',
    default: DANA_DEFAULTS.gap,
    about: 'Lines that may lie between two regions of the content; 160 suits encyclopedias.',
  },
  {
    name: 'autoGap',
    default: DANA_DEFAULTS.autoGap,
    about: 'Find the gap by clustering those of the page instead.',
  },
  {
    name: 'lineLength',
    default: DANA_DEFAULTS.lineLength,
    about: 'Characters in a line, white space collapsed.',
  },
  {
    name: 'unit',
    default: DANA_DEFAULTS.unit,
    about: 'What a character weighs: one, or its bytes in UTF-8.',
    choices: ['char', 'byte'],
  },
  {
    name: 'stripScripts',
    default: DANA_DEFAULTS.stripScripts,
    about: 'Leave scripts, styles and comments out of the lines; the paper does not.',
  },
  {
    name: 'fillGaps',
    default: DANA_DEFAULTS.fillGaps,
    about: 'Take the lines between two chosen regions too.',
  },
];

/** What `fovea methods` lists for `dana` besides. */
export const DANA_ONLY_PARAMETERS: readonly MethodParameter[] = [
  {
    name: 'fallback',
    default: 'danag',
    about: 'What to do on a page in a Latin script: go on with danag, or report it as unsupported.',
    choices: ['danag', 'none'],
  },
  {
    name: 'minChars',
    default: 80,
    about: 'Non-ASCII characters that the content must have; fewer may be a menu of languages.',
  },
];

/** Options that `resolveParameters` has checked, as their type, brought into range. */
export function danaOptions(options: MethodOptions): DanaMethodOptions {
  const checked = options as unknown as DanaMethodOptions;
  return { ...checked, lineLength: wholeLength(checked.lineLength) };
}

/** Options for the functions, each with its default. */
export function withDefaults(options: Partial<DanaOptions>): DanaOptions {
  const filled = { ...DANA_DEFAULTS, ...options };
  return { ...filled, lineLength: wholeLength(filled.lineLength) };
}

/** A line has at least one character, or there would be no end of lines. */
function wholeLength(length: number): number {
  return Math.max(1, Math.floor(length));
}
