import type { NodeContext } from '../node-context.ts';
import type { BlockTable } from './block-table.ts';

/** Blocks in the same place of the same kind of container, taken together. */
export interface LookAlikes {
  /** The class of every block. */
  readonly ofBlock: Int32Array;
  readonly count: Int32Array;
  readonly width: Float32Array;
  readonly linkWidth: Float32Array;
  readonly stops: Int32Array;
  /** How often the text of each block occurs on the page. */
  readonly sameText: Int32Array;
  /** 1 if the block's text occurs for the first time. */
  readonly isFirst: Uint8Array;
}

/** Groups blocks by signature, and counts equal texts. */
export function lookAlikes(blocks: BlockTable, context: NodeContext): LookAlikes {
  const classes = new Map<number, number>();
  const ofBlock = new Int32Array(blocks.count);
  const count = new Int32Array(blocks.count);
  const width = new Float32Array(blocks.count);
  const linkWidth = new Float32Array(blocks.count);
  const stops = new Int32Array(blocks.count);
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
  }
  const { sameText, isFirst } = equalTexts(blocks);
  return { ofBlock, count, width, linkWidth, stops, sameText, isFirst };
}

function equalTexts({ count, textHash }: BlockTable): Pick<LookAlikes, 'sameText' | 'isFirst'> {
  const firsts = new Map<number, number>();
  const firstOf = new Int32Array(count);
  const sameText = new Int32Array(count);
  const isFirst = new Uint8Array(count);
  for (let block = 0; block < count; block++) {
    const first = firsts.get(textHash[block]!);
    if (first === undefined) {
      firsts.set(textHash[block]!, block);
      isFirst[block] = 1;
    }
    firstOf[block] = first ?? block;
    sameText[firstOf[block]!]!++;
  }
  // Every block takes the count of the first block with its text, which comes before it.
  for (let block = 0; block < count; block++) sameText[block] = sameText[firstOf[block]!]!;
  return { sameText, isFirst };
}
