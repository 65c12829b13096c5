import { type ContentElement, type ContentNode, newElement } from '../content/content-tree.ts';
import { rawTextOf } from '../content/content-walk.ts';
import { HEADINGS } from '../elements/element-kinds.ts';
import { firstNumber, itemNumber } from '../output/lists.ts';
import { toMarkdown } from '../output/markdown/markdown.ts';
import { isPhrase } from '../output/walk-content.ts';
import { type Around, assemble, inside, needsHead } from './assemble.ts';
import { splitLine } from './split-line.ts';
import { Line } from './text-line.ts';
import type { TokenCounter } from './token-counter.ts';
import type { Unit } from './unit.ts';

/** Elements that only hold others; those of the second kind are no part of the outline. */
const SECTIONS: ReadonlySet<string> = new Set(['div', 'section', 'article', 'aside', 'address']);
const CONTAINERS: ReadonlySet<string> = new Set([
  'blockquote',
  'ul',
  'ol',
  'dl',
  'table',
  'thead',
  'tbody',
  'tfoot',
]);
/** Lines that mean nothing outside their element, and become paragraphs there. */
const PARTS: ReadonlySet<string> = new Set(['summary', 'caption', 'figcaption', 'td', 'th', 'dt', 'dd']);

interface Frame {
  readonly children: readonly ContentNode[];
  index: number;
  readonly around: Around | null;
  /** Whether headings here are part of the outline. */
  readonly isOutline: boolean;
  /** The number of the next item. */
  next: number;
}

/** Cuts content into units of at most `limit` tokens, in order. */
export function findUnits(content: ContentElement, counter: TokenCounter, limit: number): readonly Unit[] {
  const finder = new UnitFinder(counter, limit);
  finder.walk(content);
  return finder.units;
}

class UnitFinder {
  readonly units: Unit[] = [];
  readonly #counter: TokenCounter;
  readonly #limit: number;
  readonly #open: Frame[] = [];

  constructor(counter: TokenCounter, limit: number) {
    this.#counter = counter;
    this.#limit = limit;
  }

  walk(content: ContentElement): void {
    this.#enter(content.children, null, true);
    for (let frame = this.#open.at(-1); frame !== undefined; frame = this.#open.at(-1)) {
      const { children, index } = frame;
      let end = index;
      while (isPhrase(children[end])) end++;
      frame.index = Math.max(end, index + 1);
      const child = children[index];
      if (end > index) this.#line(children.slice(index, end), null, frame);
      else if (child === undefined) this.#open.pop();
      else if (child.kind === 'element') this.#element(child, frame);
    }
  }

  #enter(children: readonly ContentNode[], around: Around | null, isOutline: boolean, next = 1): void {
    this.#open.push({ children, index: 0, around, isOutline, next });
  }

  #element(element: ContentElement, frame: Frame): void {
    const { tag, children } = element;
    if (SECTIONS.has(tag)) {
      const isOutline = frame.isOutline && !element.attributes.has('data-callout');
      this.#enter(children, inside(element, frame.around), isOutline);
    } else if (tag === 'table') this.#enter(children, this.#table(element, frame.around), false);
    else if (CONTAINERS.has(tag))
      this.#enter(children, inside(element, frame.around), false, firstOf(element));
    else if (tag === 'dt') this.#definition(frame);
    else if (tag === 'pre' || tag === 'p' || HEADINGS.has(tag)) this.#line(children, element, frame);
    else this.#whole(element, frame);
  }

  /** A table repeats its header in every part, unless that is long. */
  #table(table: ContentElement, outer: Around | null): Around {
    const row = headOf(table);
    if (row === null || this.#counter.exceeds(rawTextOf(row), this.#limit / MAX_HEAD_SHARE))
      return inside(table, outer);
    const around = inside(table, outer);
    const cost = this.#costOf([row], around);
    return cost * MAX_HEAD_SHARE > this.#limit ? around : inside(table, outer, { head: { row, cost } });
  }

  /** Terms stay with their definitions. */
  #definition(frame: Frame): void {
    const { children, around } = frame;
    const start = frame.index - 1;
    let end = frame.index;
    while (tagOf(children[end]) === 'dt') end++;
    while (tagOf(children[end]) === 'dd') end++;
    if (this.#add(children.slice(start, end), around)) frame.index = end;
    else this.#whole(children[start] as ContentElement, frame);
  }

  #whole(element: ContentElement, frame: Frame): void {
    const number = element.tag === 'li' ? itemNumber(element, frame.next) : undefined;
    if (number !== undefined) frame.next = number + 1;
    if (this.#add([element], frame.around, number)) return;
    const { tag, children } = element;
    if (tag === 'li') {
      const around = inside(element, frame.around, number === undefined ? {} : { number });
      this.#enter(children, around, false);
    } else if (tag === 'tr') this.#enter(children, beyondTable(frame.around), false);
    else if (PARTS.has(tag) && children.every(isPhrase))
      this.#line(children, newElement('p', [], element.node), frame);
    else this.#enter(children, tag === 'dd' ? inside(element, frame.around) : frame.around, false);
  }

  /** Adds nodes as one unit if they are short enough. */
  #add(nodes: readonly ContentNode[], around: Around | null, number?: number): boolean {
    if (this.#isTooLong(nodes)) return false;
    const cost = this.#costOf(nodes, around);
    if (cost > this.#limit + 1) return false;
    this.units.push({ nodes, around, level: 0, cost, ...(number === undefined ? {} : { number }) });
    return true;
  }

  /** Whether nodes are too long for sure; reads no more of them than it takes to tell. */
  #isTooLong(nodes: readonly ContentNode[]): boolean {
    let text = '';
    const room = this.#limit * MAX_CHARACTERS;
    for (let at = 0; at < nodes.length && text.length < room; at++) {
      const node = nodes[at]!;
      text += node.kind === 'text' ? node.text : rawTextOf(node, room - text.length);
    }
    return this.#counter.exceeds(text, this.#limit);
  }

  /** Tokens of nodes in their place; the header that a table repeats is counted apart. */
  #costOf(nodes: readonly ContentNode[], around: Around | null): number {
    const cost = this.#counter.cost(toMarkdown(assemble([{ nodes, around }])));
    let head = 0;
    for (let at = around; at !== null && head === 0; at = at.outer) {
      if (at.head !== undefined && needsHead({ nodes, around }, at.head.row)) head = at.head.cost;
    }
    return Math.max(cost - head, 1);
  }

  #line(phrases: readonly ContentNode[], shell: ContentElement | null, { around, isOutline }: Frame): void {
    const level = isOutline && shell !== null && HEADINGS.has(shell.tag) ? Number(shell.tag.slice(1)) : 0;
    const nodes =
      shell === null
        ? phrases
        : shell.children === phrases
          ? [shell]
          : [{ ...shell, children: [...phrases] }];
    if (!this.#isTooLong(phrases)) {
      const cost = this.#costOf(nodes, around);
      if (cost <= this.#limit + 1) {
        this.units.push({ nodes, around, level, cost });
        return;
      }
    }
    const line = new Line(phrases, shell);
    const parts = splitLine(line, {
      isCode: shell?.tag === 'pre',
      limit: this.#limit,
      costOf: (part) => this.#costOf(part, around),
    });
    for (const part of parts) this.units.push({ ...part, around, level });
  }
}

/** A header that takes more than this share of a chunk is not repeated. @cap */
const MAX_HEAD_SHARE = 4;

/** More characters than any tokenizer puts into a token, on average. @cap */
const MAX_CHARACTERS = 64;

function tagOf(node: ContentNode | undefined): string {
  return node?.kind === 'element' ? node.tag : '';
}

function firstOf(list: ContentElement): number {
  return list.tag === 'ol' ? firstNumber(list) : 1;
}

/** The first row of a table, if it is its header. */
function headOf({ children }: ContentElement): ContentElement | null {
  for (const part of children) {
    if (part.kind !== 'element' || part.tag === 'caption') continue;
    const isGroup = part.tag === 'thead' || part.tag === 'tbody';
    const row = isGroup ? part.children[0] : part;
    if (row?.kind !== 'element' || row.tag !== 'tr') return null;
    if (part.tag === 'thead') return part.children.length === 1 ? part : null;
    const isHead = row.children.every((cell) => cell.kind === 'element' && cell.tag === 'th');
    return isHead && !isGroup ? row : null;
  }
  return null;
}

/** What is around the table that a row belongs to. */
function beyondTable(around: Around | null): Around | null {
  for (let at = around; at !== null; at = at.outer) if (at.element.tag === 'table') return at.outer;
  return around;
}
