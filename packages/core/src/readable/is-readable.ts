import { openInput, type PageInput } from '../input/page-input.ts';
import type { BareOption } from '../option-tables/option.ts';
import { resolveTable } from '../option-tables/resolve-table.ts';
import type { ParseOptions, ResolvedParseOptions } from '../page/parse-options.ts';
import { PARSE_OPTIONS } from '../page/parse-table.ts';
import { ParagraphScore, type ReadableBounds } from './paragraph-score.ts';
import { scoreDocument } from './score-document.ts';
import { scoreSnapshot, scoreTree } from './score-rows.ts';
import { scoreSource } from './score-source.ts';

/** When a page counts as readable. */
export interface ReadableOptions extends ParseOptions {
  /** Fewest words of a paragraph that counts. @default 20 */
  readonly minWords?: number;
  /**
   * Sum over the paragraphs of the square root of the words beyond `minWords`.
   * @default 8
   */
  readonly minScore?: number;
}

/**
 * Words instead of characters, so that the thresholds hold in every script: at seven characters per word, 20 words are
 * Readability's 140 characters and 8 is its score of 20.
 * @source Readability 0.6: 140 characters and a score of 20.
 */
const OPTIONS: readonly BareOption[] = [
  ...PARSE_OPTIONS,
  {
    name: 'minWords',
    kind: 'number',
    default: 20,
    least: 0,
  },
  {
    name: 'minScore',
    kind: 'number',
    default: 8,
    least: 0,
  },
];

/** Both bounds and how to read the page, checked. */
interface Bounds extends ResolvedParseOptions, ReadableBounds {}

/** A quick look at whether a page has running text worth reading: one pass, no method, no tree, stops at enough. */
export function isReadable(input: PageInput, options: ReadableOptions = {}): boolean {
  const bounds = resolveTable<Bounds>(OPTIONS, options);
  const { maxChars, maxNodes } = bounds.limits;
  const score = new ParagraphScore(bounds);
  const opened = openInput(input, bounds.charset);
  if (opened.kind === 'source') scoreSource(opened.source.text.slice(0, maxChars), score, maxNodes);
  else if (opened.kind === 'document') scoreDocument(opened.document, score, maxNodes);
  else if (opened.kind === 'snapshot') scoreSnapshot(opened.snapshot, score, maxNodes);
  else scoreTree(opened.page.tree, score, maxNodes);
  return score.isEnough;
}
