import { pieceText } from 'fovea-html';
import { Kind, UNIT_CLASS } from '../../../../language/characters.ts';
import { unitAt } from '../../../../language/unit-at.ts';
import { textContent } from '../../../../page/access.ts';
import { headOf } from '../../../../page/landmarks.ts';
import type { Page } from '../../../../page/page.ts';
import { Tag } from '../../../../page/tags.ts';
import { NO_NODE, NodeKind, type PageTree } from '../../../../page/tree.ts';
import { bucket } from '../text-hash.ts';
import type { BlockTable } from './block-table.ts';

/** How much a block and the page's title have in common, by letter bigrams, which work in every script. */
export interface TitleOverlap {
  /** Share of the block's bigrams that the title has. */
  readonly ofBlock: Float32Array;
  /** Share of the title's bigrams that the block has. */
  readonly ofTitle: Float32Array;
}

/** Longer blocks are not titles. @trained */
const MAX_WIDTH = 300;
/** A longer title is cut. @trained */
const MAX_TITLE = 400;
const BITS = 12;

/** Compares every short block with the title. */
export function titleOverlap(page: Page, blocks: BlockTable): TitleOverlap {
  const { tree } = page;
  const ofBlock = new Float32Array(blocks.count);
  const ofTitle = new Float32Array(blocks.count);
  const reader = new PairReader(titleOf(page));
  if (reader.total === 0) return { ofBlock, ofTitle };
  for (let block = 0; block < blocks.count; block++) {
    if (blocks.width[block]! > MAX_WIDTH || blocks.items[block]! > 1) continue;
    reader.reset();
    readBlock(tree, blocks, block, reader);
    ofBlock[block] = reader.all === 0 ? 0 : reader.common / reader.all;
    ofTitle[block] = Math.min(1, reader.common / reader.total);
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

function readBlock(tree: PageTree, blocks: BlockTable, block: number, reader: PairReader): void {
  const { kind, pieceStart, pieces, source } = tree;
  let length = 0;
  const last = blocks.last[block]!;
  for (let id = blocks.first[block]!; id <= last && length <= 2 * MAX_WIDTH; id++) {
    if (kind[id] !== NodeKind.text) continue;
    for (let piece = pieceStart[id]!; piece < pieceStart[id + 1]!; piece++) {
      const isPlain = pieces.bits[piece] === 0;
      const text = isPlain ? source : pieceText(tree, piece);
      const from = isPlain ? pieces.start[piece]! : 0;
      const to = isPlain ? pieces.end[piece]! : text.length;
      reader.read(text, from, to);
      length += to - from;
    }
  }
}

/** Counts letter bigrams, case-folded for Latin, and those that the title has too. */
class PairReader {
  /** How many different bigrams the title has. */
  readonly total: number;
  readonly #inTitle = new Uint8Array(1 << BITS);
  all = 0;
  common = 0;
  #previous = 0;

  constructor(title: string) {
    this.#read(title, 0, title.length, true);
    // While the title is read, `common` counts its repeated bigrams.
    this.total = this.all - this.common;
  }

  reset(): void {
    this.all = 0;
    this.common = 0;
    this.#previous = 0;
  }

  /** Continues across pieces: a bigram may begin in one piece of text and end in the next. */
  read(text: string, from: number, to: number): void {
    this.#read(text, from, to, false);
  }

  #read(text: string, from: number, to: number, isTitle: boolean): void {
    const inTitle = this.#inTitle;
    let { all, common } = this;
    let previous = this.#previous;
    for (let at = from; at < to; at++) {
      const unit = unitAt(text, at);
      const kind = UNIT_CLASS[unit]! & 7;
      if (kind === Kind.letter || kind === Kind.digit) {
        const letter = unit >= 0x41 && unit <= 0x5a ? unit + 0x20 : unit;
        if (previous !== 0) {
          const pair = bucket((previous << 16) | letter, BITS);
          all++;
          common += inTitle[pair]!;
          if (isTitle) inTitle[pair] = 1;
        }
        previous = letter;
      } else if (kind !== Kind.mark) previous = 0;
    }
    this.all = all;
    this.common = common;
    this.#previous = previous;
  }
}
