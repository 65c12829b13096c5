import { fragmentOf } from '../../../addresses/same-page.ts';
import type { ContentElement } from '../../../content/content-tree.ts';
import { type ElementTree, elementTree } from '../../../content/content-walk.ts';

/** A link to another place on the same page. */
export interface InnerLink {
  readonly element: ContentElement;
  /** Where it leads. */
  readonly target: ContentElement;
}

/** What finding footnotes needs: the elements in order, their nesting, and the links between them. */
export class Outline {
  readonly links: readonly InnerLink[];
  readonly #tree: ElementTree;
  readonly #indexOf: ReadonlyMap<ContentElement, number>;
  /** One past the last index inside each element. */
  readonly #end: Int32Array;

  constructor(tree: ElementTree, links: readonly InnerLink[]) {
    this.links = links;
    this.#tree = tree;
    this.#indexOf = new Map(tree.elements.map((element, index) => [element, index]));
    this.#end = endsOf(tree);
  }

  /** The element around another one; `undefined` for the content itself. */
  parentOf(element: ContentElement): ContentElement | undefined {
    return this.#tree.elements[this.#tree.parent[this.#indexOf.get(element)!]!];
  }

  /** Whether an element begins after another one. */
  isBelow(element: ContentElement, other: ContentElement): boolean {
    return this.#indexOf.get(element)! > this.#indexOf.get(other)!;
  }

  /** Whether `inner` is inside `outer`, or is the same element. */
  isInside(inner: ContentElement, outer: ContentElement): boolean {
    const place = this.#indexOf.get(inner)!;
    const start = this.#indexOf.get(outer)!;
    return place >= start && place < this.#end[start]!;
  }
}

/** The outline of content, or `null` if no link leads to another place in it. */
export function outlineOf(content: ContentElement, base: string | null): Outline | null {
  const tree = elementTree(content);
  const { elements } = tree;
  const places = namedPlaces(elements);
  const links: InnerLink[] = [];
  for (const element of elements) {
    if (!isInnerLink(element, base)) continue;
    const target = places.get(fragmentOf(element.attributes.get('href'), base)!);
    if (target !== undefined && target !== element) links.push({ element, target });
  }
  return links.length === 0 ? null : new Outline(tree, links);
}

/** Whether an element is a link to a place on the same page. */
export function isInnerLink({ tag, attributes }: ContentElement, base: string | null): boolean {
  return tag === 'a' && fragmentOf(attributes.get('href'), base) !== null;
}

/** The first element with each id, as a browser finds it. */
function namedPlaces(elements: readonly ContentElement[]): Map<string, ContentElement> {
  const places = new Map<string, ContentElement>();
  for (const element of elements) {
    if (element.attributes.size === 0) continue;
    const id = element.attributes.get('id');
    const name = element.tag === 'a' ? element.attributes.get('name') : undefined;
    for (const key of [id, name]) if (key !== undefined && !places.has(key)) places.set(key, element);
  }
  return places;
}

function endsOf({ parent }: ElementTree): Int32Array {
  const end = new Int32Array(parent.length);
  for (let index = parent.length - 1; index >= 0; index--) {
    end[index] = Math.max(end[index]!, index + 1);
    const around = parent[index]!;
    if (around >= 0) end[around] = Math.max(end[around]!, end[index]!);
  }
  return end;
}
