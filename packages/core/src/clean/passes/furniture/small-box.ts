import type { ContentElement, ContentNode } from '../../../content/content-tree.ts';
import { HEADINGS } from '../../../elements/element-kinds.ts';
import { collapsedLength } from '../../content-lengths.ts';

/** What a small box holds: characters of text, how many of them in links, and objects. */
export interface BoxMeasure {
  length: number;
  linked: number;
  /** Characters in headings outside links, except the title. */
  headed: number;
  /** Characters in links that lead nowhere, and how many such links there are. */
  dead: number;
  deadLinks: number;
  /** Pictures, videos, code, tables and the page's heading: things that a form's box does not hold. */
  objects: number;
}

/** Maximum number of nodes of a small box. @sweep small-box */
const MAX_NODES = 400;

const OBJECTS: ReadonlySet<string> = new Set([
  'img',
  'picture',
  'video',
  'audio',
  'iframe',
  'pre',
  'table',
  'h1',
]);

/** Measures each box once; `null` for boxes with more than `maxText` characters or too many nodes. */
export class BoxMeasures {
  readonly #known = new Map<ContentElement, BoxMeasure | null>();
  readonly #maxText: number;

  constructor(maxText: number) {
    this.#maxText = maxText;
  }

  of(box: ContentElement): BoxMeasure | null {
    let measure = this.#known.get(box);
    if (measure === undefined) {
      measure = measureBox(box, this.#maxText);
      this.#known.set(box, measure);
    }
    return measure;
  }
}

/** A node to be measured, and the kind of link around it, or the heading. */
interface Pending {
  readonly node: ContentNode;
  readonly link: 'none' | 'live' | 'dead' | 'heading';
}

function measureBox(box: ContentElement, maxText: number): BoxMeasure | null {
  const measure: BoxMeasure = { length: 0, linked: 0, headed: 0, dead: 0, deadLinks: 0, objects: 0 };
  const open: Pending[] = [{ node: box, link: 'none' }];
  let nodes = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (++nodes > MAX_NODES || measure.length > maxText) return null;
    const { node, link } = next;
    if (node.kind === 'text') addText(measure, collapsedLength(node.text), link);
    else {
      const inner =
        linkOf(node) ?? (link === 'none' && node.tag !== 'h1' && HEADINGS.has(node.tag) ? 'heading' : link);
      if (inner === 'dead' && link !== 'dead') measure.deadLinks++;
      if (OBJECTS.has(node.tag)) measure.objects++;
      for (const child of node.children) open.push({ node: child, link: inner });
    }
  }
  return measure.length > maxText ? null : measure;
}

function addText(measure: BoxMeasure, length: number, link: Pending['link']): void {
  measure.length += length;
  if (link === 'heading') measure.headed += length;
  else if (link !== 'none') measure.linked += length;
  if (link === 'dead') measure.dead += length;
}

function linkOf(element: ContentElement): 'live' | 'dead' | null {
  if (element.tag !== 'a' || !element.attributes.has('href')) return null;
  return isDeadLink(element) ? 'dead' : 'live';
}

const DEAD_HREF = /^\s*(?:#\s*$|javascript:|$)/iu;

/** Whether only a script gives a link something to do. */
export function isDeadLink({ tag, attributes }: ContentElement): boolean {
  const href = tag === 'a' ? attributes.get('href') : undefined;
  return href !== undefined && DEAD_HREF.test(href);
}
