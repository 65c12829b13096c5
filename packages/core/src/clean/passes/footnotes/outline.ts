import { fragmentOf } from '../../../addresses/same-page.ts';
import type { ContentElement } from '../../../content/content-tree.ts';
import { parentsOf } from '../../../content/content-walk.ts';

/** A link to another place on the same page. */
export interface InnerLink {
  readonly element: ContentElement;
  /** Where it leads. */
  readonly target: ContentElement;
}

/** What finding footnotes needs: the elements in order, their nesting, and the links between them. */
export interface Outline {
  readonly parentOf: ReadonlyMap<ContentElement, ContentElement>;
  /** Position of each element in document order, and one past the last position inside it. */
  readonly start: ReadonlyMap<ContentElement, number>;
  readonly end: ReadonlyMap<ContentElement, number>;
  readonly links: readonly InnerLink[];
}

/** The outline of content, given its elements, or `null` if no link leads to another place in it. */
export function outlineOf(elements: readonly ContentElement[], base: string | null): Outline | null {
  if (
    !elements.some(
      (element) => element.tag === 'a' && fragmentOf(element.attributes.get('href'), base) !== null,
    )
  )
    return null;
  const places = namedPlaces(elements);
  const links: InnerLink[] = [];
  for (const element of elements) {
    if (element.tag !== 'a') continue;
    const fragment = fragmentOf(element.attributes.get('href'), base);
    const target = fragment === null ? undefined : places.get(fragment);
    if (target !== undefined && target !== element) links.push({ element, target });
  }
  if (links.length === 0) return null;
  const parentOf = parentsOf(elements);
  return { parentOf, links, ...ranges(elements, parentOf) };
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

function ranges(
  elements: readonly ContentElement[],
  parentOf: ReadonlyMap<ContentElement, ContentElement>,
): Pick<Outline, 'start' | 'end'> {
  const start = new Map<ContentElement, number>();
  const end = new Map<ContentElement, number>();
  for (const [index, element] of elements.entries()) start.set(element, index);
  for (let index = elements.length - 1; index >= 0; index--) {
    const element = elements[index]!;
    const last = end.get(element) ?? index + 1;
    end.set(element, last);
    const parent = parentOf.get(element);
    if (parent !== undefined) end.set(parent, Math.max(end.get(parent) ?? 0, last));
  }
  return { start, end };
}

/** Whether `inner` is inside `outer`, or is the same element. */
export function isInside({ start, end }: Outline, inner: ContentElement, outer: ContentElement): boolean {
  const place = start.get(inner)!;
  return place >= start.get(outer)! && place < end.get(outer)!;
}
