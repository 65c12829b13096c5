import { fragmentOf } from '../../../addresses/same-page.ts';
import type { ContentElement } from '../../../content/content-tree.ts';
import { type ElementTree, elementTree } from '../../../content/content-walk.ts';

/**
 * Where an element begins: its index among all elements, in document order. Numbers, because a page may have hundreds of
 * thousands of elements, and a map with elements as keys costs more than everything else about a note.
 */
export type Place = number;

/** The place around the content itself. @format */
export const OUTSIDE: Place = -1;

/** A link to another place on the same page. */
export interface InnerLink {
  readonly link: Place;
  /** Where it leads. */
  readonly target: Place;
}

/** What finding footnotes needs: the elements in order, their nesting, and the links between them. */
export class Outline {
  readonly links: readonly InnerLink[];
  readonly #tree: ElementTree;
  /** One past the last place inside each element. */
  readonly #end: Int32Array;

  constructor(tree: ElementTree, links: readonly InnerLink[]) {
    this.links = links;
    this.#tree = tree;
    this.#end = endsOf(tree);
  }

  /** How many places there are. */
  get size(): number {
    return this.#end.length;
  }

  element(place: Place): ContentElement {
    return this.#tree.elements[place]!;
  }

  /** The element around another one; `OUTSIDE` for the content itself. */
  parentOf(place: Place): Place {
    return this.#tree.parent[place]!;
  }

  /** The elements right inside another one. */
  childrenOf(place: Place): Place[] {
    const found: Place[] = [];
    for (let child = place + 1; child < this.#end[place]!; child = this.#end[child]!) found.push(child);
    return found;
  }

  /** Whether `inner` is inside `outer`, or is the same element. */
  isInside(inner: Place, outer: Place): boolean {
    return inner >= outer && inner < this.#end[outer]!;
  }
}

/** The outline of content, or `null` if no link leads to another place in it. */
export function noteOutline(content: ContentElement, base: string | null): Outline | null {
  const tree = elementTree(content);
  const { elements } = tree;
  const places = namedPlaces(elements);
  const links: InnerLink[] = [];
  for (let link = 0; link < elements.length; link++) {
    const fragment = innerFragment(elements[link]!, base);
    const target = fragment === null ? undefined : places.get(fragment);
    if (target !== undefined && target !== link) links.push({ link, target });
  }
  return links.length === 0 ? null : new Outline(tree, links);
}

/** Whether an element is a link to a place on the same page. */
export function isInnerLink(element: ContentElement, base: string | null): boolean {
  return innerFragment(element, base) !== null;
}

function innerFragment({ tag, attributes }: ContentElement, base: string | null): string | null {
  return tag === 'a' ? fragmentOf(attributes.get('href'), base) : null;
}

/** The first element with each id, as a browser finds it. */
function namedPlaces(elements: readonly ContentElement[]): Map<string, Place> {
  const places = new Map<string, Place>();
  const add = (name: string | undefined, place: Place): void => {
    if (name !== undefined && !places.has(name)) places.set(name, place);
  };
  for (let place = 0; place < elements.length; place++) {
    const { tag, attributes } = elements[place]!;
    if (attributes.size === 0) continue;
    add(attributes.get('id'), place);
    if (tag === 'a') add(attributes.get('name'), place);
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
