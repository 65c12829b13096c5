import type { BlockTable } from './block-table.ts';
import type { NodeContext } from './node-context.ts';

/** Blocks that stand in the same place of the same kind of container, taken together. */
export interface LookAlikes {
  /** The class of every block. */
  readonly ofBlock: Int32Array;
  readonly count: Int32Array;
  readonly width: Float32Array;
  readonly linkWidth: Float32Array;
  readonly stops: Int32Array;
  /** How often the text of each block is on the page. */
  readonly sameText: Int32Array;
  /** 1 where the text of the block has not been on the page before. */
  readonly isFirst: Uint8Array;
}

/** Groups blocks by signature, and counts equal texts. */
export function lookAlikes(blocks: BlockTable, context: NodeContext): LookAlikes {
  const classes = new Map<number, number>();
  const texts = new Map<number, number>();
  const ofBlock = new Int32Array(blocks.count);
  const count = new Int32Array(blocks.count);
  const width = new Float32Array(blocks.count);
  const linkWidth = new Float32Array(blocks.count);
  const stops = new Int32Array(blocks.count);
  const isFirst = new Uint8Array(blocks.count);
  for (let block = 0; block < blocks.count; block++) {
    const signature = context.signature[blocks.container[block]!]!;
    let index = classes.get(signature);
    if (index === undefined) {
      index = classes.size;
      classes.set(signature, index);
    }
    ofBlock[block] = index;
    count[index]!++;
    width[index]! += blocks.width[block]!;
    linkWidth[index]! += blocks.linkWidth[block]!;
    stops[index]! += blocks.stops[block]!;
    const text = blocks.textHash[block]!;
    const before = texts.get(text) ?? 0;
    if (before === 0) isFirst[block] = 1;
    texts.set(text, before + 1);
  }
  const sameText = new Int32Array(blocks.count);
  for (let block = 0; block < blocks.count; block++) sameText[block] = texts.get(blocks.textHash[block]!)!;
  return { ofBlock, count, width, linkWidth, stops, sameText, isFirst };
}
