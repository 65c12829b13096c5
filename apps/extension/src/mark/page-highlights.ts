import { COLORS, type Highlight } from '../highlights/highlight.ts';
import { type Passage, TextIndex } from '../highlights/text-index.ts';
import { addStyles } from '../interface/styles.ts';
import { elementProperty } from '../live/page-dom.ts';
import styles from './marks.css';

/** Elements whose text is not on the page. */
const UNSEEN: ReadonlySet<string> = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'textarea',
  'select',
]);

/** The passages of the page itself, marked by the browser's highlight registry: nothing of the page's tree changes. */
export class PageHighlights {
  readonly #roots: readonly Element[];
  readonly #ranges = new Map<string, readonly Range[]>();
  readonly #unstyle: () => void;

  /** Looks for passages in the content first, whose positions are those of the article, and then anywhere. */
  constructor(content: Element | null) {
    this.#roots = [...(content === null ? [] : [content]), document.body];
    this.#unstyle = addStyles(document, styles);
  }

  /** Marks passages; returns those that are not on the page. */
  show(highlights: readonly Highlight[]): readonly Highlight[] {
    this.#ranges.clear();
    const indexes = this.#roots.map((root) => new TextIndex(root, isSeen));
    for (const { id, quote, start } of highlights) {
      for (const index of indexes) {
        const parts = index.find(quote, start);
        if (parts.length === 0) continue;
        this.#ranges.set(
          id,
          parts.map(({ text, from, to }) => rangeOf(text, from, to)),
        );
        break;
      }
    }
    for (const color of COLORS) {
      const own = highlights.filter((one) => one.color === color);
      const ranges = own.flatMap(({ id }) => this.#ranges.get(id) ?? []);
      if (ranges.length === 0) CSS.highlights.delete(nameOf(color));
      else CSS.highlights.set(nameOf(color), new Highlight(...ranges));
    }
    return highlights.filter(({ id }) => !this.#ranges.has(id));
  }

  /** Describes what is selected; `null` if there is no text in it, or it is not on the page itself. */
  describe(range: Range): Passage | null {
    const root = this.#roots.find((one) => one.contains(range.commonAncestorContainer));
    return root === undefined ? null : new TextIndex(root, isSeen).describe(range);
  }

  /** The id of the passage at a place in the window. */
  at(x: number, y: number): string | null {
    const place = document.caretPositionFromPoint(x, y);
    if (place === null) return null;
    for (const [id, ranges] of this.#ranges)
      if (ranges.some((range) => range.isPointInRange(place.offsetNode, place.offset))) return id;
    return null;
  }

  close(): void {
    for (const color of COLORS) CSS.highlights.delete(nameOf(color));
    this.#unstyle();
  }
}

function nameOf(color: string): string {
  return `fovea-${color}`;
}

function rangeOf(text: Text, from: number, to: number): Range {
  const range = document.createRange();
  range.setStart(text, from);
  range.setEnd(text, to);
  return range;
}

function isSeen(element: Element): boolean {
  return (
    !UNSEEN.has(elementProperty(element, 'localName')) && Element.prototype.checkVisibility.call(element)
  );
}
