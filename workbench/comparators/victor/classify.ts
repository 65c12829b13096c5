import { bodyOf } from '@fovea/internal';
import type { Page } from 'fovea';
import { NO_NODE, NodeKind } from 'fovea/page';
import { blockColumns } from './block-columns.ts';
import { bestClasses, scoreBlocks, type VictorModel } from './model.ts';
import { pageBlocks, type VictorBlock } from './page-blocks.ts';

/** The class of blocks that are not content; all others are. @source Victor, configuration (`block-classes`). */
const OTHER = 'other';

/** The blocks of a page, and 1 for those that are content. */
export interface JudgedBlocks {
  readonly blocks: readonly VictorBlock[];
  readonly isContent: Uint8Array;
}

/** Judges the blocks of a page. */
export function classify(page: Page, model: VictorModel): JudgedBlocks {
  const body = bodyOf(page.tree);
  const blocks = body === NO_NODE ? [] : pageBlocks(page, body);
  const classes = bestClasses(model, scoreBlocks(model, blockColumns(blocks)));
  const other = model.classes.indexOf(OTHER);
  return { blocks, isContent: classes.map((one) => Number(one !== other)) };
}

/**
 * The texts of the blocks, each once. A text of several lines is content if most of its characters are; images are not judged,
 * because they go with the text around them.
 */
export function judgedTexts(
  { tree }: Page,
  { blocks, isContent }: JudgedBlocks,
): { texts: number[]; isContent: Uint8Array } {
  const balance = new Map<number, number>();
  for (const [i, { node, text }] of blocks.entries()) {
    if (tree.kind[node] !== NodeKind.text) continue;
    balance.set(node, (balance.get(node) ?? 0) + (isContent[i] === 1 ? text.length : -text.length));
  }
  return {
    texts: [...balance.keys()],
    isContent: Uint8Array.from(balance.values(), (sum) => Number(sum > 0)),
  };
}
