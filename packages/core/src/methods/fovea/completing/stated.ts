import { textOf } from '../../../page/access.ts';
import type { Page } from '../../../page/page.ts';
import { NodeKind } from '../../../page/tree.ts';
import { fold } from '../../../plain-text/fold.ts';
import type { PageFeatures } from '../features/page-features.ts';
import { MAX_TEXT, statedTexts } from './stated-texts.ts';

/** Maximum number of texts joined to match one value of the data: amount, unit, name, remark and the marks between them. @cap */
const MAX_PARTS = 12;
/** A text this long is no coincidence. @source recipe-scrapers */
const MIN_UNIQUE_LENGTH = 24;
/** Blocks from a shorter one to another such text: ingredients come in lists. @source recipe-scrapers */
const MAX_GAP = 4;

/**
 * Marks the blocks that say what the page also states as data, such as the ingredients and steps of a recipe: whoever
 * wrote the data had the content in mind, in any language.
 */
export function statedBlocks(page: Page, { blocks, context }: PageFeatures): Uint8Array {
  const marks = new Uint8Array(blocks.count);
  const stated = statedTexts(page);
  if (stated.size === 0) return marks;
  const lengths = new Uint8Array(MAX_TEXT + 1);
  for (const { length } of stated) lengths[length] = 1;
  const { kind } = page.tree;
  const texts: { readonly letters: string; readonly block: number }[] = [];
  for (let block = 0; block < blocks.count; block++) {
    for (let id = blocks.first[block]!; id <= blocks.last[block]!; id++) {
      if (kind[id] !== NodeKind.text || context.skipped[id] === 1) continue;
      const letters = fold(textOf(page, id).slice(0, 2 * MAX_TEXT));
      if (letters !== '') texts.push({ letters, block });
    }
  }
  const found: { first: number; last: number; isLong: boolean }[] = [];
  for (let at = 0; at < texts.length; at++) {
    const end = runEnd(texts, at, stated, lengths);
    if (end === null) continue;
    const letters = texts.slice(at, end).reduce((sum, text) => sum + text.letters.length, 0);
    found.push({
      first: texts[at]!.block,
      last: texts[end - 1]!.block,
      isLong: letters >= MIN_UNIQUE_LENGTH,
    });
    at = end - 1;
  }
  for (const [at, { first, last, isLong }] of found.entries()) {
    const before = found[at - 1]?.last ?? Number.NEGATIVE_INFINITY;
    const after = found[at + 1]?.first ?? Number.POSITIVE_INFINITY;
    if (isLong || first - before <= MAX_GAP || after - last <= MAX_GAP) marks.fill(1, first, last + 1);
  }
  return marks;
}

/**
 * End index of the longest run of texts from `at` that matches a stated value, or `null`. Only runs as long as some stated value are
 * looked up.
 */
function runEnd(
  texts: readonly { readonly letters: string }[],
  at: number,
  stated: ReadonlySet<string>,
  lengths: Uint8Array,
): number | null {
  let letters = '';
  let end: number | null = null;
  for (let next = at; next < Math.min(texts.length, at + MAX_PARTS); next++) {
    letters += texts[next]!.letters;
    if (letters.length > MAX_TEXT) break;
    if (lengths[letters.length] === 1 && stated.has(letters)) end = next + 1;
  }
  return end;
}
