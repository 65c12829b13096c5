import type { Page } from 'fovea';
import { attributesOf, childrenOf, getAttribute, NodeKind, tagNameOf, textContent, textOf } from 'fovea/page';
import {
  ATTRIBUTES,
  HEADINGS,
  NO_HEADINGS,
  PHRASES,
  PHRASES_ONLY,
  SECTIONS,
  TRANSPARENT,
  VOID,
} from './element-rules.ts';
import { xml } from './xml.ts';

/** Where addresses in a chapter lead. */
export interface ChapterLinks {
  /** The file of a picture in the book, or `null` if it is not there. */
  picture(src: string): string | null;
  /** The target of a link, or `null` if it leads nowhere. */
  target(href: string): string | null;
}

/** A heading in a chapter. */
export interface ChapterHeading {
  readonly id: string;
  readonly text: string;
  readonly level: number;
}

/** A chapter as XHTML. */
export interface WrittenChapter {
  readonly body: string;
  readonly headings: readonly ChapterHeading[];
  readonly hasMath: boolean;
}

/** An open element. */
interface Frame {
  readonly node: number;
  /** What is written at its end. */
  readonly close: string;
  /** The tag as it was written; empty if only its content is. */
  readonly tag: string;
  /** Whether only phrases may follow. */
  readonly isPhrase: boolean;
  readonly isNoHeading: boolean;
  readonly isLink: boolean;
  readonly isMath: boolean;
}

/** What an element becomes. */
interface Opening {
  readonly open: string;
  readonly close: string;
  readonly tag: string;
}

const NOTHING: Opening = { open: '', close: '', tag: '' };
/** A caption that is not the first thing in its table becomes a row. */
const LATE_CAPTION: Opening = { open: '<tbody><tr><td>', close: '</td></tr></tbody>', tag: 'td' };
const NOTE_LINK = /^#fn-\d{1,6}$/;
const NOTE_ID = /^fn-\d{1,6}$/;
const DIGITS = /^\d{1,9}$/;
const WHITE_SPACE = /\s+/gu;

/** Writes our HTML as XHTML that readers of books accept; what breaks their rules keeps its text. */
export class ChapterWriter {
  readonly #page: Page;
  readonly #links: ChapterLinks;
  readonly #out: string[] = [];
  readonly #frames: Frame[] = [];
  readonly #headings: ChapterHeading[] = [];
  readonly #ids = new Set<string>();
  readonly #captions = new Map<number, number | null>();
  #hasMath = false;

  constructor(page: Page, links: ChapterLinks) {
    this.#page = page;
    this.#links = links;
  }

  /** Writes what is in a node. */
  write(root: number): WrittenChapter {
    const { tree } = this.#page;
    for (let node = root + 1; node < tree.end[root]!; node++) {
      this.#closeUntil(node);
      if (tree.kind[node] === NodeKind.text) this.#text(textOf(this.#page, node));
      else if (tree.kind[node] === NodeKind.element) this.#start(node);
    }
    this.#closeUntil(tree.end[root]!);
    return { body: this.#out.join(''), headings: this.#headings, hasMath: this.#hasMath };
  }

  #closeUntil(node: number): void {
    for (let top = this.#frames.at(-1); top !== undefined && this.#page.tree.end[top.node]! <= node; ) {
      this.#out.push(top.close);
      this.#frames.pop();
      top = this.#frames.at(-1);
    }
  }

  #text(text: string): void {
    const top = this.#frames.at(-1);
    const isBetween = top !== undefined && ONLY_ELEMENTS.has(top.tag);
    if (!isBetween) this.#out.push(xml(text));
    else if (text.trim() !== '')
      this.#out.push(top.tag === 'ul' || top.tag === 'ol' ? `<li>${xml(text)}</li>` : '');
  }

  #start(node: number): void {
    const tag = tagNameOf(this.#page.tree, node);
    const parent = this.#frames.at(-1);
    const { open, close, tag: written } = this.#opening(node, tag, parent);
    this.#out.push(open);
    if (VOID.has(tag) || tag === 'input') return;
    const name = written === '' ? (parent?.tag ?? '') : written;
    this.#frames.push({
      node,
      close,
      tag: name,
      isPhrase: written !== '' && !TRANSPARENT.has(name) ? PHRASES_ONLY.has(name) : parent?.isPhrase === true,
      isNoHeading: parent?.isNoHeading === true || NO_HEADINGS.has(name),
      isLink: parent?.isLink === true || name === 'a',
      isMath: parent?.isMath === true || tag === 'math',
    });
  }

  #opening(node: number, tag: string, parent: Frame | undefined): Opening {
    if (parent?.isMath === true) return element(tag, this.#mathAttributes(node));
    if (tag === 'math') {
      this.#hasMath = true;
      return element(tag, ` xmlns="http://www.w3.org/1998/Math/MathML"${this.#mathAttributes(node)}`);
    }
    if (tag === 'br' || tag === 'hr') return this.#rule(tag, parent);
    if (tag === 'input')
      return { ...NOTHING, open: getAttribute(this.#page, node, 'checked') === null ? '☐ ' : '☑ ' };
    if (tag === 'img') return { ...NOTHING, open: this.#picture(node, parent) };
    if (tag === 'video' || tag === 'audio') return this.#player(node, parent);
    if (tag === 'a') return this.#link(node, parent);
    if (parent?.isPhrase === true && !PHRASES.has(tag)) return { open: '<br/>', close: '', tag: '' };
    return this.#block(node, tag, parent);
  }

  #block(node: number, tag: string, parent: Frame | undefined): Opening {
    const attributes = this.#attributes(node, tag, parent);
    if (parent !== undefined && (parent.tag === 'ul' || parent.tag === 'ol') && tag !== 'li')
      return { open: '<li>', close: '</li>', tag: 'li' };
    if (tag === 'caption' && parent?.tag === 'table' && !this.#isFirst(node, tag)) return LATE_CAPTION;
    if (HEADINGS.has(tag)) return this.#heading(node, tag, attributes, parent);
    if (parent?.isNoHeading === true && SECTIONS.has(tag)) return element('div', attributes);
    const name = this.#nameOf(node, tag, parent);
    return name === tag ? element(tag, attributes) : element(name, this.#attributes(node, name, parent));
  }

  /** The tag to write here: some elements are allowed only inside certain parents. */
  #nameOf(node: number, tag: string, parent: Frame | undefined): string {
    const inside = parent?.tag ?? '';
    if (tag === 'li') return inside === 'ul' || inside === 'ol' ? tag : 'div';
    if (tag === 'dl') return isRegularList(this.#childTags(node)) ? tag : 'div';
    if (tag === 'dt' || tag === 'dd') return inside === 'dl' ? tag : 'div';
    if (tag === 'figcaption')
      return inside === 'figure' && this.#captionOf(this.#page.tree.parent[node]!) === node ? tag : 'div';
    if (tag === 'summary' || tag === 'caption')
      return inside === (tag === 'caption' ? 'table' : 'details') && this.#isFirst(node, tag) ? tag : 'div';
    if (tag === 'details') return this.#childTags(node)[0] === 'summary' ? tag : 'div';
    if (tag === 'thead' || tag === 'tfoot')
      return tag === 'thead' && this.#isFirst(node, tag) ? tag : 'tbody';
    if (tag === 'rt' || tag === 'rp') return inside === 'ruby' ? tag : 'span';
    if (tag === 'bdo') return getAttribute(this.#page, node, 'dir') === null ? 'span' : tag;
    return tag === 'address' ? 'div' : tag;
  }

  #rule(tag: string, parent: Frame | undefined): Opening {
    const isPlaced = !(parent !== undefined && ONLY_ELEMENTS.has(parent.tag));
    const name = tag === 'hr' && parent?.isPhrase === true ? 'br' : tag;
    return { ...NOTHING, open: isPlaced ? `<${name}/>\n` : '' };
  }

  #heading(node: number, tag: string, attributes: string, parent: Frame | undefined): Opening {
    if (parent?.isNoHeading === true) return element('strong', attributes);
    const text = textContent(this.#page, node).replace(WHITE_SPACE, ' ').trim();
    const id = `heading-${this.#headings.length + 1}`;
    this.#headings.push({ id, text, level: Number(tag.slice(1)) });
    return element(tag, `${attributes} id="${id}"`);
  }

  #picture(node: number, parent: Frame | undefined): string {
    const src = getAttribute(this.#page, node, 'src') ?? '';
    const file = this.#links.picture(src);
    const alt = getAttribute(this.#page, node, 'alt') ?? '';
    if (parent !== undefined && ONLY_ELEMENTS.has(parent.tag)) return '';
    if (file === null) return this.#instead(src, alt, parent);
    return `<img src="${xml(file)}" alt="${xml(alt)}"${this.#sizes(node)}/>`;
  }

  #sizes(node: number): string {
    const size = (name: string): string => {
      const value = getAttribute(this.#page, node, name) ?? '';
      return DIGITS.test(value) ? ` ${name}="${value}"` : '';
    };
    return size('width') + size('height');
  }

  #player(node: number, parent: Frame | undefined): Opening {
    const src = getAttribute(this.#page, node, 'src') ?? '';
    return { ...NOTHING, open: this.#instead(src, getAttribute(this.#page, node, 'title') ?? src, parent) };
  }

  /** A link to what the book does not contain. */
  #instead(src: string, text: string, parent: Frame | undefined): string {
    const target = parent?.isLink === true ? null : this.#links.target(src);
    if (text === '') return '';
    return target === null ? xml(text) : `<a href="${xml(target)}">${xml(text)}</a>`;
  }

  #link(node: number, parent: Frame | undefined): Opening {
    const href = getAttribute(this.#page, node, 'href') ?? '';
    const target = parent?.isLink === true ? null : this.#links.target(href);
    if (parent !== undefined && ONLY_ELEMENTS.has(parent.tag)) return NOTHING;
    if (target === null) return NOTHING;
    const note = NOTE_LINK.test(target) ? ' epub:type="noteref"' : '';
    return element('a', ` href="${xml(target)}"${note}${this.#attributes(node, 'a', parent)}`);
  }

  #attributes(node: number, tag: string, parent: Frame | undefined): string {
    let written = '';
    for (const [name, value] of attributesOf(this.#page, node)) {
      if (!ATTRIBUTES.has(name)) continue;
      if (name === 'id') written += this.#id(value, tag);
      else if (name === 'value') written += parent?.tag === 'ol' ? ` value="${xml(value)}"` : '';
      else if (name === 'lang') written += ` lang="${xml(value)}" xml:lang="${xml(value)}"`;
      else if (name === 'reversed') written += ' reversed="reversed"';
      else written += ` ${name}="${xml(value)}"`;
    }
    return written;
  }

  #id(value: string, tag: string): string {
    if (this.#ids.has(value) || !NOTE_ID.test(value)) return '';
    this.#ids.add(value);
    return ` id="${value}"${tag === 'li' ? ' epub:type="footnote"' : ''}`;
  }

  #mathAttributes(node: number): string {
    const pairs = attributesOf(this.#page, node).filter(([name]) => name === 'display' || name === 'dir');
    return pairs.map(([name, value]) => ` ${name}="${xml(value)}"`).join('');
  }

  #childTags(node: number): readonly string[] {
    const { tree } = this.#page;
    return [...childrenOf(tree, node)]
      .filter((child) => tree.kind[child] === NodeKind.element)
      .map((child) => tagNameOf(tree, child));
  }

  /** True if no element precedes this one; one caption before rows does not count. */
  #isFirst(node: number, tag: string): boolean {
    const { tree } = this.#page;
    let captions = tag === 'caption' ? 1 : 0;
    for (let before = tree.previousSibling[node]!; before >= 0; before = tree.previousSibling[before]!) {
      if (tree.kind[before] !== NodeKind.element) continue;
      if (tagNameOf(tree, before) !== 'caption' || ++captions > 1) return false;
    }
    return true;
  }

  /** The caption of a figure: its only one, if it is the first or the last child. */
  #captionOf(figure: number): number | null {
    const known = this.#captions.get(figure);
    if (known !== undefined) return known;
    const { tree } = this.#page;
    const children = [...childrenOf(tree, figure)].filter((child) => !this.#isBlank(child));
    const captions = children.filter(
      (child) => tree.kind[child] === NodeKind.element && tagNameOf(tree, child) === 'figcaption',
    );
    const [only] = captions;
    const isAtEdge = only !== undefined && (children[0] === only || children.at(-1) === only);
    const caption = captions.length === 1 && isAtEdge ? only : null;
    this.#captions.set(figure, caption);
    return caption;
  }

  #isBlank(node: number): boolean {
    const kind = this.#page.tree.kind[node];
    return kind !== NodeKind.element && (kind !== NodeKind.text || textOf(this.#page, node).trim() === '');
  }
}

/** Elements that may not contain text directly. */
const ONLY_ELEMENTS: ReadonlySet<string> = new Set(['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tr']);

function element(tag: string, attributes: string): Opening {
  return { open: `<${tag}${attributes}>`, close: `</${tag}>`, tag };
}

/** Terms followed by definitions, and nothing else. */
function isRegularList(tags: readonly string[]): boolean {
  if (tags[0] !== 'dt' || tags.at(-1) !== 'dd') return false;
  return tags.every((tag) => tag === 'dt' || tag === 'dd');
}
