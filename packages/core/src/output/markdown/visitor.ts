import type { ContentElement, ContentNode } from '../../clean/content-tree.ts';
import type { BlockVisitor, Leave } from '../block-walk.ts';
import { BlockWriter } from '../block-writer.ts';
import { formulaText } from '../plain-phrases.ts';
import { BLOCK_HANDLERS } from './blocks.ts';
import { fencedCode } from './code.ts';
import { markdownLine } from './line.ts';

/** A list that is being written. */
export interface OpenList {
  readonly isOrdered: boolean;
  readonly isTight: boolean;
  /** `-` or `*`, `.` or `)`: the second of two neighbours uses the other one, else they would be one list. */
  readonly marker: string;
  next: number;
  /** Blocks before the list, and before the item that is open: a list is tight only after something of its own. */
  readonly start: number;
  itemStart: number;
}

/** Writes Markdown, block by block; what each block becomes is in the handler table. */
export class MarkdownVisitor implements BlockVisitor {
  readonly writer: BlockWriter = new BlockWriter();
  readonly lists: OpenList[] = [];
  /** The list that ended just before this place, if one did. */
  lastList: OpenList | null = null;

  phrases(nodes: readonly ContentNode[]): void {
    const formula = onlyFormula(nodes);
    this.write(formula === null ? markdownLine(nodes) : fencedCode(formula, 'math'));
  }

  enter(block: ContentElement): Leave {
    return BLOCK_HANDLERS.get(block.tag)?.(block, this) ?? null;
  }

  /** Writes a block, if there is anything to write. */
  write(block: string): void {
    if (block === '') return;
    this.writer.write(block);
    this.lastList = null;
  }
}

/** The TeX of a formula that stands on a line of its own and asks to. */
function onlyFormula(nodes: readonly ContentNode[]): string | null {
  const [node] = nodes;
  const isDisplayed =
    nodes.length === 1 &&
    node?.kind === 'element' &&
    node.tag === 'math' &&
    node.attributes.get('display') === 'block';
  return isDisplayed && node.attributes.has('alttext') ? formulaText(node) : null;
}
