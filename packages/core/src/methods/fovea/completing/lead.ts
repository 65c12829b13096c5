import { attributeReader, textOf } from '../../../page/access.ts';
import type { Page } from '../../../page/page.ts';
import { Tag } from '../../../page/tags.ts';
import { NodeKind } from '../../../page/tree.ts';
import { fold } from '../../../plain-text/fold.ts';
import { isTitle } from '../choosing/title.ts';
import { Inside } from '../features/context-flags.ts';
import type { PageFeatures } from '../features/page-features.ts';

/** Blocks above the text in which its lead is looked for: names, dates and buttons may be between. @cap */
const MAX_ABOVE = 30;
/** Shortest lead, in letters; a shorter one may be the name of the site. @source Chosen by hand: half a line. */
const MIN_LETTERS = 40;
const DESCRIPTION = /^(?:og:)?description$/iu;

/**
 * Keeps the lead: a text between the title and the article that the page also describes itself with. Beside names and dates it
 * looks like a teaser.
 */
export function keepLead(page: Page, features: PageFeatures, keep: Uint8Array): void {
  const { blocks, context } = features;
  const titleAt = keep.findIndex((_, block) => isTitle(features, block));
  if (titleAt < 0) return;
  const first = keep.indexOf(1, titleAt + 1);
  const stated = first > titleAt + 1 ? descriptions(page) : [];
  if (stated.length === 0) return;
  for (let block = Math.max(titleAt + 1, first - MAX_ABOVE); block < first; block++) {
    const isLinked = (context.inside[blocks.first[block]!]! & Inside.link) !== 0;
    if (!isLinked && stated.includes(foldBlock(page, features, block))) keep[block] = 1;
  }
}

function descriptions(page: Page): string[] {
  const { tag } = page.tree;
  const nameOf = attributeReader(page, 'name');
  const propertyOf = attributeReader(page, 'property');
  const contentOf = attributeReader(page, 'content');
  const found: string[] = [];
  for (let meta = tag.indexOf(Tag.meta); meta !== -1; meta = tag.indexOf(Tag.meta, meta + 1)) {
    if (DESCRIPTION.test(propertyOf(meta) ?? nameOf(meta) ?? '')) found.push(fold(contentOf(meta) ?? ''));
  }
  return found.filter((text) => text.length >= MIN_LETTERS);
}

function foldBlock(page: Page, { blocks, context }: PageFeatures, block: number): string {
  let text = '';
  for (let id = blocks.first[block]!; id <= blocks.last[block]!; id++) {
    if (page.tree.kind[id] === NodeKind.text && context.skipped[id] === 0) text += textOf(page, id);
  }
  return fold(text);
}
