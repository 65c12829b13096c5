import type { ContentElement } from '../../clean/content-tree.ts';
import { rawTextOf } from '../../clean/content-walk.ts';
import { DONE, isPhrase, type Leave } from '../block-walk.ts';
import { firstNumber, isTightList, itemNumber } from '../lists.ts';
import { fencedCode } from './code.ts';
import { markdownLine } from './line.ts';
import { markdownTable } from './table.ts';
import type { MarkdownVisitor } from './visitor.ts';

/** Writes a block or its beginning; see `Leave`. */
export type BlockHandler = (block: ContentElement, visitor: MarkdownVisitor) => Leave;

const SAFE_LANGUAGE = /^[\w#+.-]{1,32}$/u;
const TASK_MARKS: Readonly<Record<string, string>> = { done: '[x] ', open: '[ ] ' };

/** What each block becomes; all others are only their contents: sections, figures, definitions. */
export const BLOCK_HANDLERS: ReadonlyMap<string, BlockHandler> = new Map<string, BlockHandler>([
  ...[1, 2, 3, 4, 5, 6].map((level): [string, BlockHandler] => [`h${level}`, heading(level)]),
  ['pre', code],
  ['hr', rule],
  ['blockquote', quote],
  ['ul', list],
  ['ol', list],
  ['li', item],
  ['table', table],
  // GFM has no definition lists and no folding: the title stands in bold above what it is the title of.
  ['dt', title],
  ['summary', title],
]);

function heading(level: number): BlockHandler {
  return (block, visitor) => {
    const text = markdownLine(block.children, 'heading');
    if (text !== '') visitor.write(`${'#'.repeat(level)} ${text}`);
    return DONE;
  };
}

function code(block: ContentElement, visitor: MarkdownVisitor): Leave {
  const language = block.attributes.get('data-lang') ?? '';
  const text = rawTextOf(block);
  if (text.trim() !== '') visitor.write(fencedCode(text, SAFE_LANGUAGE.test(language) ? language : ''));
  return DONE;
}

/** In a list, dashes behind a dash would be one long rule. */
function rule(_: ContentElement, visitor: MarkdownVisitor): Leave {
  visitor.write(visitor.lists.length > 0 ? '___' : '---');
  return DONE;
}

function quote(_: ContentElement, visitor: MarkdownVisitor): Leave {
  visitor.writer.open('> ', '> ');
  return () => visitor.writer.close();
}

function list(block: ContentElement, visitor: MarkdownVisitor): Leave {
  const { lists, writer } = visitor;
  const isOrdered = block.tag === 'ol';
  const next = firstNumber(block);
  // Only a list that starts with 1 may follow a line of text without a blank line.
  const outer = lists.at(-1);
  if (outer?.isTight && writer.blocks > outer.itemStart && (!isOrdered || next === 1)) writer.tighten();
  const [usual, other] = isOrdered ? ['.', ')'] : ['-', '*'];
  const marker = visitor.lastList?.marker === usual ? other! : usual!;
  const start = writer.blocks;
  const opened = { isOrdered, isTight: isTightList(block), marker, next, start, itemStart: start };
  lists.push(opened);
  return () => {
    lists.pop();
    visitor.lastList = opened;
  };
}

function item(block: ContentElement, visitor: MarkdownVisitor): Leave {
  const { writer } = visitor;
  const open = visitor.lists.at(-1);
  if (open === undefined) return null;
  if (open.isTight && writer.blocks > open.start) writer.tighten();
  open.itemStart = writer.blocks;
  visitor.lastList = null;
  const number = itemNumber(block, open.next);
  open.next = number + 1;
  const marker = open.isOrdered ? `${number}${open.marker} ` : `${open.marker} `;
  const task = TASK_MARKS[block.attributes.get('data-task') ?? ''] ?? '';
  writer.open(marker + task, ' '.repeat(marker.length));
  return () => writer.close();
}

function table(block: ContentElement, visitor: MarkdownVisitor): Leave {
  const text = markdownTable(block);
  // Cells that hold blocks are written one below the other.
  if (text === null) return null;
  for (const part of block.children) {
    if (part.kind === 'element' && part.tag === 'caption') visitor.write(markdownLine(part.children));
  }
  visitor.write(text);
  return DONE;
}

function title(block: ContentElement, visitor: MarkdownVisitor): Leave {
  if (!block.children.every(isPhrase)) return null;
  visitor.write(markdownLine(block.children, 'paragraph', { kind: 'mark', mark: '**' }));
  return DONE;
}
