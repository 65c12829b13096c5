import { unreadTags } from '../hidden/unread-tags.ts';
import { measureText } from '../language/count.ts';
import type { Option } from '../option-tables/option.ts';
import { resolveTable } from '../option-tables/resolve-table.ts';
import { textOf } from '../page/access.ts';
import { bodyOf } from '../page/landmarks.ts';
import type { ParseOptions, ResolvedParseOptions } from '../page/parse-options.ts';
import { PARSE_OPTIONS } from '../page/parse-table.ts';
import { parseHtml } from '../page/parser.ts';
import { tagSet, withTags } from '../page/tags.ts';
import { NO_NODE, type NodeId, NodeKind } from '../page/tree.ts';
import { type PageInput, readPage } from '../parse-page.ts';

/** When a page counts as readable. */
export interface ReadableOptions extends ParseOptions {
  /**
   * Words that a paragraph needs to count at all.
   * @default 20
   */
  readonly minWords?: number;
  /**
   * Sum over the paragraphs of the square root of the words beyond `minWords`.
   * @default 8
   */
  readonly minScore?: number;
}

/**
 * Words instead of characters, so that the bounds hold in every script: 20 words are the 140 characters and 8 the
 * score of 20 that Readability asks for, at seven characters a word.
 * @source Readability 0.6: 140 characters and a score of 20.
 */
const OPTIONS: readonly Option[] = [
  ...PARSE_OPTIONS,
  {
    name: 'minWords',
    kind: 'number',
    default: 20,
    least: 0,
    about: 'words that a paragraph needs to count at all',
    since: '0.1.0',
  },
  {
    name: 'minScore',
    kind: 'number',
    default: 8,
    least: 0,
    about: 'sum over the paragraphs of the square root of the words beyond `minWords`',
    since: '0.1.0',
  },
];

/** Both bounds and how to read the page, checked. */
interface Bounds extends ResolvedParseOptions {
  readonly minWords: number;
  readonly minScore: number;
}

const PARAGRAPHS = tagSet(
  'p',
  'pre',
  'blockquote',
  'div',
  'article',
  'section',
  'main',
  'td',
  'li',
  'dd',
  'body',
);
/** Text in these says nothing about the page itself. */
const ELSEWHERE = withTags(
  unreadTags('code', 'aside', 'drawing', 'button'),
  'select',
  'nav',
  'aside',
  'footer',
  'form',
  'a',
);
/** Inline elements between a text and its paragraph. @cap */
const MAX_STEPS = 8;

/** A quick look at whether a page has running text worth reading: one pass, no method, stops at enough. */
export function isReadable(input: PageInput, options: ReadableOptions = {}): boolean {
  const resolved = resolveTable<Bounds>(OPTIONS, options);
  const { minWords, minScore } = resolved;
  const page = readPage(input, resolved, parseHtml);
  const { tree } = page;
  const words = new Map<NodeId, number>();
  let score = 0;
  for (let node = Math.max(bodyOf(tree), 0); node < tree.size && score < minScore; node++) {
    if (ELSEWHERE[tree.tag[node]!] === 1) node = tree.end[node]! - 1;
    else if (tree.kind[node] === NodeKind.text) {
      const paragraph = paragraphOf(tree.parent, tree.tag, node);
      const before = words.get(paragraph) ?? 0;
      const after = before + measureText(textOf(page, node)).words;
      words.set(paragraph, after);
      score += beyond(after, minWords) - beyond(before, minWords);
    }
  }
  return score >= minScore;
}

function beyond(words: number, minWords: number): number {
  return Math.sqrt(Math.max(0, words - minWords));
}

function paragraphOf(parent: Int32Array, tag: Uint16Array, node: NodeId): NodeId {
  let above = parent[node]!;
  for (let step = 0; step < MAX_STEPS && above !== NO_NODE && PARAGRAPHS[tag[above]!] !== 1; step++) {
    above = parent[above]!;
  }
  return above;
}
