import type { ContentElement, ContentNode } from '../../content/content-tree.ts';
import { type BlockVisitor, DONE, type Leave } from '../block-walk.ts';
import { BlockWriter } from '../block-writer.ts';
import { formulaText } from '../plain-phrases.ts';
import { BLOCK_HANDLERS } from './blocks.ts';
import { markdownLine } from './line.ts';
import { displayedTex } from './tex.ts';

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

/** A definition list that is being written. */
export interface OpenDefinitions {
  readonly marker: string;
  /** True inside the item of a term. */
  isOpen: boolean;
  /** True after a term, so that a second one joins it. */
  isTerm: boolean;
}

/** Writes Markdown, block by block; what each block becomes is in the handler table. */
export class MarkdownVisitor implements BlockVisitor {
  readonly writer: BlockWriter = new BlockWriter();
  readonly lists: OpenList[] = [];
  readonly definitions: OpenDefinitions[] = [];
  /** Blocks whose text is already said otherwise. */
  readonly skipped: Set<ContentElement> = new Set();
  /** The list that ended just before this place, if one did. */
  lastList: OpenList | null = null;

  phrases(nodes: readonly ContentNode[]): void {
    const formula = onlyFormula(nodes);
    this.write(formula === null ? markdownLine(nodes) : displayedTex(formula));
  }

  enter(block: ContentElement): Leave {
    if (this.skipped.has(block)) return DONE;
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
  const tex = isDisplayed && node.attributes.has('alttext') ? formulaText(node).trim() : '';
  return tex === '' ? null : tex;
}
