import { WORD_CUTS, type WordCut } from '../../features/text-stream/words.ts';
import type { MethodParameter } from '../method.ts';
import { listParameters } from '../parameters.ts';

/** How to read the slope curve; see the README for the source of each default. */
export interface DscOptions {
  /** Tokens in a window. */
  readonly window: number;
  /** Shrinks the window on short pages. */
  readonly adaptiveWindow: boolean;
  /** A window is flat when its slope is below this share of the page's. */
  readonly slopeShare: number;
  /** Windows in a row that begin or end a section. */
  readonly consecutive: number;
  readonly words: WordCut;
}

/**
 * What `fovea methods` lists.
 * @source Pinto et al. 2002, as others describe it.
 * @sweep dsc.window dsc.slopeShare
 */
export const DSC_PARAMETERS: readonly MethodParameter[] = listParameters<DscOptions>({
  // Chosen by sweep: see the README.
  window: { default: 20, about: 'Words and tags in a window; windows overlap by half.' },
  adaptiveWindow: {
    default: true,
    about: 'Shrink the window on pages of fewer than 5,000 words and tags, down to 8 below 200.',
  },
  slopeShare: { default: 0.5, about: "A window is flat below this share of the page's slope." },
  consecutive: { default: 3, about: 'Windows in a row that begin or end a flat section.' },
  words: {
    default: 'script',
    about: 'How words are counted: by script, or as runs between white space.',
    choices: WORD_CUTS,
  },
});

/** Checked options, clamped to their range. */
export function dscOptions(options: DscOptions): DscOptions {
  return {
    ...options,
    window: Math.max(2, Math.floor(options.window)),
    consecutive: Math.max(1, Math.floor(options.consecutive)),
  };
}

/** Windows shrink on short pages, as in a public implementation. @sweep dsc.adaptiveWindow */
const SHORT_PAGE = { tokens: 200, window: 8 };
/** @source A public implementation. */
const LONG_PAGE_TOKENS = 5000;

/** The window for a page; it grows linearly between a short and a long page. */
export function windowFor(tokens: number, { window, adaptiveWindow }: DscOptions): number {
  if (!adaptiveWindow || tokens >= LONG_PAGE_TOKENS) return window;
  const share = Math.max(0, (tokens - SHORT_PAGE.tokens) / (LONG_PAGE_TOKENS - SHORT_PAGE.tokens));
  const smallest = Math.min(SHORT_PAGE.window, window);
  return Math.max(2, Math.round(smallest + share * (window - smallest)));
}
