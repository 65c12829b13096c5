import { type ContentElement, type ContentNode, newElement } from '../content/content-tree.ts';

/** An ancestor, linked to the next one. */
export interface Around {
  readonly element: ContentElement;
  readonly outer: Around | null;
  readonly depth: number;
  /** The number of an item in an ordered list. */
  readonly number?: number;
  /** The header of a table, which every part of the table repeats, and its tokens. */
  readonly head?: { readonly row: ContentElement; readonly cost: number };
}

/** A part to reassemble with its ancestors. */
export interface Placed {
  readonly nodes: readonly ContentNode[];
  readonly around: Around | null;
  /** The number of an item in an ordered list. */
  readonly number?: number;
}

/** Whether a part of a table needs its header: all but the header itself and the caption, which the header follows. */
export function needsHead({ nodes: [first], around }: Placed, head: ContentElement): boolean {
  if (first === head || around?.element === head) return false;
  return first?.kind !== 'element' || first.tag !== 'caption';
}

/**
 * Most elements around a part. Every part is written with all of them, and no output marks more than twenty levels of
 * lists and quotes, which are two elements each.
 * @cap
 */
const MAX_ANCESTORS = 40;

/** What is around an element inside another; what is deeper than any output shows is left out. */
export function inside(element: ContentElement, outer: Around | null, more: Partial<Around> = {}): Around {
  if (outer !== null && outer.depth >= MAX_ANCESTORS) return outer;
  return { element, outer, depth: (outer?.depth ?? 0) + 1, ...more };
}

/**
 * Puts parts of a tree together: neighbours in one element stay in one, and each element is a copy. A part of a table
 * begins with its header, unless that is not wanted.
 */
export function assemble(parts: readonly Placed[], repeatsHeads = true): ContentElement {
  const root = newElement('div');
  const open: Opened[] = [];
  for (const part of parts) {
    const path: Around[] = [];
    let known = part.around;
    for (; known !== null && open[known.depth - 1]?.around !== known; known = known.outer) path.push(known);
    open.length = known?.depth ?? 0;
    for (let at = path.length - 1; at >= 0; at--) openCopy(path, at, part, open, root, repeatsHeads);
    const { children } = open.at(-1)?.copy ?? root;
    for (const node of part.nodes) children.push(node);
  }
  return root;
}

interface Opened {
  readonly around: Around;
  readonly copy: ContentElement;
}

function openCopy(
  path: readonly Around[],
  at: number,
  part: Placed,
  open: Opened[],
  root: ContentElement,
  repeatsHeads: boolean,
): void {
  const around = path[at]!;
  const copy = copyOf(around, at > 0 ? path[at - 1]!.number : part.number);
  const head = repeatsHeads ? around.head?.row : undefined;
  if (head !== undefined && path[at - 1]?.element !== head && needsHead(part, head)) copy.children.push(head);
  (open.at(-1)?.copy ?? root).children.push(copy);
  open.push({ around, copy });
}

function copyOf({ element }: Around, number: number | undefined): ContentElement {
  const copy = newElement(element.tag, [...element.attributes], element.node);
  if (element.tag === 'ol' && number !== undefined) copy.attributes.set('start', String(number));
  return copy;
}
