import { AttributeList } from '../../../content/content-attributes.ts';
import {
  appendChild,
  type ContentElement,
  type ContentText,
  newElement,
} from '../../../content/content-tree.ts';
import { unitAt } from '../../../language/unit-at.ts';
import { ITEM_COMPANIONS, ITEMS, KEPT_EMPTY, REQUIRED_PARENTS, STRICT_CONTAINERS } from './containers.ts';
import { isAnySpace, Run, visibleEnd, visibleStart } from './run.ts';
import { Seam } from './seam.ts';

/** The element that the next line of text becomes. */
export interface LineStyle {
  /** `p`, a heading or `summary`. */
  tag: string;
  /** The block it comes from, which carries `lang` and `dir`. */
  readonly source: ContentElement;
  /** Whether the source itself is in the content, so that nothing has to be carried over. */
  readonly isInherited?: boolean;
}

interface Container {
  readonly element: ContentElement;
  /** Created to hold something misplaced; closes by itself. */
  readonly isImplicit: boolean;
  /** A finished item, reopened only for a list that belongs to it. */
  readonly isReopened: boolean;
  /** The first paragraph in it that comes from loose text, and how many there are. */
  looseLine: ContentElement | null;
  looseLines: number;
}

/**
 * Builds content in normal form from a walk over content in any form: containers hold blocks, lines hold phrases,
 * nothing is empty, and every part is where it may be.
 */
export class StructureBuilder {
  readonly #containers: Container[];
  readonly #styles: LineStyle[];
  readonly #phrases: ContentElement[] = [];
  #run: Run | null = null;
  /** Where one phrase ends and the next begins. */
  readonly seam: Seam = new Seam();
  readonly #keepsPlaces: boolean;

  constructor(root: ContentElement, keepsPlaces: boolean) {
    this.#keepsPlaces = keepsPlaces;
    const element: ContentElement = { ...root, tag: 'div', children: [] };
    this.#containers = [containerOf(element, false)];
    this.#styles = [{ tag: 'p', source: root }];
  }

  /** Ends the last line; the children of the new root. */
  finish(): ContentElement['children'] {
    this.endLine();
    while (this.#containers.length > 1) this.#pop();
    return this.#containers[0]!.element.children;
  }

  get style(): LineStyle {
    return this.#styles.at(-1)!;
  }

  get hasLine(): boolean {
    return this.#run !== null;
  }

  addText(source: ContentText): void {
    const { text } = source;
    const start = visibleStart(text);
    const end = visibleEnd(text, start);
    const isFirst = this.#run?.pendingBreaks !== 0;
    if (start === end || isBlank(text, start, end, isFirst)) {
      // The only thing between two elements: keeps two links apart, in any script.
      this.#run?.addGap(false);
      this.seam.forget();
      return;
    }
    if (start > 0 || this.seam.parts(text, this.hasPhrase('code')))
      this.#run?.addGap(hasNewline(text, 0, start));
    this.#line().addText(
      start === 0 && end === text.length ? text : text.slice(start, end),
      source,
      this.#phrases,
    );
    // Only now: after two line breaks this text begins a new line, and a new line remembers nothing.
    this.seam.remember(text, end);
    if (end < text.length) this.#run?.addGap(hasNewline(text, end, text.length));
  }

  addAtom(atom: ContentElement): void {
    this.seam.forget();
    // Code is text; a picture in it splits it into two pieces.
    const phrases = this.#phrases;
    this.#line().addAtom(
      atom,
      this.hasPhrase('code') ? phrases.filter(({ tag }) => tag !== 'code') : phrases,
    );
  }

  addBreak(): void {
    this.seam.forget();
    this.#run?.addBreak();
  }

  /** Adds a complete block: a rule, code. */
  addBlock(block: ContentElement): void {
    this.endLine();
    this.#makeRoomFor(block.tag);
    appendChild(this.#top.element, block);
  }

  openPhrase(phrase: ContentElement): void {
    // Code stays innermost: a link in code becomes code in a link, which every output can write.
    const isAfterCode = this.#phrases.at(-1)?.tag === 'code';
    this.#phrases.splice(isAfterCode ? -1 : this.#phrases.length, 0, phrase);
  }

  closePhrase(phrase: ContentElement): void {
    this.#phrases.splice(this.#phrases.lastIndexOf(phrase), 1);
  }

  /** A phrase inside one of its own kind adds nothing; skipping it also bounds how much a line can reopen. */
  hasPhrase(tag: string): boolean {
    for (const phrase of this.#phrases) if (phrase.tag === tag) return true;
    return false;
  }

  openStyle(style: LineStyle): void {
    this.endLine();
    this.#styles.push(style);
  }

  closeStyle(): void {
    this.endLine();
    this.#styles.pop();
  }

  /** Whether a part such as `td` would find the parent it needs. */
  canHold(tag: string): boolean {
    const parents = REQUIRED_PARENTS.get(tag);
    if (parents === undefined || tag === 'li') return true;
    const nearest = this.#containers.findLast((container) => !container.isImplicit)!;
    return parents.has(nearest.element.tag) || parents.has(this.#top.element.tag);
  }

  openContainer(source: ContentElement): void {
    this.endLine();
    this.#makeRoomFor(source.tag);
    // The element itself: pages of tables have hundreds of thousands, and the tree they were in goes.
    source.children = [];
    this.#push(source, false);
    // The container itself carries its language.
    this.#styles.push({ tag: 'p', source, isInherited: true });
  }

  closeContainer(): void {
    this.endLine();
    while (this.#top.isImplicit) this.#pop();
    this.#pop();
    this.#styles.pop();
  }

  /** Ends the current line of text, if there is one. */
  endLine(): void {
    const run = this.#run;
    this.#run = null;
    this.seam.forget();
    if (run === null || run.children.length === 0) return;
    run.trimEnd();
    const { style } = this;
    const attributes = style.isInherited === true ? new AttributeList() : linguistic(style.source);
    const line: ContentElement = {
      kind: 'element',
      tag: style.tag,
      attributes,
      children: run.children,
      node: style.source.node,
    };
    const top = this.#top;
    if (style.tag === 'p' && style.source.tag !== 'p') {
      top.looseLine ??= line;
      top.looseLines++;
    }
    // One heading yields one heading, however much an unclosed tag has swallowed.
    else style.tag = 'p';
    appendChild(top.element, line);
  }

  get #top(): Container {
    return this.#containers.at(-1)!;
  }

  #line(): Run {
    // Two breaks in a row are an old way to write a paragraph.
    if (this.#run !== null && this.#run.pendingBreaks > 1 && this.style.tag === 'p') this.endLine();
    if (this.#run === null) {
      this.#makeRoomFor(this.style.tag);
      this.#run = new Run(this.#keepsPlaces);
    }
    return this.#run;
  }

  #makeRoomFor(tag: string): void {
    this.#closeImplicit(tag);
    if (tag === 'li' && STRICT_CONTAINERS.get(this.#top.element.tag) !== 'li') {
      this.#makeRoomFor('ul');
      this.#pushImplicit('ul');
    }
    for (let part = STRICT_CONTAINERS.get(this.#top.element.tag); part !== undefined; ) {
      if (REQUIRED_PARENTS.get(tag)?.has(this.#top.element.tag)) return;
      // A list directly inside a list belongs to the item before it.
      if (part === 'li' && (tag === 'ul' || tag === 'ol') && this.#reopenItem()) return;
      this.#pushImplicit(part);
      part = STRICT_CONTAINERS.get(this.#top.element.tag);
    }
  }

  #closeImplicit(tag: string): void {
    const parents = REQUIRED_PARENTS.get(tag);
    while (this.#top.isImplicit) {
      const { element, isReopened } = this.#top;
      if (parents?.has(element.tag)) return;
      const isWelcome = isReopened ? tag === 'ul' || tag === 'ol' : element.tag !== 'ul';
      if (parents === undefined && isWelcome) return;
      this.#pop();
    }
  }

  #reopenItem(): boolean {
    const item = this.#top.element.children.at(-1);
    if (item?.kind !== 'element' || item.tag !== 'li') return false;
    this.#containers.push(containerOf(item, true, true));
    return true;
  }

  #pushImplicit(tag: string): void {
    this.#push(newElement(tag), true);
  }

  #push(element: ContentElement, isImplicit: boolean): void {
    appendChild(this.#top.element, element);
    this.#containers.push(containerOf(element, isImplicit));
  }

  #pop(): void {
    const { element, looseLine, looseLines } = this.#containers.pop()!;
    if (isEmpty(element)) {
      const siblings = this.#top.element.children;
      if (siblings.at(-1) === element) siblings.pop();
    } else if (looseLine !== null && looseLines === 1 && ITEMS.has(element.tag))
      unwrapOnlyLine(element, looseLine);
  }
}

function containerOf(element: ContentElement, isImplicit: boolean, isReopened = false): Container {
  return { element, isImplicit, isReopened, looseLine: null, looseLines: 0 };
}

function isEmpty({ tag, children }: ContentElement): boolean {
  if (KEPT_EMPTY.has(tag)) return false;
  return tag === 'table' ? !holdsCellContent(children) : children.length === 0;
}

function holdsCellContent(children: ContentElement['children']): boolean {
  for (const child of children) {
    if (child.kind === 'text' || child.tag === 'caption') return true;
    const rows = child.tag === 'tr' ? [child] : child.children;
    for (const row of rows) {
      if (row.kind === 'text') return true;
      if (row.children.some((cell) => cell.kind === 'text' || cell.children.length > 0)) return true;
    }
  }
  return false;
}

/** Unwraps the only line of an item, which needs no paragraph. */
function unwrapOnlyLine(item: ContentElement, line: ContentElement): void {
  const isOnly = item.children.every(
    (child) => child === line || (child.kind === 'element' && ITEM_COMPANIONS.has(child.tag)),
  );
  if (!isOnly) return;
  if (item.children.length === 1) item.children = line.children;
  else item.children = item.children.flatMap((child) => (child === line ? line.children : [child]));
}

/** The attributes that say how to read the words: language and direction. */
function linguistic({ attributes }: ContentElement): AttributeList {
  const kept = new AttributeList();
  if (attributes.size === 0) return kept;
  for (const name of ['lang', 'dir']) {
    const value = attributes.get(name);
    if (value !== undefined) kept.set(name, value);
  }
  return kept;
}

/** Whether a text is only spaces of any width, or joiners at the start of a line, which join nothing: placeholders. */
function isBlank(text: string, start: number, end: number, isFirst: boolean): boolean {
  for (let index = start; index < end; index++) {
    const code = unitAt(text, index);
    if (!(isFirst && code === ZERO_WIDTH_JOINER) && !isAnySpace(code)) return false;
  }
  return true;
}

const ZERO_WIDTH_JOINER = 0x200d;

function hasNewline(text: string, start: number, end: number): boolean {
  for (let index = start; index < end; index++) {
    const code = unitAt(text, index);
    if (code === 0x0a || code === 0x0d) return true;
  }
  return false;
}
