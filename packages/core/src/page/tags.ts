import { type KnownTag, MAX_TAG_IDS, Tag } from 'fovea-html';

export { type KnownTag, knownTagId, MAX_TAG_IDS, TAG_NAMES, Tag, type TagId } from 'fovea-html';

/** A lookup table over the fixed ids: `tagSet('p', 'div')[tag[node]] === 1`; custom tags are never in it. */
/* @__NO_SIDE_EFFECTS__ */
export function tagSet(...names: readonly KnownTag[]): Uint8Array {
  const set = new Uint8Array(MAX_TAG_IDS);
  for (const name of names) set[Tag[name]] = 1;
  return set;
}

/** A copy of a lookup table with more tags. */
/* @__NO_SIDE_EFFECTS__ */
export function withTags(set: Uint8Array, ...names: readonly KnownTag[]): Uint8Array {
  const wider = set.slice();
  for (const name of names) wider[Tag[name]] = 1;
  return wider;
}
