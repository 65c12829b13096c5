import {
  type ContentElement,
  type ContentNode,
  type ContentText,
  newElement,
} from '../content/content-tree.ts';
import { plainPhrases } from '../output/plain-phrases.ts';
import { type Around, assemble, inside, type Placed } from './assemble.ts';

/** A text or something that is never cut, with the phrases around it. */
interface Leaf {
  readonly node: ContentNode;
  readonly around: Around | null;
  /** Where it begins in the text of the line. */
  readonly start: number;
  readonly length: number;
}

/** Stands for what is not text: a picture, a formula. */
export const OBJECT = '\ufffc';
const ATOMS: ReadonlySet<string> = new Set(['img', 'video', 'audio', 'math']);

/** A line of text, code or a heading, of which parts can be taken. */
export class Line {
  /** The text with one character for each formula, picture and line break. */
  readonly text: string;
  readonly leaves: readonly Leaf[];
  readonly #shell: ContentElement | null;

  /** `shell` is the element of the line; a line of loose phrases has none. */
  constructor(phrases: readonly ContentNode[], shell: ContentElement | null) {
    this.#shell = shell;
    const leaves: Leaf[] = [];
    const texts: string[] = [];
    let start = 0;
    const open: { readonly node: ContentNode; readonly around: Around | null }[] = [];
    const push = (nodes: readonly ContentNode[], around: Around | null): void => {
      for (let at = nodes.length - 1; at >= 0; at--) open.push({ node: nodes[at]!, around });
    };
    push(phrases, null);
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const { node, around } = next;
      const text = textOf(node);
      if (text === null) push((node as ContentElement).children, inside(node as ContentElement, around));
      else {
        leaves.push({ node, around, start, length: text.length });
        texts.push(text);
        start += text.length;
      }
    }
    this.text = texts.join('');
    this.leaves = leaves;
  }

  /** The part between two offsets of the text. */
  slice(from: number, to: number): readonly ContentNode[] {
    const parts: Placed[] = [];
    for (let at = this.#leafAt(from); at < this.leaves.length && this.leaves[at]!.start < to; at++) {
      const { node, around, start, length } = this.leaves[at]!;
      if (length > 0) parts.push({ around, nodes: [cut(node, from - start, to - start)] });
    }
    return this.#wrap(assemble(parts).children);
  }

  /** The same without links and formulas, whose addresses and sources may be longer than the text. */
  plainSlice(from: number, to: number): readonly ContentNode[] {
    const children: ContentNode[] = [];
    let text = '';
    let node = this.leaves[this.#leafAt(from)]?.node.node ?? 0;
    for (let at = this.#leafAt(from); at < this.leaves.length && this.leaves[at]!.start < to; at++) {
      const leaf = this.leaves[at]!;
      const part = cut(leaf.node, from - leaf.start, to - leaf.start);
      if (part.kind === 'text') text += part.text;
      else if (part.tag !== 'br') text += plainText(part);
      else {
        children.push({ kind: 'text', text, node }, part);
        text = '';
        node = this.leaves[at + 1]?.node.node ?? 0;
      }
    }
    children.push({ kind: 'text', text, node });
    return this.#wrap(children);
  }

  #wrap(children: ContentNode[]): readonly ContentNode[] {
    if (this.#shell === null) return children;
    const { tag, attributes, node } = this.#shell;
    return [{ ...newElement(tag, [...attributes], node), children }];
  }

  #leafAt(offset: number): number {
    let low = 0;
    let high = this.leaves.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.leaves[middle]!.start <= offset) low = middle;
      else high = middle - 1;
    }
    return Math.max(low, 0);
  }
}

/** What stands for a node in the text of a line; `null` for a phrase, whose contents do. */
function textOf(node: ContentNode): string | null {
  if (node.kind === 'text') return node.text;
  if (node.tag === 'br') return '\n';
  return ATOMS.has(node.tag) || isNoteMark(node) ? OBJECT : null;
}

/** The mark of a note is never cut; other raised text is text like any other. */
function isNoteMark({ tag, attributes }: ContentElement): boolean {
  return tag === 'sup' && attributes.has('data-note-ref');
}

function plainText(atom: ContentElement): string {
  if (atom.tag === 'math' || atom.tag === 'sup') return plainPhrases([atom]);
  const name = atom.attributes.get('alt') ?? '';
  // The name of a picture is not a part of the words beside it.
  return name === '' ? '' : ` ${name} `;
}

function cut(node: ContentNode, from: number, to: number): ContentNode {
  if (node.kind === 'element') return node;
  if (from <= 0 && to >= node.text.length) return node;
  const part: ContentText = { ...node, text: node.text.slice(Math.max(0, from), Math.max(0, to)) };
  return part;
}
