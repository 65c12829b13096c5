import type { Meter } from '../../budget/meter.ts';
import type { ContentElement, ContentNode } from '../../content/content-tree.ts';
import { IndentingWriter } from '../indenting-writer.ts';
import { formulaText } from '../plain-phrases.ts';
import { type ContentVisitor, DONE, type Leave } from '../walk-content.ts';
import { ELEMENT_HANDLERS } from './element-handlers.ts';
import { markdownLine } from './line.ts';
import { escapeNoteStart } from './line-starts.ts';
import { displayedTex } from './tex.ts';

/** A list that is being written. */
export interface OpenList {
  readonly isOrdered: boolean;
  readonly isTight: boolean;
  /** `-` or `*`, `.` or `)`: the second of two neighbours uses the other one, else they would be one list. */
  readonly marker: string;
  next: number;
  /** Paragraphs before the list, and before the item that is open: a list is tight only after something of its own. */
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

/** Writes Markdown, element by element; what each block element becomes is in the handler table. */
export class MarkdownVisitor implements ContentVisitor {
  readonly writer: IndentingWriter;
  readonly lists: OpenList[] = [];
  readonly definitions: OpenDefinitions[] = [];
  /** Elements whose text is already said otherwise. */
  readonly skipped: Set<ContentElement> = new Set();
  /** The list that ended just before this place, if one did. */
  lastList: OpenList | null = null;

  /** True until something is written in a footnote that has just begun. */
  isNoteStart = false;
  /** True after a fence that began behind the mark of a list: some readers take its end for the beginning of another one. */
  hasLooseFence = false;
  /** What folds and is open, with tags and without. */
  folded = 0;
  unfolded = 0;

  constructor(meter: Meter) {
    this.writer = new IndentingWriter(meter);
  }

  phrases(nodes: readonly ContentNode[]): void {
    const formula = onlyFormula(nodes);
    const paragraph = formula === null ? markdownLine(nodes) : displayedTex(formula);
    if (paragraph === '') return;
    this.write(this.isNoteStart ? escapeNoteStart(paragraph) : paragraph);
    this.isNoteStart = false;
  }

  enter(element: ContentElement): Leave {
    if (this.skipped.has(element)) return DONE;
    const handler = ELEMENT_HANDLERS.get(element.tag);
    if (handler === undefined) return null;
    // Only a line of text may stand in the line of the footnote's mark: every other block is safe on its own lines alone.
    if (this.isNoteStart) this.writer.write('');
    this.isNoteStart = false;
    return handler(element, this);
  }

  /** Writes a paragraph, if there is anything to write. */
  write(paragraph: string): void {
    if (paragraph === '') return;
    this.writer.write(paragraph);
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
