import { sourceOf } from '../../features/text-stream/page-source.ts';
import { scanSource } from '../../features/text-stream/scan.ts';
import { TokenKind, tokenStream } from '../../features/text-stream/tokens.ts';
import type { WordCut } from '../../features/text-stream/words.ts';
import type { Page } from '../../page/page.ts';
import { keptRanges } from '../../selection/kept-ranges.ts';
import { rangeSelection } from '../../selection/range-selection.ts';
import type { Selection, SourceRange } from '../../selection/selection.ts';
import { type BlurRule, keptContent } from './blurred-content.ts';
import { visitCharacters } from './characters.ts';

/** Content code blurring over characters. */
export function selectCharacters(
  page: Page,
  method: string,
  skipAnchors: boolean,
  rule: BlurRule,
): Selection {
  const source = sourceOf(page, method);
  const runs = scanSource(source);
  const values = new Uint8Array(source.length);
  let size = 0;
  visitCharacters(source, runs, skipAnchors, (_start, _end, isContent) => {
    values[size++] = isContent ? 1 : 0;
  });
  const kept = keptContent(values.subarray(0, size), rule);
  const found = keptRanges();
  let place = 0;
  visitCharacters(source, runs, skipAnchors, (start, end, isContent) => {
    if (kept[place++] === 1) found.keep(start, end);
    else if (isContent) found.drop();
  });
  return selectionOf(found.ranges, size, 'characters');
}

/** Content code blurring over words and tags. */
export function selectTokens(page: Page, method: string, words: WordCut, rule: BlurRule): Selection {
  const source = sourceOf(page, method);
  const { size, kind, start, end } = tokenStream(source, scanSource(source), { words });
  const values = Uint8Array.from(kind, (one) => (one === TokenKind.word ? 1 : 0));
  const kept = keptContent(values, rule);
  const found = keptRanges();
  for (let token = 0; token < size; token++) {
    if (kept[token] === 1) found.keep(start[token]!, end[token]!);
    else if (values[token] === 1) found.drop();
  }
  return selectionOf(found.ranges, size, 'words and tags');
}

function selectionOf(ranges: readonly SourceRange[], size: number, unit: string): Selection {
  return rangeSelection(
    ranges,
    `${ranges.length} stretches of text stay above the threshold in a blur over ${size} ${unit}.`,
    'Nowhere on the page is enough text in one place.',
  );
}
