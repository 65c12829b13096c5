import { Meter } from '../budget/meter.ts';
import type { ContentElement, ContentNode } from '../content/content-tree.ts';
import { rawTextOf } from '../content/content-walk.ts';
import type { NodeId } from '../page/tree.ts';
import { IndentingWriter } from './indenting-writer.ts';
import { firstNumber, isTightList, itemNumber } from './lists.ts';
import { plainPhrases } from './plain-phrases.ts';
import { rowsOf } from './tables.ts';
import { type ContentVisitor, DONE, type Leave, walkContent } from './walk-content.ts';

const TASK_MARKS: Readonly<Record<string, string>> = { done: '[x] ', open: '[ ] ' };
const LINE_ENDS = /\r\n?/gu;
const OUTER_NEWLINES = /^\n+|\n$/gu;

const NO_NODES: ReadonlySet<NodeId> = new Set();

/**
 * The content as plain text: a blank line between paragraphs, markers before list items, tabs between table cells, and
 * without quiet captions and lines above posts.
 */
export function toText(
  content: ContentElement,
  meter: Meter = new Meter(),
  quiet: ReadonlySet<NodeId> = NO_NODES,
): string {
  const visitor = new TextVisitor(meter, quiet);
  walkContent(content, visitor);
  return visitor.writer.text;
}

interface OpenList {
  readonly isOrdered: boolean;
  readonly isTight: boolean;
  next: number;
  /** Paragraphs before the list, and before the open item. */
  readonly start: number;
  itemStart: number;
}

class TextVisitor implements ContentVisitor {
  readonly writer: IndentingWriter;
  readonly #lists: OpenList[] = [];

  readonly #quiet: ReadonlySet<NodeId>;

  constructor(meter: Meter, quiet: ReadonlySet<NodeId>) {
    this.#quiet = quiet;
    this.writer = new IndentingWriter(meter);
  }

  phrases(nodes: readonly ContentNode[]): void {
    const line = plainPhrases(nodes);
    if (line !== '') this.writer.write(line);
  }

  enter(element: ContentElement): Leave {
    const { tag } = element;
    if (tag === 'ul' || tag === 'ol') return this.#enterList(element);
    if (tag === 'li') return this.#enterItem(element);
    if (tag === 'pre')
      return this.#writeWhole(rawTextOf(element).replace(LINE_ENDS, '\n').replace(OUTER_NEWLINES, ''));
    if (tag === 'table') return this.#writeTable(element);
    if (tag === 'figcaption' && this.#quiet.has(element.node)) return DONE;
    if (tag === 'address' && element.attributes.has('data-post')) return DONE;
    return null;
  }

  #writeWhole(text: string): typeof DONE {
    if (text.trim() !== '') this.writer.write(text);
    return DONE;
  }

  #writeTable(table: ContentElement): typeof DONE {
    const { captions, rows } = rowsOf(table);
    for (const caption of captions)
      if (!this.#quiet.has(caption.node)) this.#writeWhole(plainPhrases([caption]));
    const lines = rows.map((row) => row.cells.map((cell) => oneLine(plainPhrases(cell.children))).join('\t'));
    return this.#writeWhole(lines.filter((line) => line.trim() !== '').join('\n'));
  }

  #enterList(list: ContentElement): Leave {
    const outer = this.#lists.at(-1);
    const { written } = this.writer;
    if (outer?.isTight && written > outer.itemStart) this.writer.tighten();
    this.#lists.push({
      isOrdered: list.tag === 'ol',
      isTight: isTightList(list),
      next: firstNumber(list),
      start: written,
      itemStart: written,
    });
    return () => {
      this.#lists.pop();
    };
  }

  #enterItem(item: ContentElement): Leave {
    const list = this.#lists.at(-1);
    if (list === undefined) return null;
    if (list.isTight && this.writer.written > list.start) this.writer.tighten();
    list.itemStart = this.writer.written;
    const number = itemNumber(item, list.next);
    list.next = number + 1;
    const marker = list.isOrdered ? `${number}. ` : '- ';
    const task = TASK_MARKS[item.attributes.get('data-task') ?? ''] ?? '';
    this.writer.open(marker + task, ' '.repeat(marker.length));
    return () => this.writer.close();
  }
}

function oneLine(text: string): string {
  return text.replaceAll('\n', ' ');
}
