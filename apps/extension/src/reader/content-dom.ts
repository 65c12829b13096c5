import {
  attributesOf,
  getAttribute,
  Namespace,
  type NodeId,
  NodeKind,
  type Page,
  parsePage,
  tagNameOf,
  textOf,
} from 'fovea';

const MATHML = 'http://www.w3.org/1998/Math/MathML';

/** Attributes that make the browser fetch something. */
const FETCHING: ReadonlySet<string> = new Set(['src', 'poster']);

/**
 * The content as live nodes. The HTML comes from Fovea's own writer, which lets nothing active through, and is built
 * node by node: no string is ever handed to the browser to parse, so a page's Trusted Types policy has no say.
 */
export function contentNodes(html: string, withMedia: boolean): DocumentFragment {
  const page = parsePage(`<body>${html}`);
  const { kind, parent, size } = page.tree;
  const fragment = document.createDocumentFragment();
  const made: (Node | undefined)[] = new Array(size);
  for (let node = 0; node < size; node++) {
    if (kind[node] === NodeKind.element && tagNameOf(page.tree, node) === 'body') made[node] = fragment;
    const above = made[parent[node]!];
    if (above === undefined || made[node] !== undefined) continue;
    const built =
      kind[node] === NodeKind.text
        ? document.createTextNode(textOf(page, node))
        : elementOf(page, node, withMedia);
    if (built === null) continue;
    made[node] = built;
    above.appendChild(built);
  }
  return fragment;
}

function elementOf(page: Page, node: NodeId, withMedia: boolean): Element | null {
  if (page.tree.kind[node] !== NodeKind.element) return null;
  const tag = tagNameOf(page.tree, node);
  const isMath = page.tree.namespace[node] === Namespace.mathml;
  if (!withMedia && tag === 'img') return pictureName(getAttribute(page, node, 'alt') ?? '');
  const element = isMath ? document.createElementNS(MATHML, tag) : document.createElement(tag);
  for (const [name, value] of attributesOf(page, node)) {
    if (withMedia || !FETCHING.has(name)) element.setAttribute(name, value);
  }
  if (tag === 'img') addImageHints(element);
  if (tag === 'video' || tag === 'audio') element.setAttribute('controls', '');
  if (tag === 'a') element.setAttribute('rel', 'noreferrer noopener');
  return element;
}

function addImageHints(image: Element): void {
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
  const name = image.getAttribute('alt') ?? '';
  image.addEventListener('error', () => image.replaceWith(pictureName(name)), { once: true });
}

/** What stands for a picture that is not loaded. */
function pictureName(text: string): Element {
  const name = document.createElement('span');
  name.className = 'no-picture';
  name.textContent = text;
  return name;
}
