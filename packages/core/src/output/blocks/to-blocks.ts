import { Meter } from '../../budget/meter.ts';
import type { ContentElement, ContentNode } from '../../content/content-tree.ts';
import type { Page } from '../../page/page.ts';
import type { NodeId } from '../../page/tree.ts';
import { type BlockScores, confidenceAt } from '../../selection/block-scores.ts';
import { round } from '../../trace/describe.ts';
import { firstNumber } from '../lists.ts';
import { type ContentVisitor, DONE, type Leave, walkContent } from '../walk-content.ts';
import type { BlockMark, BlockSource, BlockType, ContentBlock } from './block.ts';
import { codeText, type InlineText, inlineText } from './inline-text.ts';
import { byteCounter } from './source-bytes.ts';

const TYPES: ReadonlyMap<string, BlockType> = new Map<string, BlockType>([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag): [string, BlockType] => [tag, 'heading']),
  ['ul', 'list'],
  ['ol', 'list'],
  ['li', 'item'],
  ['dl', 'definitions'],
  ['dt', 'term'],
  ['dd', 'definition'],
  ['blockquote', 'quote'],
  ['pre', 'code'],
  ['table', 'table'],
  ['tr', 'row'],
  ['td', 'cell'],
  ['th', 'cell'],
  ['figure', 'figure'],
  ['figcaption', 'caption'],
  ['caption', 'caption'],
  ['details', 'details'],
  ['summary', 'summary'],
  ['hr', 'rule'],
  ['article', 'section'],
  ['section', 'section'],
  ['aside', 'section'],
  ['address', 'section'],
]);

/** They only group rows; rows say themselves whether they are headers. */
const GROUPS: ReadonlySet<string> = new Set(['thead', 'tbody', 'tfoot']);

/** The content as a tree of blocks, each with a reference to the page and its source. */
export function toBlocks(
  content: ContentElement,
  page: Page,
  scores?: BlockScores,
  meter: Meter = new Meter(),
): readonly ContentBlock[] {
  const visitor = new BlocksVisitor(page, scores, meter);
  walkContent(content, visitor);
  return visitor.blocks;
}

/** Characters of a block as JSON besides its text, and of a mark besides its address: keys, ids, offsets. @cap */
const BLOCK_COST = 200;
const MARK_COST = 80;

function costOfMark({ url, title, alt }: BlockMark): number {
  return MARK_COST + (url?.length ?? 0) + (title?.length ?? 0) + (alt?.length ?? 0);
}

type Draft = { -readonly [Key in keyof ContentBlock]: ContentBlock[Key] };

class BlocksVisitor implements ContentVisitor {
  readonly blocks: ContentBlock[] = [];
  readonly #open: ContentBlock[][] = [this.blocks];
  readonly #sourceOf: (node: NodeId, last?: NodeId) => BlockSource | null;
  readonly #confidenceOf: (node: NodeId | undefined) => Pick<ContentBlock, 'confidence'>;
  readonly #meter: Meter;
  #isInHead = false;

  constructor(page: Page, scores: BlockScores | undefined, meter: Meter) {
    this.#meter = meter;
    this.#sourceOf = sourceReader(page);
    this.#confidenceOf = confidenceReader(page, scores);
  }

  phrases(nodes: readonly ContentNode[]): void {
    const inline = inlineText(nodes);
    if (inline.text === '' && inline.marks.length === 0) return;
    const cost =
      BLOCK_COST + inline.text.length + inline.marks.reduce((sum, mark) => sum + costOfMark(mark), 0);
    if (this.#meter.take(cost)) this.#open.at(-1)!.push(this.#line(inline));
  }

  #line({ text, marks, nodes }: InlineText): ContentBlock {
    const first = nodes[0];
    return {
      type: 'paragraph',
      nodeId: first ?? null,
      source: first === undefined ? null : this.#sourceOf(first, nodes.at(-1)),
      ...this.#confidenceOf(first),
      text,
      ...(marks.length > 0 ? { marks } : {}),
    };
  }

  enter(element: ContentElement): Leave {
    if (GROUPS.has(element.tag)) {
      const outer = this.#isInHead;
      this.#isInHead = element.tag === 'thead';
      return () => {
        this.#isInHead = outer;
      };
    }
    const text = element.tag === 'pre' ? codeText(element) : '';
    if (!this.#meter.take(BLOCK_COST + text.length)) return DONE;
    const block = this.#draft(element);
    this.#open.at(-1)!.push(block);
    if (element.tag === 'hr') return DONE;
    if (element.tag === 'pre') {
      Object.assign(block, this.#confidenceOf(element.node));
      block.text = text;
      return DONE;
    }
    const children: ContentBlock[] = [];
    this.#open.push(children);
    return () => {
      this.#open.pop();
      finish(block, children);
    };
  }

  #draft(element: ContentElement): Draft {
    const { tag, attributes, node } = element;
    const { lang, dir } = Object.fromEntries(attributes);
    return {
      type: typeOf(element),
      nodeId: node === 0 ? null : node,
      source: node === 0 ? null : this.#sourceOf(node),
      ...detailsOf(element),
      ...(tag === 'tr' && this.#isInHead ? { header: true } : {}),
      ...(lang ? { lang } : {}),
      ...(dir === 'rtl' || dir === 'ltr' ? { dir } : {}),
    };
  }
}

/** Reads the confidence of a block from the method's scores, if it has any. */
function confidenceReader(
  page: Page,
  scores: BlockScores | undefined,
): (node: NodeId | undefined) => Pick<ContentBlock, 'confidence'> {
  if (scores === undefined) return () => ({});
  return (node) => {
    const found = node === undefined || node === 0 ? undefined : confidenceAt(scores, page.tree, node);
    return found === undefined ? {} : { confidence: round(found) };
  };
}

function typeOf({ tag, attributes }: ContentElement): BlockType {
  if (attributes.has('data-callout')) return 'notice';
  if (attributes.has('data-notes')) return 'notes';
  return TYPES.get(tag) ?? 'paragraph';
}

/** Gives a block that contains only one line that line's text; other blocks keep their children. */
function finish(block: Draft, children: ContentBlock[]): void {
  const [only] = children;
  const isLine = children.length === 1 && only!.type === 'paragraph' && only!.children === undefined;
  if (!isLine || !isLineOf(block, only!)) {
    block.children = children;
    return;
  }
  block.text = only!.text!;
  if (only!.confidence !== undefined) block.confidence = only!.confidence;
  if (only!.marks !== undefined) block.marks = only!.marks;
  if (block.nodeId === null) block.nodeId = only!.nodeId;
  if (block.source === null) block.source = only!.source;
}

/** Blocks that hold other blocks and nothing else. */
const CONTAINERS: ReadonlySet<BlockType> = new Set([
  'list',
  'definitions',
  'notes',
  'table',
  'row',
  'figure',
]);

/** Whether a child is just a line: not a container, and without attributes of its own. */
function isLineOf({ type }: ContentBlock, { lang, dir }: ContentBlock): boolean {
  return !CONTAINERS.has(type) && lang === undefined && dir === undefined;
}

const HEADING = /^h([1-6])$/u;

function detailsOf(element: ContentElement): Partial<Draft> {
  const { tag, attributes } = element;
  const level = HEADING.exec(tag)?.[1];
  if (level !== undefined) return { level: Number(level) };
  switch (tag) {
    case 'ul':
      return { ordered: false };
    case 'ol':
      return firstNumber(element) === 1 ? { ordered: true } : { ordered: true, start: firstNumber(element) };
    case 'li':
      return attributes.has('data-task') ? { checked: attributes.get('data-task') === 'done' } : {};
    case 'pre':
      return attributes.has('data-lang') ? { language: attributes.get('data-lang')! } : {};
    case 'td':
    case 'th':
      return cellDetails(element);
    default:
      return attributes.has('data-callout') ? { kind: attributes.get('data-callout')! } : {};
  }
}

const SPAN = /^\s*(\d{1,4})\s*$/u;

function cellDetails({ tag, attributes }: ContentElement): Partial<Draft> {
  const span = (name: string): number => Number(SPAN.exec(attributes.get(name) ?? '')?.[1] ?? 1);
  return {
    ...(tag === 'th' ? { header: true } : {}),
    ...(span('colspan') > 1 ? { columns: span('colspan') } : {}),
    ...(span('rowspan') > 1 ? { rows: span('rowspan') } : {}),
  };
}

/** Reads the offsets of nodes in the source, and in the bytes if these are known. */
function sourceReader(page: Page): (node: NodeId, last?: NodeId) => BlockSource | null {
  const { sourceStart, sourceEnd } = page.tree;
  const bytesBefore = byteCounter(page);
  return (node, last = node) => {
    const start = sourceStart[node]!;
    const end = sourceEnd[last]!;
    if (page.source === null || start < 0 || end < start) return null;
    if (bytesBefore === null) return { start, end };
    return { start, end, bytes: [bytesBefore(start), bytesBefore(end)] };
  };
}
