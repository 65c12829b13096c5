import { WORD_SHARE } from '../../language/count.ts';
import { textOf } from '../../page/access.ts';
import { rootElementOf } from '../../page/landmarks.ts';
import type { Page } from '../../page/page.ts';
import { Tag } from '../../page/tags.ts';
import type { NodeId } from '../../page/tree.ts';
import { BlockBuilder, type PageBlocks } from '../../text-blocks/block-builder.ts';
import { NO_SHARES } from '../../text-blocks/scan-words.ts';
import { walkPage } from '../../text-blocks/walk.ts';
import { LineMeter } from './line-meter.ts';
import { SKIPPED, tagEffect } from './tag-effects.ts';

/** How words are counted: by script, or one per token as published. */
export type WordCount = 'script' | 'original';

/**
 * The original never resets the tag level that the text of `<html><head><title>` sets, so the first block of a page
 * with a title is on this level.
 * @source boilerpipe 1.2, observed behaviour.
 */
const TITLE_LEVEL = 3;

/** The blocks of a page, and the elements that were skipped, none inside another. */
export interface CutPage extends PageBlocks {
  readonly skipped: readonly NodeId[];
}

/** Cuts the body of a page into text blocks. */
export function pageBlocks(page: Page, words: WordCount, title: string): CutPage {
  const { tree } = page;
  const shares = words === 'script' ? WORD_SHARE : NO_SHARES;
  const meter = new LineMeter({ shares, cutsAtSymbols: true, plainSpaceOnly: true });
  const builder = new BlockBuilder(tree.size, meter, title === '' ? undefined : TITLE_LEVEL);
  const skipped: NodeId[] = [];
  let skippedUntil = 0;
  walkPage(tree, rootElementOf(tree), {
    open(element) {
      const tag = tree.tag[element]!;
      if (tag === Tag.head) return false;
      if (SKIPPED[tag] === 1 && element >= skippedUntil) {
        skippedUntil = tree.end[element]!;
        skipped.push(element);
      }
      builder.open(tagEffect(tag));
      return true;
    },
    close: (element) => builder.close(tagEffect(tree.tag[element]!)),
    text(node) {
      if (node < skippedUntil) builder.skipText();
      else builder.text(node, textOf(page, node));
    },
  });
  builder.endBlock();
  return { blocks: builder.blocks, blockOf: builder.blockOf, skipped };
}
