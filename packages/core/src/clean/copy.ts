import { attributesOf, getAttribute, tagNameOf, textContent, textOf } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { Tag, tagSet } from '../page/tags.ts';
import { Namespace, type NodeId, NodeKind, type PageTree } from '../page/tree.ts';
import type { Selection } from '../selection/selection.ts';
import type { ContentElement } from './content-tree.ts';
import { COPIED_ATTRIBUTES, LAZY_ELEMENTS } from './copied-attributes.ts';
import { isBlock } from './element-kinds.ts';
import { MATHML_ELEMENTS } from './mathml.ts';

/** What is never content, whatever a method selects: code, styles, document data, plug-ins, drawings. */
const NEVER_CONTENT = tagSet(
  'head',
  'title',
  'base',
  'meta',
  'link',
  'script',
  'style',
  'template',
  'svg',
  'canvas',
  'applet',
  'embed',
  'param',
  'area',
  'track',
  'frame',
  'noframes',
  'noembed',
  'datalist',
  'portal',
  'col',
  'colgroup',
);

/** Longest `data-` value that is copied: it has to hold an address or a few, not an application's state. */
const MAX_DATA_VALUE = 4096;

/** Controls that no text needs; a terminal or a log that shows the output may obey them. */
const CONTROLS = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f]+/gu;

/** Where a formula's TeX source stands. */
const TEX_ENCODING = 'application/x-tex';

/** Copies the selected subtrees without what the method removed; what can never be content stays behind. */
export function copySelection(page: Page, selection: Selection): ContentElement {
  const content = madeUp('div');
  const removed = new Set(selection.removed);
  let lastParent: NodeId | null = null;
  for (const root of selection.roots) {
    // Loose text and phrases of different places must not run together; those of one place must.
    const parent = page.tree.parent[root]!;
    const isLoose = isPhrase(page.tree, root);
    if (isLoose && parent !== lastParent) content.children.push(madeUp('div'));
    lastParent = isLoose ? parent : null;
    copySubtree(page, root, removed, isLoose ? (content.children.at(-1) as ContentElement) : content);
  }
  return content;
}

function isPhrase(tree: PageTree, node: NodeId): boolean {
  const kind = tree.kind[node];
  return kind === NodeKind.text || (kind === NodeKind.element && !isBlock(tagNameOf(tree, node)));
}

/** An element that stands for none of the page. */
export function madeUp(tag: string, attributes: Iterable<[string, string]> = []): ContentElement {
  return { kind: 'element', tag, attributes: new Map(attributes), children: [], node: 0 };
}

interface Open {
  readonly element: ContentElement;
  readonly end: NodeId;
}

function copySubtree(page: Page, root: NodeId, removed: ReadonlySet<NodeId>, into: ContentElement): void {
  const { kind, end } = page.tree;
  const open: Open[] = [{ element: into, end: end[root]! }];
  let formulaEnd = 0;
  for (let id = root; id < end[root]!; ) {
    while (id >= open.at(-1)!.end) open.pop();
    if (removed.has(id) || (kind[id] === NodeKind.element && isNeverContent(page.tree, id))) {
      id = end[id]!;
      continue;
    }
    const { children } = open.at(-1)!.element;
    if (kind[id] === NodeKind.text) {
      children.push({ kind: 'text', text: textOf(page, id).replace(CONTROLS, ''), node: id });
    } else if (kind[id] === NodeKind.element && isCopied(page.tree, id, formulaEnd)) {
      const element = copyElement(page, id);
      if (isTransparent(element)) {
        id++;
        continue;
      }
      if (element.tag === 'math') formulaEnd = end[id]!;
      children.push(element);
      open.push({ element, end: end[id]! });
    }
    id++;
  }
}

function isNeverContent(tree: PageTree, id: NodeId): boolean {
  const tag = tree.tag[id]!;
  if (NEVER_CONTENT[tag] === 1 || tree.namespace[id] === Namespace.svg) return true;
  if (tag === Tag.noscript) return !holdsImage(tree, id);
  return tree.namespace[id] === Namespace.mathml && tagNameOf(tree, id).startsWith('annotation');
}

/** In a formula only MathML is copied, outside of one only HTML; the text of all else stays. */
function isCopied(tree: PageTree, id: NodeId, formulaEnd: NodeId): boolean {
  if (tree.namespace[id] === Namespace.html) return id >= formulaEnd;
  const tag = tagNameOf(tree, id);
  return MATHML_ELEMENTS.has(tag) && (tag === 'math') === id >= formulaEnd;
}

/** A `<font>` that says nothing we keep; unclosed ones are re-opened by the thousand, so they are not even copied. */
function isTransparent({ tag, attributes }: ContentElement): boolean {
  return tag === 'font' && attributes.size === 0;
}

/** A `<noscript>` is worth having for the picture that a script would have loaded. */
function holdsImage(tree: PageTree, node: NodeId): boolean {
  for (let id = node + 1; id < tree.end[node]!; id++) if (tree.tag[id] === Tag.img) return true;
  return false;
}

function copyElement(page: Page, id: NodeId): ContentElement {
  const tag = tagNameOf(page.tree, id);
  const mayBeLazy = LAZY_ELEMENTS.has(tag);
  const attributes = new Map<string, string>();
  for (const [name, value] of attributesOf(page, id)) {
    const isLazy = mayBeLazy && name.startsWith('data-') && value.length <= MAX_DATA_VALUE;
    if (isLazy || COPIED_ATTRIBUTES.has(name)) attributes.set(name, value);
  }
  if (tag === 'math') {
    const tex = texOf(page, id);
    if (tex !== null) attributes.set('alttext', tex);
  }
  return { kind: 'element', tag, attributes, children: [], node: id };
}

function texOf(page: Page, formula: NodeId): string | null {
  const { end, kind } = page.tree;
  for (let id = formula + 1; id < end[formula]!; id++) {
    if (kind[id] !== NodeKind.element || tagNameOf(page.tree, id) !== 'annotation') continue;
    if (getAttribute(page, id, 'encoding') === TEX_ENCODING) return textContent(page, id).trim();
  }
  return null;
}
