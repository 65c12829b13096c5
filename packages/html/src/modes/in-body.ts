import { endOfFileInBody } from '../construction/actions.ts';
import { defaultRules } from '../construction/default-rules.ts';
import type { ModeRules, TextRule } from '../construction/insertion-mode.ts';
import { reconstructFormatting } from '../construction/reconstruct.ts';
import { TextBit } from '../text/decode.ts';
import { isAllWhitespace } from '../text/segments.ts';
import { inBodyEndTags } from './in-body-end-tags.ts';
import { inBodyStartTags } from './in-body-start-tags.ts';

/** Text up to the next NUL; a NUL itself is ignored. */
const characters: TextRule = (tree, start, end, bits) => {
  const { tokenizer } = tree;
  let stop = end;
  if ((bits & TextBit.nulls) === 0 && tokenizer.hasNull(start, end)) {
    stop = tokenizer.source.indexOf('\0', start);
    if (stop === start) return start + 1;
  }
  reconstructFormatting(tree);
  tree.insertText(start, stop, bits);
  if (tree.framesetOk) tree.framesetOk = isAllWhitespace(tokenizer.source, start, stop, bits);
  return stop;
};

/** The "in body" insertion mode (section 13.2.6.4.7). */
export const inBody: ModeRules = {
  ...defaultRules,
  characters,
  startTags: inBodyStartTags,
  endTags: inBodyEndTags,
  endOfFile: endOfFileInBody,
};
