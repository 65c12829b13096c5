import { safeUrl } from '../../addresses/safe-url.ts';
import type { ContentElement, ContentNode, ContentText } from '../../content/content-tree.ts';
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
/** White space inside a text that is not one space. */
const UNCOLLAPSED = /[\t\f\r\n]| {2}/u;
const NO_MARKS: readonly BlockMark[] = [];

/** Text and marks of phrases, with white space collapsed as in a browser. */
export function inlineText(phrases: readonly ContentNode[]): InlineText {
  const only = phrases.length === 1 ? phrases[0]! : null;
  // Most lines are one text in normal form.
  if (only?.kind === 'text' && only.joined === undefined && isCollapsed(only.text))
    return { text: only.text, marks: NO_MARKS, nodes: [only.node] };
  const writer = new InlineWriter();
  const open: (ContentNode | OpenMark)[] = phrases.toReversed();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.kind === 'mark') writer.close(next);
    else if (next.kind === 'text') writer.writeText(next);
    else if (next.tag === 'br') writer.breakLine();
    else if (next.tag !== 'rp') {
      const mark = writer.open(next);
      if (mark !== null) open.push(mark);
      if (next.tag === 'math') writer.writeFormula(next);
      else for (let at = next.children.length - 1; at >= 0; at--) open.push(next.children[at]!);
      if (isBlockElement(next.tag)) writer.space();
    }
  }
  return writer;
}

function isCollapsed(text: string): boolean {
  return text !== '' && !text.startsWith(' ') && !text.endsWith(' ') && !UNCOLLAPSED.test(text);
}

/** What is known of a mark before its place. */
type Meaning = Omit<BlockMark, 'start' | 'end'>;

/** A mark whose element is open. */
interface OpenMark {
  readonly kind: 'mark';
  readonly meaning: Meaning;
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

  /** Writes a text and notes the nodes that it came from. */
  writeText({ text, node, joined }: ContentText): void {
    this.write(text, node);
    if (joined !== undefined) for (const other of joined) this.nodes.push(other);
  }

  /** Writes a formula, which may have been found in several texts. */
  writeFormula(formula: ContentElement): void {
    this.write(formulaText(formula), formula.node);
    for (const other of firstText(formula)?.joined ?? []) this.nodes.push(other);
  }

  write(text: string, node: NodeId): void {
    if (isCollapsed(text)) {
      this.nodes.push(node);
      this.#append(text);
      return;
    }
    const words = text.split(SPACES);
    if (words.some((word) => word !== '')) this.nodes.push(node);
    for (let index = 0; index < words.length; index++) {
      if (index > 0) this.space();
      if (words[index] !== '') this.#append(words[index]!);
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

  #append(words: string): void {
    if (this.#owesSpace && !this.#isLineStart) this.text += ' ';
    this.#owesSpace = false;
    this.#isLineStart = false;
    for (let at = this.#open.length - 1; at >= 0 && this.#open[at]!.start < 0; at--) {
      this.#open[at]!.start = this.text.length;
    }
    this.text += words;
  }

  /** Begins an element; what it returns has to be closed where the element ends. */
  open(element: ContentElement): OpenMark | null {
    const meaning = meaningOf(element);
    if (meaning === null) return null;
    if (MEDIA.has(meaning.type)) {
      this.nodes.push(element.node);
      return { kind: 'mark', meaning, start: -1 };
    }
    const opened: OpenMark = { kind: 'mark', meaning, start: -1 };
    this.#open.push(opened);
    return opened;
  }

  close({ meaning, start }: OpenMark): void {
    const { length } = this.text;
    if (MEDIA.has(meaning.type)) this.marks.push(markAt(meaning, length, length));
    else {
      this.#open.pop();
      if (start >= 0) this.marks.push(markAt(meaning, start, length));
    }
  }
}

/** A mark in its place; the two usual kinds are written out, because a page may have hundreds of thousands. */
function markAt(meaning: Meaning, start: number, end: number): BlockMark {
  const { type, url, alt, title, lang } = meaning;
  if (alt !== undefined || title !== undefined || lang !== undefined) return { ...meaning, start, end };
  return url === undefined ? { type, start, end } : { type, url, start, end };
}

function meaningOf(element: ContentElement): Meaning | null {
  const { tag, attributes } = element;
  const lang = attributes.get('lang');
  const isNote = tag === 'sup' && attributes.has('data-note-ref');
  const type = isNote ? 'note' : (MARKS.get(tag) ?? (lang === undefined ? null : 'language'));
  if (type === null) return null;
  const url = urlOf(element);
  if (url === null && (type === 'link' || MEDIA.has(type))) return null;
  const alt = type === 'image' ? attributes.get('alt') : undefined;
  const title = attributes.get('title');
  if (url === null && !alt && !title && !lang) return PLAIN_MEANINGS.get(type)!;
  return {
    type,
    ...(url === null ? {} : { url }),
    ...(alt ? { alt } : {}),
    ...(title ? { title } : {}),
    ...(lang ? { lang } : {}),
  };
}

/** What most marks mean: their type, and nothing else. */
const PLAIN_MEANINGS: ReadonlyMap<MarkType, Meaning> = new Map(
  [...MARKS.values(), 'note' as const, 'language' as const].map((type) => [type, { type }]),
);

function urlOf({ tag, attributes }: ContentElement): string | null {
  if (tag === 'a') return safeUrl(attributes.get('href') ?? '', 'link');
  const isMedia = tag === 'img' || tag === 'video' || tag === 'audio';
  return isMedia ? safeUrl(attributes.get('src') ?? '', 'resource') : null;
}

function firstText(element: ContentElement): ContentText | null {
  let node: ContentNode | undefined = element;
  while (node?.kind === 'element') node = node.children[0];
  return node ?? null;
}

/** The text of code, unchanged. */
export function codeBlockText(pre: ContentElement): string {
  return rawTextOf(pre).replace(LINE_ENDS, '\n').replace(OUTER_NEWLINES, '');
}

const LINE_ENDS = /\r\n?/gu;
const OUTER_NEWLINES = /^\n+|\n$/gu;
