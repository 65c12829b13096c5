import { Meter } from '../../budget/meter.ts';
import type { ContentElement, ContentNode } from '../../content/content-tree.ts';
import type { Page } from '../../page/page.ts';
import type { NodeId } from '../../page/tree.ts';
import { type BlockScores, confidenceAt } from '../../selection/block-scores.ts';
import { round } from '../../trace/describe.ts';
import { type Place, Places } from '../places/places.ts';
import { type ContentVisitor, DONE, type Leave, walkContent } from '../walk-content.ts';
import type { BlockMark, ContentBlock } from './block.ts';
import { type BlockDraft, detailsOf, hasDetails, typeOf } from './block-details.ts';
import { codeBlockText, inlineText } from './inline-text.ts';
import { isLineOf, lineBlock, takeLine, textBlock } from './line-blocks.ts';

/** They only group rows; rows say themselves whether they are headers. */
const GROUPS: ReadonlySet<string> = new Set(['thead', 'tbody', 'tfoot']);

/** The content as a tree of blocks, each with a reference to the page and its source. */
export function toBlocks(
  content: ContentElement,
  page: Page,
  scores?: BlockScores,
  meter: Meter = new Meter(),
): readonly ContentBlock[] {
  const visitor = new BlocksVisitor(page, new Places(page, content), scores, meter);
  walkContent(content, visitor);
  return visitor.blocks;
}

/** A block with text or pictures, and its place. */
export interface PlacedBlock {
  readonly block: ContentBlock;
  readonly place: Place;
}

/** The blocks with text or pictures of a part of the content, in order. */
export function placedBlocks(part: ContentElement, page: Page, places: Places): readonly PlacedBlock[] {
  const visitor = new BlocksVisitor(page, places, undefined, new Meter());
  walkContent(part, visitor);
  const found: PlacedBlock[] = [];
  const open = visitor.blocks.toReversed();
  for (let block = open.pop(); block !== undefined; block = open.pop()) {
    const origin = visitor.originOf.get(block);
    if (origin !== undefined) found.push({ block, place: places.of(origin.nodes, origin.element) });
    for (const child of (block.children ?? []).toReversed()) open.push(child);
  }
  return found;
}

/** Characters of a block as JSON besides its text, and of a mark besides its address: keys, ids, offsets. @cap */
const BLOCK_COST = 200;
const MARK_COST = 80;

function costOfMark({ url, title, alt }: BlockMark): number {
  return MARK_COST + (url?.length ?? 0) + (title?.length ?? 0) + (alt?.length ?? 0);
}

/** The nodes that a text comes from, and the element around it. */
interface Origin {
  readonly nodes: readonly NodeId[];
  readonly element: NodeId;
}

/** An element whose blocks are being collected. */
interface OpenBlock {
  readonly element: ContentElement;
  readonly children: ContentBlock[];
}

class BlocksVisitor implements ContentVisitor {
  readonly blocks: ContentBlock[] = [];
  readonly #open: OpenBlock[] = [];
  /** The list that the next block belongs to. */
  #siblings: ContentBlock[] = this.blocks;
  readonly #places: Places;
  /** What the text of each block comes from. */
  readonly originOf: Map<ContentBlock, Origin> = new Map();
  readonly #confidenceOf: (node: NodeId | undefined) => number | undefined;
  readonly #meter: Meter;
  /** For every open group of rows, whether it is a header. */
  readonly #isHead: boolean[] = [];

  constructor(page: Page, places: Places, scores: BlockScores | undefined, meter: Meter) {
    this.#meter = meter;
    this.#places = places;
    this.#confidenceOf = confidenceReader(page, scores);
  }

  phrases(nodes: readonly ContentNode[]): void {
    const { text, marks, nodes: found } = inlineText(nodes);
    if (text === '' && marks.length === 0) return;
    let cost = BLOCK_COST + text.length;
    for (const mark of marks) cost += costOfMark(mark);
    if (!this.#meter.take(cost)) return;
    const { nodeId, source } = this.#sourceOf(found, 0);
    const block = lineBlock({ nodeId, source, confidence: this.#confidenceOf(found[0]), text, marks });
    this.originOf.set(block, { nodes: found, element: 0 });
    this.#siblings.push(block);
  }

  #sourceOf(nodes: readonly NodeId[], element: NodeId): Pick<ContentBlock, 'nodeId' | 'source'> {
    const place = this.#places.of(nodes, element);
    return { nodeId: place.nodeId, source: this.#places.source(place.spans) };
  }

  enter(element: ContentElement): Leave {
    if (GROUPS.has(element.tag)) {
      this.#isHead.push(element.tag === 'thead');
      return this.#leaveGroup;
    }
    const text = element.tag === 'pre' ? codeBlockText(element) : '';
    if (!this.#meter.take(BLOCK_COST + text.length)) return DONE;
    if (element.tag === 'hr') this.#siblings.push(this.#draft(element));
    else if (element.tag === 'pre') {
      const confidence = this.#confidenceOf(element.node);
      const draft = this.#draft(element);
      const code = { ...draft, ...(confidence === undefined ? {} : { confidence }), text };
      this.originOf.set(code, { nodes: [], element: element.node });
      this.#siblings.push(code);
    } else {
      this.#open.push({ element, children: this.#siblings });
      this.#siblings = [];
      return this.#leaveBlock;
    }
    return DONE;
  }

  readonly #leaveGroup = (): void => {
    this.#isHead.pop();
  };

  /** One function for all blocks, because each of its own would be as large as the block. */
  readonly #leaveBlock = (): void => {
    const { element, children: siblings } = this.#open.pop()!;
    siblings.push(this.#blockOf(element, this.#siblings));
    this.#siblings = siblings;
  };

  /** A block that contains only one line takes over that line's text; other blocks keep their children. */
  #blockOf(element: ContentElement, children: ContentBlock[]): ContentBlock {
    const only = children.length === 1 ? children[0]! : null;
    const type = typeOf(element);
    const line = only !== null && isLineOf(type, only) ? only : null;
    const nodes = line === null ? [] : (this.originOf.get(line)?.nodes ?? []);
    const isHeader = element.tag === 'tr' && this.#isHead.at(-1) === true;
    const block =
      hasDetails(element) || isHeader
        ? this.#detailed(element, nodes, children, line)
        : this.#plain(element, nodes, children, line);
    if (line !== null) this.originOf.set(block, { nodes, element: element.node });
    return block;
  }

  #detailed(
    element: ContentElement,
    nodes: readonly NodeId[],
    children: ContentBlock[],
    line: ContentBlock | null,
  ): ContentBlock {
    const block = this.#draft(element, nodes);
    if (line === null) block.children = children;
    else takeLine(block, line);
    return block;
  }

  #plain(
    element: ContentElement,
    nodes: readonly NodeId[],
    children: ContentBlock[],
    line: ContentBlock | null,
  ): ContentBlock {
    const type = typeOf(element);
    const { nodeId, source } = this.#sourceOf(nodes, element.node);
    return line === null ? { type, nodeId, source, children } : textBlock(type, nodeId, source, line);
  }

  /** A block without its contents. */
  #draft(element: ContentElement, nodes: readonly NodeId[] = []): BlockDraft {
    const { tag, attributes, node } = element;
    const lang = attributes.get('lang');
    const dir = attributes.get('dir');
    return {
      type: typeOf(element),
      ...this.#sourceOf(nodes, node),
      ...detailsOf(element),
      ...(tag === 'tr' && this.#isHead.at(-1) === true ? { header: true } : {}),
      ...(lang ? { lang } : {}),
      ...(dir === 'rtl' || dir === 'ltr' ? { dir } : {}),
    };
  }
}

/** Reads the confidence of a block from the method's scores, if it has any. */
function confidenceReader(
  page: Page,
  scores: BlockScores | undefined,
): (node: NodeId | undefined) => number | undefined {
  if (scores === undefined) return () => undefined;
  return (node) => {
    const found = node === undefined || node === 0 ? undefined : confidenceAt(scores, page.tree, node);
    return found === undefined ? undefined : round(found);
  };
}
