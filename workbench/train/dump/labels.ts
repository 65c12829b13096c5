import type { PageFeatures } from '@fovea/internal';
import type { Page } from 'fovea';
import { NodeKind, textOf } from 'fovea/page';
import type { Sample } from '../../datasets/sample.ts';
import { align } from '../../metrics/alignment/align.ts';
import { UniqueSubstrings } from '../../metrics/alignment/anchors.ts';
import { alignable, maskedText } from '../../metrics/alignment/masked-text.ts';
import { collapseSpace, commonCount, mixedTokens, tokenCounts } from '../../metrics/text/tokens.ts';

/** The labels of the blocks of a page: how much of each is content, 0 to 254, or `UNKNOWN`. */
export type Labels = Uint8Array;

/** The gold does not say. */
export const UNKNOWN = 255;
const FULL = 254;

/** What labels are for: runs of text, each from one node to another. */
export interface Labelled {
  readonly blocks: Pick<PageFeatures['blocks'], 'count' | 'first' | 'last'>;
}

/** Labels from any gold of the sample; `null` if it has none to learn from. */
export function labelsOf(sample: Sample, page: Page, features: Labelled): Labels | null {
  if (sample.gold_text.trim() !== '') {
    const labels = labelsFromText(sample.gold_text, page, features);
    // Gold that is only a part of the content says nothing about the rest.
    return sample.gold_partial ? labels.map((label) => (label > FULL / 2 ? label : UNKNOWN)) : labels;
  }
  return sample.snippets ? labelsFromSnippets(sample.snippets, page, features) : null;
}

/**
 * Labels from gold text, in the way that suits the page: by alignment, which respects order and is exact on articles; by
 * containment, which finds content that the gold has in another order; or by either. The one whose blocks recover most of
 * the gold wins.
 */
function labelsFromText(gold: string, page: Page, features: Labelled): Labels {
  const { blocks } = features;
  const texts = Array.from({ length: blocks.count }, (_, i) =>
    mixedTokens(blockText(page, blocks.first[i]!, blocks.last[i]!).toLowerCase()),
  );
  const aligned = labelsByAlignment(gold, page, features);
  const contained = labelsByContainment(gold, texts);
  const either = aligned.map((label, i) => Math.max(label, contained[i]!));
  const goldCounts = tokenCounts(mixedTokens(gold.toLowerCase()));
  const scores = [aligned, either, contained].map((labels) => overlap(goldCounts, texts, labels));
  return [aligned, either, contained][scores.indexOf(Math.max(...scores))]!;
}

/** F1 of the words of the blocks that are mostly content. */
function overlap(gold: ReadonlyMap<string, number>, texts: readonly string[][], labels: Labels): number {
  const chosen = texts.filter((_, i) => labels[i]! > FULL / 2).flat();
  const total = chosen.length + [...gold.values()].reduce((sum, count) => sum + count, 0);
  return total === 0 ? 0 : (2 * commonCount(gold, tokenCounts(chosen))) / total;
}

/** Words in a row that make it likely that a text was taken from another. */
const SHINGLE = 4;

/** The share of each block's shingles that the gold has; short blocks count if they are a line of it. */
function labelsByContainment(gold: string, texts: readonly string[][]): Labels {
  const tokens = mixedTokens(gold.toLowerCase());
  const shingles = new Set<string>();
  for (let at = 0; at + SHINGLE <= tokens.length; at++)
    shingles.add(tokens.slice(at, at + SHINGLE).join(' '));
  const lines = new Set(gold.split('\n').map((line) => mixedTokens(line.toLowerCase()).join(' ')));
  return Uint8Array.from(texts, (words) => {
    if (words.length < SHINGLE) return lines.has(words.join(' ')) ? FULL : 0;
    let found = 0;
    const all = words.length - SHINGLE + 1;
    for (let at = 0; at < all; at++) if (shingles.has(words.slice(at, at + SHINGLE).join(' '))) found++;
    return Math.round((found / all) * FULL);
  });
}

/** The share of each block that is in the gold text, by alignment. */
function labelsByAlignment(gold: string, page: Page, { blocks }: Labelled): Labels {
  const masked = maskedText(page);
  const { kept } = align(masked.text, alignable(gold), new UniqueSubstrings(masked.text));
  const labels = new Uint8Array(blocks.count);
  let leaf = 0;
  for (let block = 0; block < blocks.count; block++) {
    let found = 0;
    let length = 0;
    while (leaf < masked.leaves.length && masked.leaves[leaf]! < blocks.first[block]!) leaf++;
    for (; leaf < masked.leaves.length && masked.leaves[leaf]! <= blocks.last[block]!; leaf++) {
      for (let at = masked.start[leaf]!; at < masked.start[leaf + 1]! - 1; at++) {
        if (masked.text.charCodeAt(at) === 0x20) continue;
        length++;
        found += kept[at]!;
      }
    }
    labels[block] = length === 0 ? 0 : Math.round((found / length) * FULL);
  }
  return labels;
}

/** Labels the blocks that contain phrases; phrases of content win over forbidden ones. */
function labelsFromSnippets(
  snippets: NonNullable<Sample['snippets']>,
  page: Page,
  features: Labelled,
): Labels {
  const labels = new Uint8Array(features.blocks.count).fill(UNKNOWN);
  const { text, start } = joinedBlocks(page, features);
  const mark = (phrase: string, label: number): void => {
    const wanted = collapseSpace(phrase).trim();
    const at = wanted === '' ? -1 : text.indexOf(wanted);
    if (at < 0) return;
    for (let block = 0; block < features.blocks.count; block++) {
      if (start[block + 1]! > at && start[block]! < at + wanted.length) labels[block] = label;
    }
  };
  for (const phrase of snippets.without) mark(phrase, 0);
  for (const phrase of snippets.with) mark(phrase, FULL);
  return labels;
}

function joinedBlocks(page: Page, { blocks }: Labelled): { text: string; start: Int32Array } {
  const start = new Int32Array(blocks.count + 1);
  let text = '';
  for (let block = 0; block < blocks.count; block++) {
    start[block] = text.length;
    text += `${blockText(page, blocks.first[block]!, blocks.last[block]!)} `;
  }
  start[blocks.count] = text.length;
  return { text, start };
}

/** The text of a block, white space collapsed. */
export function blockText(page: Page, first: number, last: number): string {
  let text = '';
  for (let id = first; id <= last; id++) if (page.tree.kind[id] === NodeKind.text) text += textOf(page, id);
  return collapseSpace(text).trim();
}
