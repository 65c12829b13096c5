import { attributesOf, tagNameOf, textOf } from '../../page/access.ts';
import type { Page } from '../../page/page.ts';
import { Tag } from '../../page/tags.ts';
import { NodeKind } from '../../page/tree.ts';
import { hashText, mixHash } from '../../site-trees/hash.ts';
import { childrenIn, normalised, type SiteTree } from '../../site-trees/site-tree.ts';

/** A feature of a leaf: how often it is on all pages, and the sum of `c ln c` over the counts `c` of the pages. */
export interface Feature {
  total: number;
  sum: number;
}

/** One way in which the children of an element look. */
export interface StyleNode {
  /** Pages with it. */
  pages: number;
  /** Its elements, as indexes; the last one stands for the text between them, if there is any. */
  readonly elements: readonly number[];
}

/** An element, with all the styles that it has on some page. */
export interface ElementNode {
  /** Pages that reached it. */
  pages: number;
  readonly styles: Map<number, StyleNode>;
  /** Words, picture names and link targets of its own text. */
  readonly features: Map<number, Feature>;
}

/** What makes an element look different. @source Yi, Liu, Li 2003, presentation style; the list is ours. */
const DISPLAY = new Set('align bgcolor width height border class style colspan rowspan'.split(' '));
const SPACE = /\s+/u;
/** Features of one site at most; words after that are not looked at. @cap */
const MAX_FEATURES = 2_000_000;

/** The merged pages of a site: elements and, below each, the styles of its children (the Site Style Tree). */
export class StyleTree {
  /** Parents come before their children. */
  readonly elements: ElementNode[] = [newElement()];
  readonly #tagsOnly: boolean;
  #features = 0;

  constructor(tagsOnly: boolean) {
    this.#tagsOnly = tagsOnly;
  }

  /** Merges a page from the body down. */
  add(page: Page, tree: SiteTree): void {
    if (tree.size === 0) return;
    const pending: (readonly [element: number, index: number])[] = [[0, 0]];
    for (let pair = pending.pop(); pair !== undefined; pair = pending.pop()) {
      const [at, index] = pair;
      const element = this.elements[at]!;
      element.pages++;
      const children = childrenIn(tree, index).filter((child) => tree.tag[child] !== 0);
      const key = styleKey(page, tree, children, this.#tagsOnly);
      const style = element.styles.get(key) ?? this.#newStyle(element, key, children.length);
      style.pages++;
      for (const [n, child] of children.entries()) pending.push([style.elements[n]!, child]);
      // A leaf has its features itself; beside other elements, text is an element of its own.
      const own = children.length === 0 ? element : this.elements[style.elements.at(-1)!]!;
      if (own !== element) own.pages++;
      this.#count(own, featuresOf(page, tree, index));
    }
  }

  /** The elements of a style; the text between them only where some page has any. */
  parts({ elements }: StyleNode): readonly number[] {
    const last = elements.at(-1);
    return last === undefined || this.elements[last]!.features.size > 0 ? elements : elements.slice(0, -1);
  }

  #newStyle(element: ElementNode, key: number, children: number): StyleNode {
    const first = this.elements.length;
    const count = children === 0 ? 0 : children + 1;
    for (let n = 0; n < count; n++) this.elements.push(newElement());
    const style: StyleNode = { pages: 0, elements: Array.from({ length: count }, (_, n) => first + n) };
    element.styles.set(key, style);
    return style;
  }

  #count({ features }: ElementNode, counts: ReadonlyMap<number, number>): void {
    for (const [name, count] of counts) {
      const feature = features.get(name);
      if (feature !== undefined) {
        feature.total += count;
        feature.sum += count * Math.log(count);
      } else if (this.#features++ < MAX_FEATURES) {
        features.set(name, { total: count, sum: count * Math.log(count) });
      }
    }
  }
}

function newElement(): ElementNode {
  return { pages: 0, styles: new Map(), features: new Map() };
}

/** The style of child elements: the sequence of their tags and display attributes. */
export function styleKey(page: Page, tree: SiteTree, children: readonly number[], tagsOnly: boolean): number {
  let key = children.length;
  for (const child of children) {
    key = mixHash(key, tree.tag[child]!);
    if (tagsOnly) continue;
    for (const [name, value] of attributesOf(page, tree.node[child]!)) {
      if (DISPLAY.has(name)) key = mixHash(mixHash(key, hashText(name)), hashText(value));
    }
  }
  return key;
}

/** The words of an element's own text, the file of a picture and the target of a link, with their counts. */
function featuresOf(page: Page, tree: SiteTree, index: number): Map<number, number> {
  const counts = new Map<number, number>();
  const add = (text: string): void => {
    const name = hashText(text);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  const node = tree.node[index]!;
  const wanted = page.tree.tag[node] === Tag.img ? 'src' : tagNameOf(page.tree, node) === 'a' ? 'href' : null;
  if (wanted !== null) {
    for (const [name, value] of attributesOf(page, node)) if (name === wanted) add(`${name} ${value}`);
  }
  for (const child of childrenIn(tree, index)) {
    if (page.tree.kind[tree.node[child]!] !== NodeKind.text) continue;
    for (const word of normalised(textOf(page, tree.node[child]!)).split(SPACE)) add(word);
  }
  return counts;
}
