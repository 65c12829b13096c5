import { subtreeCounts } from '../../features/subtree-sums.ts';
import { unreadTags } from '../../hidden/unread-tags.ts';
import { textOf } from '../../page/access.ts';
import type { Page } from '../../page/page.ts';
import { Tag, tagSet, withTags } from '../../page/tags.ts';
import type { NodeId } from '../../page/tree.ts';
import { BlockBuilder, type PageBlocks } from '../../text-blocks/block-builder.ts';
import { walkPage } from '../../text-blocks/walk.ts';
import { dataTables } from './data-tables.ts';
import { elementEffect } from './element-effects.ts';
import { isSkippedByName } from './skipped.ts';
import { WordMeter } from './word-meter.ts';

/** Something between the blocks: a picture, a video, a data table. */
export interface Embed {
  readonly node: NodeId;
  /** How many blocks come before it. */
  readonly blocksBefore: number;
}

/** The blocks of a page, what is between them, and what was left out, each in document order. */
export interface CutPage extends PageBlocks {
  readonly embeds: readonly Embed[];
  readonly skipped: readonly NodeId[];
}

/** Skipped, and the text continues in another block. */
const SKIPPED_BREAKING = withTags(unreadTags('plugIn'), 'option', 'object');
/** Skipped in addition to what is never shown. */
const SKIPPED = withTags(unreadTags('frame'), 'svg');
const PICTURES = tagSet('img', 'picture');
/** Text never continues across their tags. */
const NESTING = tagSet('ul', 'ol', 'li', 'blockquote');

/** Cuts the visible text below `root` into blocks. */
export function pageBlocks(
  page: Page,
  root: NodeId,
  unseen: Uint8Array,
  countWords: (text: string) => number,
): CutPage {
  const { tree } = page;
  const meter = new WordMeter(countWords);
  const builder = new BlockBuilder(tree.size, meter);
  const isEmbed = embedNodes(page);
  const embeds: Embed[] = [];
  const skipped: NodeId[] = [];
  walkPage(tree, root, {
    open(element) {
      const tag = tree.tag[element]!;
      if (unseen[element] === 1) return false;
      if (isEmbed[element] === 1) {
        builder.endBlock();
        embeds.push({ node: element, blocksBefore: builder.blocks.length });
        return false;
      }
      if (tag === Tag.br) {
        builder.skipText();
        meter.space();
        return false;
      }
      if (SKIPPED[tag] === 1 || SKIPPED_BREAKING[tag] === 1 || isSkippedByName(page, element)) {
        if (SKIPPED_BREAKING[tag] === 1) builder.breakBlock();
        skipped.push(element);
        return false;
      }
      if (NESTING[tag] === 1) builder.endBlock();
      builder.open(elementEffect(page, element));
      return true;
    },
    close(element) {
      if (NESTING[tree.tag[element]!] === 1) builder.endBlock();
      builder.close(elementEffect(page, element));
    },
    text: (node) => builder.text(node, textOf(page, node)),
  });
  builder.endBlock();
  return { blocks: builder.blocks, blockOf: builder.blockOf, embeds, skipped };
}

/** Marks pictures, videos, figures with a picture, and data tables. */
function embedNodes(page: Page): Uint8Array {
  const { tree } = page;
  const isEmbed = dataTables(page);
  const pictures = subtreeCounts(tree, (id) => PICTURES[tree.tag[id]!] === 1);
  for (let id = 0; id < tree.size; id++) {
    const tag = tree.tag[id]!;
    if (PICTURES[tag] === 1 || tag === Tag.video || (tag === Tag.figure && pictures[id]! > 0))
      isEmbed[id] = 1;
  }
  return isEmbed;
}
