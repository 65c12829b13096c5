import { isLayer } from '../interface/layer.ts';
import { addStyles } from '../interface/styles.ts';
import { elementProperty, nodeTypeOf, putAttribute, rootOf } from '../live/page-dom.ts';
import { shownChildren, shownParent } from './flat-tree.ts';
import marks from './marks.css';
import { rememberScroll } from './scroll.ts';

/** The one attribute that is put on elements of the page, and taken off again. */
const MARK = 'data-fovea-mark';

const INK = /\S/;

/** Takes everything back; afterwards the page is what it was. */
export type Restore = () => void;

/**
 * Hides all of the page but some nodes, in place and in their own style. Nothing is moved or rewritten: what goes is
 * marked, and a style sheet beside the page's own hides what is marked.
 */
export function isolateNodes(kept: readonly Node[], removed: readonly Node[], all: readonly Node[]): Restore {
  const restoreScroll = rememberScroll(all);
  const marked = marksFor(new Set(kept), removed);
  const roots = new Set<Document | ShadowRoot>();
  for (const [element, mark] of marked) {
    putAttribute(element, MARK, mark);
    roots.add(rootOf(element));
  }
  const unstyle = [...roots].map((root) => addStyles(root, marks));
  return () => {
    for (const element of marked.keys()) putAttribute(element, MARK, null);
    for (const undo of unstyle) undo();
    restoreScroll();
  };
}

type Mark = 'gone' | 'faded' | 'shown';

function marksFor(kept: ReadonlySet<Node>, removed: readonly Node[]): ReadonlyMap<Element, Mark> {
  const way = wayTo(kept);
  const marked = new Map<Element, Mark>();
  for (const element of way) {
    if (kept.has(element)) continue;
    const children = shownChildren(element);
    const others = children.filter((child) => !kept.has(child) && !way.has(child as Element));
    for (const other of others) if (isShownElement(other)) marked.set(other, 'gone');
    // Text of its own cannot be marked; it fades with its element, and what is kept in it is shown again.
    if (!others.some((other) => nodeTypeOf(other) === Node.TEXT_NODE && INK.test(other.nodeValue ?? '')))
      continue;
    if (marked.get(element) !== 'shown') marked.set(element, 'faded');
    for (const child of children) {
      if (child.nodeType === Node.ELEMENT_NODE && !others.includes(child))
        marked.set(child as Element, 'shown');
    }
  }
  for (const node of removed) if (isShownElement(node)) marked.set(node, 'gone');
  return marked;
}

/** Every element above the kept ones. */
function wayTo(kept: ReadonlySet<Node>): ReadonlySet<Element> {
  const way = new Set<Element>();
  for (const node of kept) {
    for (let at = shownParent(node); at !== null && !way.has(at as Element); at = shownParent(at)) {
      if (isElement(at)) way.add(at);
    }
  }
  return way;
}

const NEVER_SHOWN: ReadonlySet<string> = new Set(['head', 'script', 'style', 'link', 'meta', 'template']);

function isShownElement(node: Node): node is Element {
  return isElement(node) && !isLayer(node) && !NEVER_SHOWN.has(elementProperty(node, 'localName'));
}

function isElement(node: Node): node is Element {
  return nodeTypeOf(node) === Node.ELEMENT_NODE;
}
