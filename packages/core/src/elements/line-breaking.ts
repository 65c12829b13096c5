import { MAX_TAG_IDS, TAG_NAMES } from '../page/tags.ts';
import { isBlockElement } from './element-kinds.ts';

/** 1 for the tag ids that begin a new line: blocks, `<br>`, table cells; unknown tags are phrases. */
export const BREAKS_LINE: Uint8Array = /* @__PURE__ */ lineBreakingTags();

function lineBreakingTags(): Uint8Array {
  const set = new Uint8Array(MAX_TAG_IDS);
  for (const [id, name] of TAG_NAMES.entries()) if (name === 'br' || isBlockElement(name)) set[id] = 1;
  return set;
}
