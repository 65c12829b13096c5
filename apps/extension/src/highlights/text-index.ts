import { findQuote, inked, type TextPlace } from './find-quote.ts';
import type { Quote } from './highlight.ts';

/** Context characters that distinguish equal passages. @source The client of Hypothesis keeps 32 characters on both sides. */
const CONTEXT = 32;

/** Length of text that contains the context even if much of it is white space. @cap */
const CONTEXT_WINDOW = 500;

const SPACE = /\s+/g;

/** A passage as it is stored. */
export interface Passage extends TextPlace {
  readonly quote: Quote;
}

/** The text of a part of a document, with the nodes it is in. */
export class TextIndex {
  readonly #root: Node;
  readonly #texts: readonly Text[];
  /** For each text node, where it begins in the text without white space. */
  readonly #starts: readonly number[];
  readonly #ink: string;

  /** Reads the text of a root, or of those elements in it that are shown. */
  constructor(root: Node, isShown: (element: Element) => boolean = () => true) {
    this.#root = root;
    const [texts, starts, ink]: [Text[], number[], string[]] = [[], [], []];
    const walker = documentOf(root).createTreeWalker(root, NodeFilter.SHOW_TEXT);
    let length = 0;
    const seen = new Map<Element | null, boolean>();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const shown = inked((node as Text).data);
      const parent = node.parentElement;
      if (shown === '') continue;
      const isIn = seen.get(parent) ?? (parent === null || isShown(parent));
      seen.set(parent, isIn);
      if (!isIn) continue;
      texts.push(node as Text);
      starts.push(length);
      ink.push(shown);
      length += shown.length;
    }
    [this.#texts, this.#starts, this.#ink] = [texts, starts, ink.join('')];
  }

  /** Describes a selected range; `null` if it has no text. */
  describe(range: Range): Passage | null {
    const exact = collapsed(range.toString());
    if (exact === '') return null;
    const around = documentOf(this.#root).createRange();
    around.selectNodeContents(this.#root);
    around.setEnd(range.startContainer, range.startOffset);
    const before = around.toString();
    around.selectNodeContents(this.#root);
    around.setStart(range.endContainer, range.endOffset);
    const after = around.toString();
    const start = this.#inkBefore(range);
    return {
      quote: {
        exact,
        prefix: collapsed(before.slice(-CONTEXT_WINDOW)).slice(-CONTEXT),
        suffix: collapsed(after.slice(0, CONTEXT_WINDOW)).slice(0, CONTEXT),
      },
      start,
      end: start + inked(exact).length,
    };
  }

  /** The characters of the index before a range. */
  #inkBefore(range: Range): number {
    const n = this.#texts.findIndex((text) => range.comparePoint(text, text.length) > -1);
    const text = this.#texts[n];
    if (text === undefined) return this.#ink.length;
    const from = text === range.startContainer ? range.startOffset : 0;
    return this.#starts[n]! + inked(text.data.slice(0, from)).length;
  }

  /** The parts of text nodes in which a passage stands now; none if it is gone. */
  find(quote: Quote, position: number): readonly TextPart[] {
    const place = findQuote(this.#ink, quote, position);
    return place === null ? [] : this.#partsIn(place);
  }

  #partsIn({ start, end }: TextPlace): readonly TextPart[] {
    const parts: TextPart[] = [];
    for (let n = this.#indexAt(start); n < this.#texts.length && this.#starts[n]! < end; n++) {
      const [text, offset] = [this.#texts[n]!, this.#starts[n]!];
      const from = rawOffset(text.data, Math.max(0, start - offset), false);
      const to = rawOffset(text.data, end - offset, true);
      if (to > from) parts.push({ text, from, to });
    }
    return parts;
  }

  /** The last text node that begins at or before a place. */
  #indexAt(place: number): number {
    let [low, high] = [0, this.#starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#starts[middle]! <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** A part of a text node. */
export interface TextPart {
  readonly text: Text;
  readonly from: number;
  readonly to: number;
}

/** The offset in a text after a number of visible characters; as an end, directly after the last of them. */
function rawOffset(data: string, count: number, isEnd: boolean): number {
  let left = count;
  let after = 0;
  for (let at = 0; at < data.length; at++) {
    if (inked(data[at]!) === '') continue;
    if (left === 0) return isEnd ? after : at;
    left--;
    after = at + 1;
  }
  return isEnd ? after : data.length;
}

function collapsed(text: string): string {
  return text.replace(SPACE, ' ').trim();
}

function documentOf(node: Node): Document {
  return node.ownerDocument ?? (node as Document);
}
