import { firstSegment, Segment, segmentEnd } from '../text/segments.ts';
import type { TextRule } from './insertion-mode.ts';
import type { TreeConstruction } from './tree-construction.ts';

/** What to do with a run of whitespace. */
export type WhitespaceRule = (tree: TreeConstruction, start: number, end: number, bits: number) => void;

/**
 * A text rule for the modes that treat whitespace separately. `other` gets any other character: it returns true if it
 * ignored it, false if it changed the mode and the text must be processed again.
 */
export function whitespaceApart(
  whitespace: WhitespaceRule,
  other: (tree: TreeConstruction) => boolean,
): TextRule {
  return (tree, start, end, bits) => {
    const { source } = tree.tokenizer;
    if (firstSegment(source, start, end, bits) === Segment.whitespace) {
      const stop = segmentEnd(source, start, end, bits);
      whitespace(tree, start, stop, bits);
      return stop;
    }
    return other(tree) ? segmentEnd(source, start, end, bits) : start;
  };
}

/** "Ignore the token." */
export const ignoreText: WhitespaceRule = () => undefined;

/** "Insert the character." */
export const insertText: WhitespaceRule = (tree, start, end, bits) => tree.insertText(start, end, bits);
