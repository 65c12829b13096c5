import type { Page } from '../../../page/page.ts';
import type { PageMarks } from '../../../site-profile/site-profile.ts';
import type { BlockTable } from './blocks/block-table.ts';
import { cutBlocks } from './blocks/cut-blocks.ts';
import { nodeContext } from './node-context.ts';

/** Values of the 32 bits that the hash of a text has; its length goes above them. @format */
const HASH_VALUES = 2 ** 32;
/** Values of a length in the hash: together 52 bits. @format */
const LENGTH_VALUES = 2 ** 20;

/** The texts of a page and their places, as hashes, for the profile of its site. */
export function pageMarks(page: Page): PageMarks {
  const context = nodeContext(page);
  const blocks = cutBlocks(page, context);
  const segments = segmentHashes(blocks);
  const paths = Array.from(segments, (_, block) => context.signature[blocks.container[block]!]! >>> 0);
  return { segments: segments.filter((hash) => hash !== 0), paths };
}

/** A hash for the text of each block; 0 for one without letters and digits. */
export function segmentHashes({ count, textHash, width }: BlockTable): Float64Array {
  const hashes = new Float64Array(count);
  for (let block = 0; block < count; block++) {
    const hash = textHash[block]!;
    if (hash === 0) continue;
    hashes[block] = (hash >>> 0) + (Math.round(width[block]!) % LENGTH_VALUES) * HASH_VALUES;
  }
  return hashes;
}
