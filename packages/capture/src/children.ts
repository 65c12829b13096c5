import { Namespace } from 'fovea/page';
import {
  attributeOf,
  childNodesOf,
  documentProperty,
  firstChildOf,
  rectangleOf,
  shadowRootOf,
  textContentOf,
} from './dom.ts';
import { childrenOneByOne, NO_NODES, type NodeSource, nodesOf } from './node-source.ts';

/** The children of a node in the captured page. */
export interface Children {
  readonly nodes: NodeSource;
  /** Children of a shadow host. Those that are in no slot are part of the page, but not laid out. */
  readonly light?: NodeSource;
  /** True if the nodes belong to no rendered document: the content of `template` and `noscript`. */
  readonly isInert?: boolean;
  /** The document in a frame, whose body is the only child. */
  readonly frame?: Document;
}

/** Counts of what could not be read. */
export interface Unreadable {
  frames: number;
  noscripts: number;
}

const NOTHING: Children = { nodes: NO_NODES };

/** The children of an element as the browser shows them: through shadow roots, slots and frames of the same origin. */
export function childrenOf(
  element: Element,
  name: string,
  namespace: number,
  unreadable: Unreadable,
): Children {
  const root = shadowRootOf(element);
  if (root !== null) return hostChildren(element, root);
  if (name === 'style') return NOTHING;
  if (name === 'script') return isData(element) ? { nodes: childrenOneByOne(element) } : NOTHING;
  if (namespace !== Namespace.html) return { nodes: childrenOneByOne(element) };
  if (name === 'slot') return slotChildren(element as HTMLSlotElement);
  if (name === 'iframe' || name === 'frame') return frameChildren(element as HTMLIFrameElement, unreadable);
  if (name === 'template')
    return { nodes: childrenOneByOne((element as HTMLTemplateElement).content), isInert: true };
  if (name === 'noscript') return noscriptChildren(element, unreadable);
  return { nodes: childrenOneByOne(element) };
}

function hostChildren(host: Element, root: ShadowRoot): Children {
  return { nodes: childrenOneByOne(root), light: childrenOneByOne(host) };
}

function slotChildren(slot: HTMLSlotElement): Children {
  const assigned = slot.assignedNodes();
  return { nodes: assigned.length > 0 ? nodesOf(assigned) : childrenOneByOne(slot) };
}

function frameChildren(frame: HTMLIFrameElement, unreadable: Unreadable): Children {
  const inner = innerDocument(frame);
  if (inner === null) {
    const { width, height } = rectangleOf(frame);
    if (width > 0 && height > 0) unreadable.frames++;
    return NOTHING;
  }
  const body = documentProperty(inner, 'body') as HTMLElement | null;
  return body === null || firstChildOf(body) === null ? NOTHING : { nodes: nodesOf([body]), frame: inner };
}

function innerDocument(frame: HTMLIFrameElement): Document | null {
  try {
    return frame.contentDocument;
  } catch {
    return null;
  }
}

/** Parses the content of `noscript`, which a browser with scripting keeps as text. */
function noscriptChildren(element: Element, unreadable: Unreadable): Children {
  const nodes = childNodesOf(element);
  const text = textContentOf(element);
  if (text.trim() === '' || nodes.some(({ nodeType }) => nodeType === 1))
    return { nodes: nodesOf(nodes), isInert: true };
  try {
    const { head, body } = new DOMParser().parseFromString(text, 'text/html');
    return { nodes: nodesOf([...childNodesOf(head), ...childNodesOf(body)]), isInert: true };
  } catch {
    // Trusted Types: the page's policy forbids parsing.
    unreadable.noscripts++;
    return { nodes: nodesOf(nodes), isInert: true };
  }
}

/** Types of scripts that are data (JSON-LD, application state, formulas) rather than programs. */
const DATA = /json|^\s*math\//i;

function isData(script: Element): boolean {
  return DATA.test(attributeOf(script, 'type') ?? '');
}
