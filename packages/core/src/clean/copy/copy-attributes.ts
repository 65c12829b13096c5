import { AttributeList, type ContentAttributes } from '../../content/content-attributes.ts';
import { attributeValue, getAttribute } from '../../page/access.ts';
import type { Page } from '../../page/page.ts';
import { Tag } from '../../page/tags.ts';
import { type NodeId, NodeKind } from '../../page/tree.ts';
import { withoutUnseen } from '../../plain-text/unseen-characters.ts';
import { COPIED_ATTRIBUTES, LAZY_ELEMENTS } from './copied-attributes.ts';

/** Longest `data-` value copied: room for a few addresses, not for an application's state. @cap */
const MAX_DATA_VALUE = 4096;

/**
 * What to do with an attribute, by its name; looked up on first use, because most names of a page never occur in its
 * content.
 */
const Use = { unknown: 0, none: 1, always: 2, lazy: 3, language: 4, direction: 5, words: 6 } as const;

/** Attributes whose value is read as text. */
const WORDS: ReadonlySet<string> = new Set(['alt', 'title', 'alttext', 'data-latex']);

/** Copies the attributes that a pass or an output reads; `lang` and `dir` only where they change. */
export class AttributeCopier {
  readonly #page: Page;
  /** What to do with each attribute name of the page. */
  readonly #uses: Uint8Array;
  readonly #language: string;
  readonly #direction: string;
  readonly #onUnseen: ((count: number) => void) | undefined;

  /** `onUnseen` hears how many characters that nobody sees were left out of texts in attributes. */
  constructor(page: Page, onUnseen?: (count: number) => void) {
    this.#page = page;
    this.#onUnseen = onUnseen;
    this.#uses = new Uint8Array(page.tree.attributes.names.length);
    const root = rootElement(page);
    this.#language = root < 0 ? '' : (getAttribute(page, root, 'lang') ?? '');
    this.#direction = root < 0 ? '' : (getAttribute(page, root, 'dir') ?? '');
  }

  copy(id: NodeId, tag: string): AttributeList {
    const { attributeStart, attributes } = this.#page.tree;
    const copied = new AttributeList();
    const to = attributeStart[id + 1]!;
    for (let row = attributeStart[id]!; row < to; row++) {
      const name = attributes.name[row]!;
      const use = this.#uses[name]! || this.#learnUse(name);
      if (use === Use.none || (use === Use.lazy && !LAZY_ELEMENTS.has(tag))) continue;
      const written = attributeValue(this.#page, row);
      const value = use === Use.words ? withoutUnseen(written, this.#onUnseen) : written;
      if (this.#isKept(use, value, id)) copied.append(attributes.names[name]!, value);
    }
    return copied;
  }

  #learnUse(name: number): number {
    const use = useOf(this.#page.tree.attributes.names[name]!);
    this.#uses[name] = use;
    return use;
  }

  /**
   * Gives the root of a copy the language and direction of the elements around it, where they differ from the page's.
   */
  inherit(id: NodeId, attributes: ContentAttributes): void {
    for (const [name, ofPage] of [
      ['lang', this.#language],
      ['dir', this.#direction],
    ] as const) {
      const value = attributes.has(name) ? ofPage : this.#inherited(id, name, ofPage);
      if (value !== ofPage) attributes.set(name, value);
    }
  }

  #isKept(use: number, value: string, id: NodeId): boolean {
    if (use === Use.lazy) return value.length <= MAX_DATA_VALUE;
    if (use === Use.language) return value !== this.#inherited(id, 'lang', this.#language);
    if (use === Use.direction) return value !== this.#inherited(id, 'dir', this.#direction);
    return true;
  }

  /** The value of the nearest enclosing element that has one; most pages have none. */
  #inherited(id: NodeId, name: string, ofPage: string): string {
    const { parent } = this.#page.tree;
    let around = parent[id]!;
    for (let level = 0; level < MAX_LEVELS && around > 0; level++) {
      const value = getAttribute(this.#page, around, name);
      if (value !== null) return value;
      around = parent[around]!;
    }
    return ofPage;
  }
}

/** Enclosing elements searched for a language; no real page needs as many. @cap */
const MAX_LEVELS = 64;

function useOf(name: string): number {
  if (name === 'lang') return Use.language;
  if (name === 'dir') return Use.direction;
  if (WORDS.has(name)) return Use.words;
  if (COPIED_ATTRIBUTES.has(name)) return Use.always;
  return name.startsWith('data-') ? Use.lazy : Use.none;
}

function rootElement({ tree }: Page): NodeId {
  for (let id = tree.firstChild[0] ?? -1; id >= 0; id = tree.nextSibling[id]!) {
    if (tree.kind[id] === NodeKind.element && tree.tag[id] === Tag.html) return id;
  }
  return -1;
}
