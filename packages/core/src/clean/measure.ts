import { countWords } from '../language/count.ts';
import type { ContentElement, ContentNode } from './content-tree.ts';
import { collapsedLength } from './text-length.ts';

/** How much text the content holds, and the beginning of it. */
export interface ContentMeasure {
  readonly textLength: number;
  readonly wordCount: number;
  /** Enough text to tell its language and direction by. */
  readonly sample: string;
}

/** Longer samples no longer change what language or direction is found. */
const SAMPLE_CHARS = 4000;

/** Measures the content in one walk, in document order. */
export function measureContent(root: ContentElement): ContentMeasure {
  let textLength = 0;
  let wordCount = 0;
  let sample = '';
  const open: ContentNode[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.kind === 'element') {
      for (let index = node.children.length - 1; index >= 0; index--) open.push(node.children[index]!);
      continue;
    }
    textLength += collapsedLength(node.text);
    wordCount += countWords(node.text);
    if (sample.length < SAMPLE_CHARS) sample += `${node.text.slice(0, SAMPLE_CHARS - sample.length)} `;
  }
  return { textLength, wordCount, sample };
}
