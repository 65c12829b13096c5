import { pieceText } from 'fovea-html';
import { Kind, UNIT_CLASS } from '../../language/characters.ts';
import { textContent } from '../../page/access.ts';
import { headOf } from '../../page/landmarks.ts';
import type { Page } from '../../page/page.ts';
import { Tag } from '../../page/tags.ts';
import { NO_NODE, NodeKind } from '../../page/tree.ts';
import type { BlockTable } from './block-table.ts';
import { bucket } from './hash.ts';

/** How much a block and the page's title have in common, by pairs of neighbouring letters: works in every script. */
export interface TitleOverlap {
  /** Share of the block's pairs that the title has. */
  readonly ofBlock: Float32Array;
  /** Share of the title's pairs that the block has. */
  readonly ofTitle: Float32Array;
}

/** Longer blocks are not titles. */
const MAX_WIDTH = 300;
/** A longer title is cut. */
const MAX_TITLE = 400;
const BITS = 12;

/** Compares every short block with the title. */
export function titleOverlap(page: Page, blocks: BlockTable): TitleOverlap {
  const ofBlock = new Float32Array(blocks.count);
  const ofTitle = new Float32Array(blocks.count);
  const inTitle = new Uint8Array(1 << BITS);
  readPairs(titleOf(page), (pair) => {
    inTitle[pair] = 1;
  });
  const total = inTitle.reduce((sum, bit) => sum + bit, 0);
  if (total === 0) return { ofBlock, ofTitle };
  for (let block = 0; block < blocks.count; block++) {
    if (blocks.width[block]! > MAX_WIDTH || blocks.items[block]! > 1) continue;
    let all = 0;
    let common = 0;
    readPairs(blockText(page, blocks, block), (pair) => {
      all++;
      common += inTitle[pair]!;
    });
    ofBlock[block] = all === 0 ? 0 : common / all;
    ofTitle[block] = Math.min(1, common / total);
  }
  return { ofBlock, ofTitle };
}

function titleOf(page: Page): string {
  const { tree } = page;
  const head = headOf(tree);
  if (head === NO_NODE) return '';
  for (let id = tree.firstChild[head]!; id !== NO_NODE; id = tree.nextSibling[id]!) {
    if (tree.tag[id] === Tag.title) return textContent(page, id).slice(0, MAX_TITLE);
  }
  return '';
}

function blockText({ tree }: Page, blocks: BlockTable, block: number): string {
  let text = '';
  for (let id = blocks.first[block]!; id <= blocks.last[block]!; id++) {
    if (tree.kind[id] !== NodeKind.text) continue;
    for (let piece = tree.pieceStart[id]!; piece < tree.pieceStart[id + 1]!; piece++)
      text += pieceText(tree, piece);
    if (text.length > 2 * MAX_WIDTH) break;
  }
  return text;
}

/** Calls back with the number of each pair of letters that follow each other, case folded for Latin. */
function readPairs(text: string, found: (pair: number) => void): void {
  let previous = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    const kind = UNIT_CLASS[unit]! & 7;
    if (kind === Kind.mark) continue;
    if (kind !== Kind.letter && kind !== Kind.digit) {
      previous = 0;
      continue;
    }
    const letter = unit >= 0x41 && unit <= 0x5a ? unit + 0x20 : unit;
    if (previous !== 0) found(bucket((previous << 16) | letter, BITS));
    previous = letter;
  }
}
