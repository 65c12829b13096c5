import { safeUrl } from '../../addresses/safe-url.ts';
import type { ContentElement, ContentNode } from '../../content/content-tree.ts';
import { rawTextOf } from '../../content/content-walk.ts';
import { isBlockElement } from '../../elements/element-kinds.ts';
import type { NodeId } from '../../page/tree.ts';
import { formulaText } from '../plain-phrases.ts';
import type { BlockMark, MarkType } from './block.ts';

/** The text of a line, its marks, and the nodes of the page that it came from. */
export interface InlineText {
  readonly text: string;
  readonly marks: readonly BlockMark[];
  readonly nodes: readonly NodeId[];
}

const MARKS: ReadonlyMap<string, MarkType> = new Map<string, MarkType>([
  ['a', 'link'],
  ['b', 'strong'],
  ['strong', 'strong'],
  ['i', 'emphasis'],
  ['em', 'emphasis'],
  ['cite', 'emphasis'],
  ['dfn', 'emphasis'],
  ['var', 'emphasis'],
  ['code', 'code'],
  ['samp', 'code'],
  ['kbd', 'keyboard'],
  ['s', 'deleted'],
  ['del', 'deleted'],
  ['ins', 'inserted'],
  ['mark', 'highlight'],
  ['sub', 'subscript'],
  ['sup', 'superscript'],
  ['q', 'quotation'],
  ['abbr', 'abbreviation'],
  ['u', 'underline'],
  ['small', 'small'],
  ['rt', 'reading'],
  ['time', 'time'],
  ['math', 'formula'],
  ['img', 'image'],
  ['video', 'video'],
  ['audio', 'audio'],
]);

const MEDIA: ReadonlySet<MarkType> = new Set(['image', 'video', 'audio']);
const SPACES = /[ \t\f\r\n]+/u;

/** Text and marks of phrases, with white space collapsed as in a browser. */
export function inlineText(phrases: readonly ContentNode[]): InlineText {
  const writer = new InlineWriter();
  const open: (ContentNode | (() => void))[] = [...phrases].reverse();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === 'function') next();
    else if (next.kind === 'text') writer.write(next.text, next.node);
    else if (next.tag === 'br') writer.breakLine();
    else if (next.tag !== 'rp') {
      open.push(writer.open(next));
      if (next.tag === 'math') writer.write(formulaText(next), next.node);
      else for (let at = next.children.length - 1; at >= 0; at--) open.push(next.children[at]!);
      if (isBlockElement(next.tag)) writer.space();
    }
  }
  return writer;
}

interface OpenMark {
  readonly mark: Omit<BlockMark, 'start' | 'end'>;
  /**
   * -1 until the first character is written: white space before it is not marked.
   */
  start: number;
}

class InlineWriter implements InlineText {
  text = '';
  readonly marks: BlockMark[] = [];
  readonly nodes: NodeId[] = [];
  readonly #open: OpenMark[] = [];
  #owesSpace = false;
  /** Kept separately, because looking at the end of the text would copy it each time. */
  #isLineStart = true;

  write(text: string, node: NodeId): void {
    const words = text.split(SPACES);
    if (words.some((word) => word !== '')) this.nodes.push(node);
    for (const [index, word] of words.entries()) {
      if (index > 0) this.space();
      if (word !== '') this.#append(word);
    }
  }

  space(): void {
    this.#owesSpace = true;
  }

  breakLine(): void {
    if (this.text.length > 0) this.text += '\n';
    this.#owesSpace = false;
    this.#isLineStart = true;
  }

  #append(word: string): void {
    if (this.#owesSpace && !this.#isLineStart) this.text += ' ';
    this.#owesSpace = false;
    this.#isLineStart = false;
    for (let at = this.#open.length - 1; at >= 0 && this.#open[at]!.start < 0; at--) {
      this.#open[at]!.start = this.text.length;
    }
    this.text += word;
  }

  /** Begins an element; the returned function ends it. */
  open(element: ContentElement): () => void {
    const mark = markOf(element);
    if (mark === null) return () => {};
    if (MEDIA.has(mark.type)) return this.#place(mark, element.node);
    const opened: OpenMark = { mark, start: -1 };
    this.#open.push(opened);
    return () => {
      this.#open.splice(this.#open.lastIndexOf(opened), 1);
      if (opened.start >= 0) this.marks.push({ ...mark, start: opened.start, end: this.text.length });
    };
  }

  #place(mark: Omit<BlockMark, 'start' | 'end'>, node: NodeId): () => void {
    this.nodes.push(node);
    return () => {
      this.marks.push({ ...mark, start: this.text.length, end: this.text.length });
    };
  }
}

function markOf(element: ContentElement): Omit<BlockMark, 'start' | 'end'> | null {
  const { tag, attributes } = element;
  const lang = attributes.get('lang');
  const isNote = tag === 'sup' && attributes.has('data-note-ref');
  const type = isNote ? 'note' : (MARKS.get(tag) ?? (lang === undefined ? null : 'language'));
  if (type === null) return null;
  const url = urlOf(element);
  if (url === null && (type === 'link' || MEDIA.has(type))) return null;
  const alt = type === 'image' ? attributes.get('alt') : undefined;
  const title = attributes.get('title');
  return {
    type,
    ...(url === null ? {} : { url }),
    ...(alt ? { alt } : {}),
    ...(title ? { title } : {}),
    ...(lang ? { lang } : {}),
  };
}

function urlOf({ tag, attributes }: ContentElement): string | null {
  if (tag === 'a') return safeUrl(attributes.get('href') ?? '', 'link');
  const isMedia = tag === 'img' || tag === 'video' || tag === 'audio';
  return isMedia ? safeUrl(attributes.get('src') ?? '', 'resource') : null;
}

/** The text of code, unchanged. */
export function codeText(pre: ContentElement): string {
  return rawTextOf(pre).replace(LINE_ENDS, '\n').replace(OUTER_NEWLINES, '');
}

const LINE_ENDS = /\r\n?/gu;
const OUTER_NEWLINES = /^\n+|\n$/gu;
