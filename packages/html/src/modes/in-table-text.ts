import type { ModeRules } from '../construction/insertion-mode.ts';
import { forAllTags } from '../construction/tag-rules.ts';
import type { TreeConstruction } from '../construction/tree-construction.ts';
import { TextBit } from '../text/decode.ts';
import { isAllWhitespace } from '../text/segments.ts';
import { inBody } from './in-body.ts';

/** Numbers per entry of the pending text: start, end, bits. */
const ENTRY = 3;

/** Keeps a range for later, without its NULs. */
function collect(tree: TreeConstruction, start: number, end: number, bits: number): void {
  const { tokenizer } = tree;
  let at = start;
  if ((bits & TextBit.nulls) === 0 && tokenizer.hasNull(start, end)) {
    for (let stop = tokenizer.source.indexOf('\0', at); stop >= 0 && stop < end; ) {
      if (stop > at) tree.pendingTableText.push(at, stop, bits);
      at = stop + 1;
      stop = tokenizer.source.indexOf('\0', at);
    }
  }
  if (at < end) tree.pendingTableText.push(at, end, bits);
}

/** Inserts what was kept: in place if it is all whitespace, otherwise before the table. */
function flush(tree: TreeConstruction): void {
  const { pendingTableText: pending, tokenizer } = tree;
  tree.mode = tree.originalMode;
  let isBlank = true;
  for (let entry = 0; entry < pending.length && isBlank; entry += ENTRY) {
    isBlank = isAllWhitespace(tokenizer.source, pending[entry]!, pending[entry + 1]!, pending[entry + 2]!);
  }
  tree.fosterParenting = !isBlank;
  for (let entry = 0; entry < pending.length; entry += ENTRY) {
    const [start, end, bits] = [pending[entry]!, pending[entry + 1]!, pending[entry + 2]!];
    if (isBlank) tree.insertText(start, end, bits);
    else inBody.characters(tree, start, end, bits);
  }
  tree.fosterParenting = false;
  pending.length = 0;
}

/** The "in table text" insertion mode (section 13.2.6.4.10). */
export const inTableText: ModeRules = {
  characters: (tree, start, end, bits) => {
    collect(tree, start, end, bits);
    return end;
  },
  comment: (tree, start, end, bits) => {
    flush(tree);
    tree.comment(start, end, bits);
  },
  doctype: flush,
  startTags: forAllTags((tree, tag) => {
    flush(tree);
    tree.processStartTag(tag);
  }),
  endTags: forAllTags((tree, tag) => {
    flush(tree);
    tree.processEndTag(tag);
  }),
  endOfFile: (tree) => {
    flush(tree);
    return true;
  },
};
