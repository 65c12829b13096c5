import type { BlockMark, BlockType, ContentBlock } from '../blocks/block.ts';
import { teiInline, teiMedia } from './tei-inline.ts';
import { escapeXml, tagOf, type XmlAttributes } from './xml.ts';

/**
 * The blocks as the body of a TEI text: every heading opens a division that lasts until the next heading of its level.
 */
export function teiBody(blocks: readonly ContentBlock[]): string {
  const writer = new TeiWriter();
  const open: (ContentBlock | (() => void))[] = [...blocks].reverse();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === 'function') next();
    else {
      open.push(writer.begin(next));
      const children = childrenOf(next);
      for (let at = children.length - 1; at >= 0; at--) open.push(children[at]!);
    }
  }
  return `<body>${writer.finish()}</body>`;
}

/** Puts the caption of a table first, wherever the page had it. */
function childrenOf({ type, children = [] }: ContentBlock): readonly ContentBlock[] {
  if (LINES.has(type)) return [];
  if (type !== 'table') return children;
  return children.toSorted((a, b) => Number(b.type === 'caption') - Number(a.type === 'caption'));
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
  #xml = '<div>';
  /** Levels of the open divisions; the outermost has no heading. */
  readonly #divisions: number[] = [0];
  /** Open elements inside the current division. */
  readonly #open: string[] = [];
  /** For every open glossary, whether a term waits for its definition. */
  readonly #terms: boolean[] = [];

  /** Writes a block, or begins it; the returned function ends it. */
  begin(given: ContentBlock): () => void {
    const block = asLine(given);
    if (block.type === 'rule') this.#xml += '<milestone unit="section" rend="rule"/>';
    if (block.type === 'rule' || isTransparent(block)) return () => {};
    if (this.#open.at(-1) === 'figure' && block.text === '') {
      this.#xml += (block.marks ?? []).map(teiMedia).join('');
      return () => {};
    }
    const [name, attributes] = this.#elementOf(block);
    this.#open.push(name);
    this.#xml += tagOf(name, { ...attributes, 'xml:lang': block.lang });
    this.#xml +=
      block.type === 'code' ? escapeXml(block.text ?? '') : teiInline(block.text ?? '', block.marks);
    return () => {
      if (block.type === 'definitions' && this.#terms.pop()) this.#xml += '<item/>';
      this.#xml += `</${name}>`;
      this.#open.pop();
    };
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
      this.#xml += '</div>';
    }
    this.#divisions.push(level);
    this.#xml += tagOf('div', { n: level });
    return ['head', {}];
  }

  /** TEI alternates labels and items; HTML may have several of either in a row. */
  #glossaryPart(isTerm: boolean): readonly [string, XmlAttributes] {
    const last = this.#terms.length - 1;
    if (last < 0) return ['p', {}];
    if (isTerm && this.#terms[last]) this.#xml += '<item/>';
    if (!(isTerm || this.#terms[last])) this.#xml += '<label/>';
    this.#terms[last] = isTerm;
    return [isTerm ? 'label' : 'item', {}];
  }

  finish(): string {
    return this.#xml + '</div>'.repeat(this.#divisions.length);
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
      return ['row', { role: header ? 'label' : undefined }];
    case 'cell':
      return ['cell', { role: header ? 'label' : undefined, cols: columns, rows }];
    case 'item':
    case 'quote':
    case 'table':
    case 'figure':
      return [type, {}];
    default:
      return ['p', {}];
  }
}
