import { byteCodes, stringCodes } from '../../features/text-stream/codes.ts';
import type { SourceRange } from '../../selection/selection.ts';
import { chooseRegions, rangesOf } from './choose-regions.ts';
import { countMarkup } from './count-markup.ts';
import { countScripts } from './count-scripts.ts';
import type { LineCounts } from './line-counts.ts';
import { DANA_DEFAULTS, type DanaOptions, MARKUP_DEFAULTS, withDefaults } from './options.ts';

/** What to count: non-ASCII against ASCII, text against markup, or the latter with hyperlinks neutralised. */
export type DanaCount = 'dana' | 'danag' | 'addanag';

/** The density of a page, line by line: figures 2 (`N`, `A`) and 3 (`diff`) of the paper. */
export interface DanaCurve {
  /** Non-ASCII characters, or characters of text. */
  readonly N: Int32Array;
  /** ASCII characters, or characters of markup. */
  readonly A: Int32Array;
  /** `N - A` over a line and its neighbours. */
  readonly diff: Int32Array;
  /** Runs of lines `[start, end)` above zero, and whether they were chosen. */
  readonly regions: readonly { readonly start: number; readonly end: number; readonly isChosen: boolean }[];
}

/** Counts the lines of a decoded source. */
export function countLines(source: string, count: DanaCount, options: DanaOptions): LineCounts {
  if (count === 'dana') return countScripts(stringCodes(source), options);
  return countMarkup(source, count === 'addanag' ? 'bare' : 'full', options);
}

/**
 * The main content by DANA as ranges of the source: UTF-16 offsets for a string, byte offsets for UTF-8 bytes. Works on
 * pages in non-Latin scripts and finds nothing on others.
 */
export function danaRanges(source: string | Uint8Array, options: Partial<DanaOptions> = {}): SourceRange[] {
  const filled = withDefaults(options, DANA_DEFAULTS);
  const codes = typeof source === 'string' ? stringCodes(source) : byteCodes(source);
  const lines = countScripts(codes, filled);
  return rangesOf(lines, chooseRegions(lines, filled), filled.fillGaps);
}

/** The density curve of a page, for drawing. */
export function danaCurve(
  source: string,
  options: Partial<DanaOptions> & { readonly count?: DanaCount } = {},
): DanaCurve {
  const { count = 'dana' } = options;
  const filled = withDefaults(options, count === 'dana' ? DANA_DEFAULTS : MARKUP_DEFAULTS);
  const lines = countLines(source, count, filled);
  const { diff, regions, first, last } = chooseRegions(lines, filled);
  return {
    N: lines.content,
    A: lines.code,
    diff,
    regions: regions.map(({ start, end }, index) => {
      return { start, end, isChosen: index >= first && index <= last };
    }),
  };
}
