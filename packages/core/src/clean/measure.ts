import type { ContentElement, ContentNode } from '../content/content-tree.ts';
import { countWords } from '../language/count.ts';
import { unitAt } from '../language/unit-at.ts';
import type { NodeId } from '../page/tree.ts';
import { collapsedLength, isHtmlSpace } from './content-lengths.ts';

/** How much text the content holds, and how it begins. */
export interface ContentMeasure {
  readonly isEmpty: boolean;
  readonly textLength: number;
  readonly wordCount: number;
  /** Enough text, without code, to identify its language and direction. */
  readonly sample: string;
}

/** Longer samples do not change the language or direction found. @cap */
const SAMPLE_CHARS = 4000;

const NO_NODES: ReadonlySet<NodeId> = new Set();
const CODE: ReadonlySet<string> = new Set(['pre', 'code']);
const CAPTIONS: ReadonlySet<string> = new Set(['figcaption', 'caption']);

/** Measures the text of content in normal form in one walk, in document order; quiet captions, lines above posts and addresses of players do not count. */
export function measureContent(root: ContentElement, quiet: ReadonlySet<NodeId> = NO_NODES): ContentMeasure {
  let textLength = 0;
  let wordCount = 0;
  let sample = '';
  const open: ContentNode[] = [root];
  /** How many open nodes are left once the code around a text is read. */
  let outsideCode = Number.POSITIVE_INFINITY;
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (open.length < outsideCode) outsideCode = Number.POSITIVE_INFINITY;
    if (node.kind === 'element') {
      if (CAPTIONS.has(node.tag) && quiet.has(node.node)) continue;
      if (node.tag === 'a' && node.attributes.has('data-embed')) continue;
      if (node.tag === 'address' && node.attributes.has('data-post')) continue;
      const { children, tag } = node;
      if (tag === 'pre') textLength += codeLength(children);
      if (CODE.has(tag)) outsideCode = Math.min(outsideCode, open.length);
      for (let index = children.length - 1; index >= 0; index--) open.push(children[index]!);
      continue;
    }
    const { text } = node;
    textLength += trimmedLength(text);
    wordCount += countWords(text);
    if (sample.length < SAMPLE_CHARS && outsideCode === Number.POSITIVE_INFINITY)
      sample += `${text.slice(0, SAMPLE_CHARS - sample.length)} `;
  }
  return { isEmpty: root.children.length === 0, textLength, wordCount, sample };
}

/** In normal form, white space inside a text is already collapsed. */
function trimmedLength(text: string): number {
  const { length } = text;
  if (length === 0) return 0;
  const before = isHtmlSpace(unitAt(text, 0)) ? 1 : 0;
  const after = length > 1 && isHtmlSpace(unitAt(text, length - 1)) ? 1 : 0;
  return length - before - after;
}

/** How much collapsing would change the length of code, where white space is content. */
function codeLength(children: readonly ContentNode[]): number {
  let extra = 0;
  for (const child of children) {
    if (child.kind === 'text') extra += collapsedLength(child.text) - trimmedLength(child.text);
  }
  return extra;
}
