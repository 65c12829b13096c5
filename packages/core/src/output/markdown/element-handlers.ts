import type { ContentElement } from '../../content/content-tree.ts';
import { elementsOf, rawTextOf } from '../../content/content-walk.ts';
import { firstNumber, isTightList, itemNumber } from '../lists.ts';
import { plainPhrases } from '../plain-phrases.ts';
import { DONE, isPhrase, type Leave } from '../walk-content.ts';
import { fencedCode, isActive } from './code.ts';
import { codeInMarkdown, htmlInMarkdown } from './html-in-markdown.ts';
import { markdownLine } from './line.ts';
import { markdownTable } from './table.ts';
import type { MarkdownVisitor, OpenDefinitions, OpenList } from './visitor.ts';

/** Writes a block element or its beginning; see `Leave`. */
export type ElementHandler = (element: ContentElement, visitor: MarkdownVisitor) => Leave;

const SAFE_LANGUAGE = /^[\w#+.-]{1,32}$/u;
const CALLOUT_KIND = /^(?:note|tip|important|warning|caution)$/u;
const NOTE_NUMBER = /^\d{1,6}$/u;
const CODE: ReadonlySet<string> = new Set(['pre', 'code', 'samp']);
const BOLD = { kind: 'mark', mark: '**' } as const;
const TASK_MARKS: Readonly<Record<string, string>> = { done: '[x] ', open: '[ ] ' };

/** The handlers of block elements; any other element, such as a section or figure, is replaced by its content. @format */
export const ELEMENT_HANDLERS: ReadonlyMap<string, ElementHandler> = new Map<string, ElementHandler>([
  ...[1, 2, 3, 4, 5, 6].map((level): [string, ElementHandler] => [`h${level}`, heading(level)]),
  ['pre', code],
  ['hr', rule],
  ['blockquote', quote],
  ['ul', list],
  ['ol', list],
  ['li', item],
  ['table', table],
  ['aside', notice],
  ['details', details],
  ['summary', () => DONE],
  // GFM has no definition lists: each term becomes a list item, in bold above its definition.
  ['dl', definitions],
  ['dt', term],
  ['dd', meaning],
]);

function heading(level: number): ElementHandler {
  return (element, visitor) => {
    const text = markdownLine(element.children, 'heading');
    if (text !== '') visitor.write(`${'#'.repeat(level)} ${text}`);
    return DONE;
  };
}

function code(element: ContentElement, visitor: MarkdownVisitor): Leave {
  const language = element.attributes.get('data-lang') ?? '';
  const text = rawTextOf(element);
  if (text.trim() === '') return DONE;
  const { writer } = visitor;
  if ((writer.isNested || visitor.hasLooseFence) && isActive(text)) {
    visitor.write(codeInMarkdown(element));
    return DONE;
  }
  visitor.hasLooseFence ||= writer.followsMark;
  visitor.write(fencedCode(text, SAFE_LANGUAGE.test(language) ? language : ''));
  return DONE;
}

/** Underscores where dashes would join the dash of a list item to one long rule, or underline the text above as a heading. */
function rule(_: ContentElement, visitor: MarkdownVisitor): Leave {
  visitor.write(visitor.lists.length > 0 || visitor.writer.isAttached ? '___' : '---');
  return DONE;
}

function quote(_: ContentElement, visitor: MarkdownVisitor): Leave {
  visitor.writer.open('> ', '> ');
  return () => visitor.writer.close();
}

function list(element: ContentElement, visitor: MarkdownVisitor): Leave {
  const { lists, writer } = visitor;
  if (element.attributes.has('data-notes')) return null;
  const isOrdered = element.tag === 'ol';
  const next = firstNumber(element);
  // Without a blank line, only an ordered list that starts with 1 can follow a line of text.
  const outer = lists.at(-1);
  if (outer?.isTight && writer.written > outer.itemStart && (!isOrdered || next === 1)) writer.tighten();
  const marker = markerAfter(visitor.lastList, isOrdered);
  const start = writer.written;
  const opened = { isOrdered, isTight: isTightList(element), marker, next, start, itemStart: start };
  lists.push(opened);
  return () => {
    lists.pop();
    visitor.lastList = opened;
  };
}

/** The second of two adjacent lists uses the other marker, so that they stay two lists. */
function markerAfter(last: OpenList | null, isOrdered: boolean): string {
  const [usual, other] = isOrdered ? ['.', ')'] : ['-', '*'];
  return last?.marker === usual ? other! : usual!;
}

function item(element: ContentElement, visitor: MarkdownVisitor): Leave {
  const { writer } = visitor;
  const note = element.attributes.get('data-note') ?? '';
  if (NOTE_NUMBER.test(note)) {
    visitor.isNoteStart = writer.open(`[^${note}]: `, '    ');
    return () => {
      visitor.isNoteStart = false;
      writer.close();
    };
  }
  const open = visitor.lists.at(-1);
  if (open === undefined) return null;
  if (open.isTight && writer.written > open.start) writer.tighten();
  open.itemStart = writer.written;
  visitor.lastList = null;
  const number = itemNumber(element, open.next);
  open.next = number + 1;
  const marker = open.isOrdered ? `${number}${open.marker} ` : `${open.marker} `;
  const task = TASK_MARKS[element.attributes.get('data-task') ?? ''] ?? '';
  writer.open(marker + task, ' '.repeat(marker.length));
  return () => writer.close();
}

function table(element: ContentElement, visitor: MarkdownVisitor): Leave {
  const text = markdownTable(element);
  if (text === null) {
    // No GFM cell can hold the content, but GFM allows an HTML table.
    visitor.write(htmlInMarkdown({ ...element, children: [element] }));
    // Parsers skip Markdown inside HTML, and would drop notes that nothing refers to.
    visitor.write(noteReferences(element));
    return DONE;
  }
  for (const part of element.children) {
    if (part.kind === 'element' && part.tag === 'caption') visitor.write(markdownLine(part.children));
  }
  visitor.write(text);
  return DONE;
}

function noteReferences(element: ContentElement): string {
  const numbers = elementsOf(element).map(({ attributes }) => attributes.get('data-note-ref') ?? '');
  return [...new Set(numbers)]
    .filter((number) => NOTE_NUMBER.test(number))
    .map((number) => `[^${number}]`)
    .join(' ');
}

/** A callout as GitHub writes it: a quote that begins with its kind. A title that only repeats the kind is left out. */
function notice({ attributes, children }: ContentElement, visitor: MarkdownVisitor): Leave {
  const kind = attributes.get('data-callout') ?? '';
  if (!CALLOUT_KIND.test(kind)) return null;
  const { writer } = visitor;
  writer.open('> ', '> ');
  visitor.write(`[!${kind.toUpperCase()}]`);
  writer.attach();
  const [first] = children;
  if (first?.kind === 'element' && plainPhrases(first.children.slice(0, 1)).toLowerCase() === kind) {
    if (first.children.length === 1) visitor.skipped.add(first);
  }
  return () => writer.close();
}

/** GFM allows the tags, and the folded content stays Markdown because blank lines end the HTML. */
function details(element: ContentElement, visitor: MarkdownVisitor): Leave {
  const found = element.children.find((child) => child.kind === 'element' && child.tag === 'summary');
  const summary = found?.kind === 'element' ? found : null;
  if (visitor.unfolded > 0 || (visitor.folded === 0 && holdsActiveCode(element))) {
    if (summary !== null) visitor.write(markdownLine(summary.children, 'paragraph', BOLD));
    visitor.unfolded++;
    return () => {
      visitor.unfolded--;
    };
  }
  visitor.write(`<details>${summary === null ? '' : `\n<summary>${htmlInMarkdown(summary)}</summary>`}`);
  visitor.folded++;
  return () => {
    visitor.folded--;
    visitor.write('</details>');
  };
}

/** Some parsers read everything inside `details` as HTML, even fenced code. */
function holdsActiveCode(element: ContentElement): boolean {
  return elementsOf(element).some(({ tag }) => CODE.has(tag)) && isActive(rawTextOf(element));
}

function definitions(_: ContentElement, visitor: MarkdownVisitor): Leave {
  const { writer } = visitor;
  const marker = markerAfter(visitor.lastList, false);
  const opened: OpenDefinitions = { marker, isOpen: false, isTerm: false };
  visitor.definitions.push(opened);
  return () => {
    visitor.definitions.pop();
    if (opened.isOpen) writer.close();
    visitor.lastList = { isOrdered: false, isTight: false, marker, next: 1, start: 0, itemStart: 0 };
  };
}

/** Consecutive terms share an item. */
function term(element: ContentElement, visitor: MarkdownVisitor): Leave {
  const opened = visitor.definitions.at(-1);
  if (opened !== undefined && !opened.isTerm) beginDefinition(opened, visitor);
  if (opened !== undefined) opened.isTerm = true;
  if (!element.children.every(isPhrase)) return null;
  visitor.write(markdownLine(element.children, 'paragraph', BOLD));
  return DONE;
}

function meaning(_: ContentElement, visitor: MarkdownVisitor): Leave {
  const opened = visitor.definitions.at(-1);
  if (opened === undefined) return null;
  if (!opened.isOpen) beginDefinition(opened, visitor);
  opened.isTerm = false;
  return null;
}

function beginDefinition(opened: OpenDefinitions, { writer }: MarkdownVisitor): void {
  if (opened.isOpen) writer.close();
  writer.open(`${opened.marker} `, '  ');
  opened.isOpen = true;
}
