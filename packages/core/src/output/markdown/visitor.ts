import type { Meter } from '../../budget/meter.ts';
import type { ContentElement, ContentNode } from '../../content/content-tree.ts';
import { IndentingWriter } from '../indenting-writer.ts';
import { formulaText } from '../plain-phrases.ts';
import { type ContentVisitor, DONE, type Leave } from '../walk-content.ts';
import { withoutAngleBrackets } from './bare-addresses.ts';
import { ELEMENT_HANDLERS } from './element-handlers.ts';
import { markdownLine } from './line.ts';
import { mayBeDefined } from './line-starts.ts';
import { displayedTex } from './tex.ts';

/** A list that is being written. */
export interface OpenList {
  readonly isOrdered: boolean;
  readonly isTight: boolean;
  /** `-` or `*`, `.` or `)`: the second of two adjacent lists uses the other one, or they would be one list. */
  readonly marker: string;
  next: number;
  /** Paragraphs before the list and before the open item: only what follows a paragraph of the list itself can be tight. */
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

/** Writes Markdown, element by element; `ELEMENT_HANDLERS` decides what each block element becomes. */
export class MarkdownVisitor implements ContentVisitor {
  readonly writer: IndentingWriter;
  readonly lists: OpenList[] = [];
  readonly definitions: OpenDefinitions[] = [];
  /** Elements whose text the output already contains in another form. */
  readonly skipped: Set<ContentElement> = new Set();
  /** The list that ended just before the current position, if any. */
  lastList: OpenList | null = null;

  /** True at the start of a footnote, until something is written in it. */
  isNoteStart = false;
  /** True after a fence that began right after a list marker: some parsers take its end for the start of another fence. */
  hasLooseFence = false;
  /** Number of open `details`, written with tags and without. */
  folded = 0;
  unfolded = 0;

  constructor(meter: Meter) {
    this.writer = new IndentingWriter(meter);
  }

  phrases(nodes: readonly ContentNode[]): void {
    const formula = onlyFormula(nodes);
    const paragraph = formula === null ? markdownLine(nodes) : displayedTex(formula);
    if (paragraph === '') return;
    if (mayBeDefined(paragraph)) this.#leaveNoteMark();
    this.write(paragraph);
    this.isNoteStart = false;
  }

  enter(element: ContentElement): Leave {
    if (this.skipped.has(element)) return DONE;
    const handler = ELEMENT_HANDLERS.get(element.tag);
    if (handler === undefined) return null;
    // Only text may follow the footnote's marker on its line; any other block is safe only on lines of its own.
    this.#leaveNoteMark();
    return handler(element, this);
  }

  /** Continues below the marker of a footnote that has just begun. */
  #leaveNoteMark(): void {
    if (this.isNoteStart) this.writer.write('');
    this.isNoteStart = false;
  }

  /** Writes a paragraph, if there is anything to write. */
  write(paragraph: string): void {
    if (paragraph === '') return;
    // Some parsers read everything inside `details` as HTML, and would drop an address in angle brackets as an unknown tag.
    this.writer.write(this.folded > 0 ? withoutAngleBrackets(paragraph) : paragraph);
    this.lastList = null;
  }
}

/** The TeX of a formula that is alone in its paragraph and asks for display math. */
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
