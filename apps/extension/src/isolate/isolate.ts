import { isLayer } from '../interface/layer.ts';
import { addStyles } from '../interface/styles.ts';
import { elementProperty, nodeTypeOf, putAttribute, rootOf } from '../live/page-dom.ts';
import { shownChildren, shownParent } from './flat-tree.ts';
import marks from './marks.css';
import { rememberScroll } from './scroll.ts';

/** The one attribute that is added to elements of the page, and removed again. */
const MARK = 'data-fovea-mark';

const INK = /\S/;

/** Undoes everything; afterwards the page is as it was. */
export type Restore = () => void;

/**
 * Hides everything on the page except some nodes, which stay in place and keep their style. Nothing is moved or
 * rewritten: elements to hide are marked, and an additional style sheet hides what is marked.
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
  const ancestors = ancestorsOf(kept);
  const marked = new Map<Element, Mark>();
  for (const element of ancestors) {
    if (kept.has(element)) continue;
    const children = shownChildren(element);
    const others = children.filter((child) => !kept.has(child) && !ancestors.has(child as Element));
    for (const other of others) if (isShownElement(other)) marked.set(other, 'gone');
    // Text nodes cannot be marked; they fade with their element, and the kept children are shown again.
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

/** All ancestors of the kept nodes. */
function ancestorsOf(kept: ReadonlySet<Node>): ReadonlySet<Element> {
  const ancestors = new Set<Element>();
  for (const node of kept) {
    for (let at = shownParent(node); at !== null && !ancestors.has(at as Element); at = shownParent(at)) {
      if (isElement(at)) ancestors.add(at);
    }
  }
  return ancestors;
}

const NEVER_SHOWN: ReadonlySet<string> = new Set(['head', 'script', 'style', 'link', 'meta', 'template']);

function isShownElement(node: Node): node is Element {
  return isElement(node) && !isLayer(node) && !NEVER_SHOWN.has(elementProperty(node, 'localName'));
}

function isElement(node: Node): node is Element {
  return nodeTypeOf(node) === Node.ELEMENT_NODE;
}
