import { unreadTags } from '../../hidden/unread-tags.ts';
import { Tag, tagSet, withTags } from '../../page/tags.ts';
import type { TagEffect } from '../../text-blocks/block-builder.ts';
import { Label } from '../../text-blocks/text-block.ts';

/** Elements whose text is skipped. */
export const SKIPPED: Uint8Array = withTags(
  unreadTags('code', 'aside', 'frame', 'plugIn'),
  'option',
  'object',
  'link',
);

/** Tags that can occur inside a word. */
const INLINE = tagSet(
  'strike',
  'u',
  'b',
  'i',
  'em',
  'strong',
  'span',
  'sup',
  'code',
  'tt',
  'sub',
  'var',
  'font',
);
const INLINE_SPACED = tagSet('abbr', 'acronym');

const BLOCK: TagEffect = {
  raisesLevel: true,
  breaksBlock: true,
  isLink: false,
  isSpaced: false,
  labels: 0,
};
const PHRASE: TagEffect = { ...BLOCK, raisesLevel: false, breaksBlock: false };
const SPACED_PHRASE: TagEffect = { ...PHRASE, isSpaced: true };

const BY_TAG: ReadonlyMap<number, TagEffect> = new Map([
  [Tag.a, { ...BLOCK, breaksBlock: false, isLink: true }],
  // The body opens and ends a block at once; its start tag leaves no pending end.
  [Tag.body, { ...BLOCK, breaksBlock: false }],
  [Tag.li, { ...BLOCK, labels: Label.listItem }],
  [Tag.h1, { ...BLOCK, labels: Label.heading }],
  [Tag.h2, { ...BLOCK, labels: Label.heading }],
  [Tag.h3, { ...BLOCK, labels: Label.heading }],
]);

/** What a tag does to the blocks; every tag that is not known to be inline breaks them, even `<br>` and `<img>`. */
export function tagEffect(tag: number): TagEffect {
  if (INLINE[tag] === 1) return PHRASE;
  if (INLINE_SPACED[tag] === 1) return SPACED_PHRASE;
  return BY_TAG.get(tag) ?? BLOCK;
}
