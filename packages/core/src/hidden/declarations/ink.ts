import { getAttribute } from '../../page/access.ts';
import type { Page } from '../../page/page.ts';
import { Tag } from '../../page/tags.ts';
import type { NodeId } from '../../page/tree.ts';
import { type Colour, isDark, isFaint, looksLike, readColour } from './colours.ts';
import type { Declarations } from './declarations.ts';
import { PAPER } from './grounds.ts';
import { MIN_OPAQUE_ALPHA } from './legibility.ts';

/** The colours of text and of its background; `null` if uncertain. */
export interface Ink {
  readonly text: Colour | null;
  readonly ground: Colour | null;
  /** Whether a shadow or a stroke sets the letters off from any background. */
  readonly isOutlined: boolean;
}

/** Works out the colours of a page's text, as far as its own style sheets and attributes tell. */
export class InkReader {
  readonly #page: Page;
  readonly #styleOf: (node: NodeId) => Declarations;
  readonly #known = new Map<NodeId, Ink>();
  readonly #isDarkPage: boolean;
  readonly #hasOthers: () => boolean;

  /**
   * `hasOthers` tells whether there are rules that are not on the page, or too many to examine; then only what an element declares
   * for itself is certain.
   */
  constructor(page: Page, styleOf: (node: NodeId) => Declarations, hasOthers: () => boolean) {
    this.#page = page;
    this.#styleOf = styleOf;
    this.#hasOthers = hasOthers;
    this.#isDarkPage = mayBeDark(page);
  }

  /** Whether the text colour of a style may equal the background, so that both are worth working out. */
  mayMatchBackground(style: Declarations): boolean {
    const value = style.get('text-fill-color') ?? style.get('color');
    const colour = value === undefined ? null : readColour(value);
    if (colour === null) return false;
    if (isFaint(colour)) return true;
    const own = readColour(style.get('background-color') ?? '');
    if (own !== null && looksLike(colour, own)) return true;
    // Most text is nearly black, and so is the background of many footers.
    return !this.#hasOthers() && !isDark(colour);
  }

  /** Whether the text of an element cannot be told from its background. */
  isUnseen(node: NodeId): boolean {
    const { text, ground, isOutlined } = this.#inkOf(node);
    if (text === null || isOutlined) return false;
    return isFaint(text) || (ground !== null && looksLike(text, ground));
  }

  #inkOf(node: NodeId): Ink {
    const { parent } = this.#page.tree;
    const path: NodeId[] = [];
    let at = node;
    while (at > 0 && !this.#known.has(at)) {
      path.push(at);
      at = parent[at]!;
    }
    let ink = this.#known.get(at) ?? this.#paper();
    for (const id of path.reverse()) {
      ink = this.#below(ink, id);
      this.#known.set(id, ink);
    }
    return ink;
  }

  #paper(): Ink {
    return { text: null, ground: this.#isDarkPage || this.#hasOthers() ? null : PAPER, isOutlined: false };
  }

  #below(above: Ink, node: NodeId): Ink {
    const style = this.#styleOf(node);
    return {
      text: this.#textOf(above, node, style),
      ground: this.#groundOf(above, node, style),
      isOutlined: isOutlined(style) ?? above.isOutlined,
    };
  }

  #textOf(above: Ink, node: NodeId, style: Declarations): Colour | null {
    // Letters cut out of a background picture are transparent on purpose.
    if (style.get('background-clip') === 'text') return null;
    const value =
      style.get('text-fill-color') ?? style.get('color') ?? this.#attribute(node, 'color', Tag.font);
    if (value !== null) return takesParentColour(value) ? above.text : readColour(value);
    return this.#page.tree.tag[node] === Tag.a ? null : above.text;
  }

  #groundOf(above: Ink, node: NodeId, style: Declarations): Colour | null {
    const picture = style.get('background-image') ?? 'none';
    if (picture !== 'none' || getAttribute(this.#page, node, 'background') !== null) return null;
    const value = style.get('background-color') ?? getAttribute(this.#page, node, 'bgcolor');
    const colour = value === null || value === 'none' ? TRANSPARENT : readColour(value.trim().toLowerCase());
    if (colour === null || colour[3] >= MIN_OPAQUE_ALPHA) return colour;
    // An element moved out of the flow lies on whatever is below it.
    const position = style.get('position');
    const isMoved = position === 'absolute' || position === 'fixed' || style.has('float');
    if (isMoved || DARK_SCHEME.test(style.get('color-scheme') ?? '')) return null;
    return this.#hasOthers() || !isFaint(colour) ? null : above.ground;
  }

  #attribute(node: NodeId, name: string, tag: number): string | null {
    if (this.#page.tree.tag[node] !== tag) return null;
    return getAttribute(this.#page, node, name)?.trim().toLowerCase() ?? null;
  }
}

const DARK_SCHEME = /\bdark\b/iu;

/** Whether the markup of a page allows browsers to show it on black; what its rules say is considered element by element. */
function mayBeDark(page: Page): boolean {
  const { tag } = page.tree;
  for (let meta = tag.indexOf(Tag.meta); meta !== -1; meta = tag.indexOf(Tag.meta, meta + 1)) {
    if (getAttribute(page, meta, 'name')?.trim().toLowerCase() !== 'color-scheme') continue;
    if (DARK_SCHEME.test(getAttribute(page, meta, 'content') ?? '')) return true;
  }
  return false;
}

/** Whether a style outlines letters; `null` if that is inherited. */
function isOutlined(style: Declarations): boolean | null {
  const values = [style.get('text-shadow'), style.get('text-stroke')].filter(
    (value) => value !== undefined && !takesParentColour(value),
  );
  return values.length === 0 ? null : values.some((value) => value !== 'none' && value !== '0');
}

const TRANSPARENT: Colour = [0, 0, 0, 0];

/** Whether a value takes over that of the parent. */
function takesParentColour(value: string): boolean {
  return value === 'inherit' || value === 'unset' || value === 'currentcolor';
}
