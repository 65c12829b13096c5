import type { ContentElement, ContentNode } from '../content-tree.ts';
import { elementsOf } from '../content-walk.ts';
import type { CleanContext, Pass } from '../context.ts';
import { HEADINGS } from '../element-kinds.ts';

const STEP = 'clean/loose-ends';

/** Boxes whose first and last parts are those of the page. */
const SECTIONS: ReadonlySet<string> = new Set(['article', 'section', 'aside', 'div']);

/** Boxes in boxes that are looked into. */
const MAX_DEPTH = 32;

/** More headings than this at the end are a list of something; these many head a part that was left out. */
const MAX_HEADINGS = 2;

/**
 * Removes what only stood between parts that are gone: rules at the beginning, at the end and beside other rules, and a
 * heading at the very end that heads nothing.
 */
export const looseEnds: Pass = {
  name: STEP,
  needs: ['hr', ...HEADINGS],
  run(content, context) {
    for (const { children } of elementsOf(content)) dropDoubles(children, context);
    while (isRule(edge(content, 0))) dropEdge(content, 0, context);
    dropEnd(content, context);
  },
};

function isRule(node: ContentNode | null): boolean {
  return node?.kind === 'element' && node.tag === 'hr';
}

function isHeading(node: ContentNode | null): boolean {
  return node?.kind === 'element' && HEADINGS.has(node.tag);
}

function dropDoubles(children: ContentNode[], context: CleanContext): void {
  let kept = 0;
  for (const child of children) {
    if (kept > 0 && isRule(child) && isRule(children[kept - 1]!)) record(child, context);
    else children[kept++] = child;
  }
  children.length = kept;
}

function dropEnd(content: ContentElement, context: CleanContext): void {
  while (isRule(edge(content, -1))) dropEdge(content, -1, context);
  const { children } = boxAt(content, -1).at(-1)!;
  let headings = 0;
  while (isHeading(children.at(-1 - headings) ?? null)) headings++;
  if (headings === 0 || headings > MAX_HEADINGS || headings === children.length) return;
  for (let left = headings; left > 0; left--) dropEdge(content, -1, context);
  while (isRule(edge(content, -1))) dropEdge(content, -1, context);
}

/** The boxes around the first or last block, from the outside. */
function boxAt(content: ContentElement, at: 0 | -1): ContentElement[] {
  const path = [content];
  for (let node = content.children.at(at); path.length < MAX_DEPTH; node = path.at(-1)!.children.at(at)) {
    if (node?.kind !== 'element' || !SECTIONS.has(node.tag)) break;
    path.push(node);
  }
  return path;
}

function edge(content: ContentElement, at: 0 | -1): ContentNode | null {
  return boxAt(content, at).at(-1)!.children.at(at) ?? null;
}

function dropEdge(content: ContentElement, at: 0 | -1, context: CleanContext): void {
  const path = boxAt(content, at);
  record(path.at(-1)!.children.at(at)!, context);
  // Nothing is empty in normal form.
  for (let level = path.length - 1; level >= 0; level--) {
    const { children } = path[level]!;
    if (at === 0) children.shift();
    else children.pop();
    if (children.length > 0) return;
  }
}

function record({ node }: ContentNode, { trace }: CleanContext): void {
  if (trace.isOn) trace.record({ node, step: STEP, reason: 'beside nothing' });
}
