import type { BlockMark, BlockType, ContentBlock } from '../blocks/block.ts';
import { GrowingText } from '../growing-text.ts';
import { teiInline, teiMedia } from './tei-inline.ts';
import { escapeXml, tagOf, type XmlAttributes } from './xml.ts';

/**
 * The blocks as the body of a TEI text: every heading opens a division that lasts until the next heading of its level.
 */
export function teiBody(blocks: readonly ContentBlock[]): string {
  const writer = new TeiWriter();
  const open: (ContentBlock | typeof END)[] = blocks.toReversed();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === END) {
      writer.end();
      continue;
    }
    if (writer.begin(next)) open.push(END);
    const children = childrenOf(next);
    for (let at = children.length - 1; at >= 0; at--) open.push(children[at]!);
  }
  return `<body>${writer.finish()}</body>`;
}

/** The end of the innermost open element. */
const END = 'end';

const NO_CHILDREN: readonly ContentBlock[] = [];

/** Puts the captions of a table first, wherever the page had them. */
function childrenOf({ type, children = NO_CHILDREN }: ContentBlock): readonly ContentBlock[] {
  if (LINES.has(type)) return NO_CHILDREN;
  if (type !== 'table') return children;
  const captions = children.filter((child) => child.type === 'caption');
  return captions.length === 0
    ? children
    : captions.concat(children.filter((child) => child.type !== 'caption'));
}

/** Blocks that are a single line in TEI, whatever a page puts into them. */
const LINES: ReadonlySet<BlockType> = new Set(['heading', 'caption', 'term', 'summary']);

/** Joins the lines of all inner blocks into one. */
function asLine(block: ContentBlock): ContentBlock {
  if (!LINES.has(block.type) || block.children === undefined) return block;
  let text = '';
  const marks: BlockMark[] = [];
  const open = [...block.children].reverse();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (let at = (next.children?.length ?? 0) - 1; at >= 0; at--) open.push(next.children![at]!);
    const start = text === '' ? 0 : text.length + 1;
    if (next.text) text += (start === 0 ? '' : '\n') + next.text;
    const shift = next.text ? start : text.length;
    for (const mark of next.marks ?? [])
      marks.push({ ...mark, start: mark.start + shift, end: mark.end + shift });
  }
  return { ...block, text, marks };
}

class TeiWriter {
  readonly #xml = new GrowingText();
  /** Levels of the open divisions; the outermost has no heading. */
  readonly #divisions: number[] = [0];
  /** Open elements inside the current division. */
  readonly #open: string[] = [];
  /** For each of them, whether it is a glossary. */
  readonly #isGlossary: boolean[] = [];
  /** For every open glossary, whether a term waits for its definition. */
  readonly #terms: boolean[] = [];

  /** Writes a block, or begins it and says so: then it has to be ended. */
  begin(given: ContentBlock): boolean {
    const block = asLine(given);
    if (block.type === 'rule') this.#xml.add('<milestone unit="section" rend="rule"/>');
    if (block.type === 'rule' || isTransparent(block)) return false;
    if (this.#open.at(-1) === 'figure' && block.text === '') {
      this.#xml.add((block.marks ?? []).map(teiMedia).join(''));
      return false;
    }
    const [name, attributes] = this.#elementOf(block);
    this.#open.push(name);
    this.#isGlossary.push(block.type === 'definitions');
    const { lang } = block;
    this.#xml.add(tagOf(name, lang === undefined ? attributes : { ...attributes, 'xml:lang': lang }));
    const { text = '', marks } = block;
    if (text !== '' || marks !== undefined)
      this.#xml.add(block.type === 'code' ? escapeXml(text) : teiInline(text, marks));
    return true;
  }

  /** Ends the innermost open element. */
  end(): void {
    const name = this.#open.pop()!;
    if (this.#isGlossary.pop() && this.#terms.pop()) this.#xml.add('<item/>');
    this.#xml.add(`</${name}>`);
  }

  #elementOf(block: ContentBlock): readonly [string, XmlAttributes] {
    switch (block.type) {
      case 'heading':
        return this.#heading(block.level ?? 1);
      case 'definitions':
        this.#terms.push(false);
        return ['list', { type: 'gloss' }];
      case 'term':
      case 'definition':
        return this.#glossaryPart(block.type === 'term');
      default:
        return elementOf(block);
    }
  }

  /** Opens a division, except inside a list, a quote or a table, where TEI has none. */
  #heading(level: number): readonly [string, XmlAttributes] {
    if (this.#open.length > 0) return ['ab', { type: 'heading', n: level }];
    while (this.#divisions.at(-1)! >= level) {
      this.#divisions.pop();
      this.#xml.add('</div>');
    }
    this.#divisions.push(level);
    this.#xml.add(tagOf('div', { n: level }));
    return ['head', {}];
  }

  /** TEI alternates labels and items; HTML may have several of either in a row. */
  #glossaryPart(isTerm: boolean): readonly [string, XmlAttributes] {
    const last = this.#terms.length - 1;
    if (last < 0) return ['p', {}];
    if (isTerm && this.#terms[last]) this.#xml.add('<item/>');
    if (!(isTerm || this.#terms[last])) this.#xml.add('<label/>');
    this.#terms[last] = isTerm;
    return [isTerm ? 'label' : 'item', {}];
  }

  finish(): string {
    return `<div>${this.#xml}${'</div>'.repeat(this.#divisions.length)}`;
  }
}

/** Whether a block only groups others: TEI has no nested paragraphs, so only its contents are written. */
function isTransparent({ type, children }: ContentBlock): boolean {
  const groups = type === 'paragraph' || type === 'section' || type === 'details' || type === 'notice';
  return groups && children !== undefined;
}

function elementOf({
  type,
  ordered,
  start,
  language,
  header,
  columns,
  rows,
}: ContentBlock): readonly [string, XmlAttributes] {
  switch (type) {
    case 'list':
      return ['list', { rend: ordered ? 'numbered' : 'bulleted', n: start }];
    case 'notes':
      return ['list', { rend: 'notes' }];
    case 'code':
      return ['ab', { type: 'code', subtype: language, 'xml:space': 'preserve' }];
    case 'caption':
      return ['head', {}];
    case 'summary':
      return ['ab', { type: 'summary' }];
    case 'row':
      return header ? ['row', { role: 'label' }] : ROW;
    case 'cell':
      return ['cell', { role: header ? 'label' : undefined, cols: columns, rows }];
    case 'item':
      return ITEM;
    case 'quote':
    case 'table':
    case 'figure':
      return [type, {}];
    default:
      return PARAGRAPH;
  }
}

/** The elements that most blocks become. */
const PARAGRAPH: readonly [string, XmlAttributes] = ['p', {}];
const ROW: readonly [string, XmlAttributes] = ['row', {}];
const ITEM: readonly [string, XmlAttributes] = ['item', {}];
