import type { ContentAttributes } from '../../content/content-attributes.ts';
import { appendChild, type ContentElement, newElement } from '../../content/content-tree.ts';
import { isBlockElement } from '../../elements/element-kinds.ts';
import { MATHML_ELEMENTS } from '../../elements/mathml.ts';
import { NOT_COPIED } from '../../hidden/unread-tags.ts';
import { getAttribute, tagNameOf, textContent, textOf } from '../../page/access.ts';
import type { Page } from '../../page/page.ts';
import { Tag } from '../../page/tags.ts';
import { Namespace, type NodeId, NodeKind, type PageTree } from '../../page/tree.ts';
import { withoutUnseen } from '../../plain-text/unseen-characters.ts';
import type { Selection } from '../../selection/selection.ts';
import { AttributeCopier } from './copy-attributes.ts';

/** Control characters that no text needs; a terminal that shows the output may obey them. */
const CONTROLS = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f]/u;
const ALL_CONTROLS = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f]+/gu;

/** The encoding under which MathML carries its TeX source. */
const TEX_ENCODING = 'application/x-tex';

/**
 * Copies the selected subtrees without what the method removed and what can never be content. `onUnseen` hears of characters
 * that only machines read, `onTexSign` once if a text has a character that every formula needs.
 */
export function copySelection(
  page: Page,
  selection: Selection,
  onUnseen?: (count: number) => void,
  onTexSign?: () => void,
): ContentElement {
  const content = newElement('div');
  const copier = new Copier(page, selection.removed, onUnseen);
  let lastParent: NodeId | null = null;
  for (const root of selection.roots) {
    // Loose text and phrases from different places must not run together; those from one place must.
    const parent = page.tree.parent[root]!;
    const isLoose = isPhrase(page.tree, root);
    if (isLoose && parent !== lastParent) content.children.push(newElement('div'));
    lastParent = isLoose ? parent : null;
    copier.copy(root, isLoose ? (content.children.at(-1) as ContentElement) : content);
  }
  if (copier.hasTexSign) onTexSign?.();
  return content;
}

function isPhrase(tree: PageTree, node: NodeId): boolean {
  const kind = tree.kind[node];
  return kind === NodeKind.text || (kind === NodeKind.element && !isBlockElement(tagNameOf(tree, node)));
}

/** Copies subtrees of one page. */
class Copier {
  hasTexSign = false;
  readonly #page: Page;
  readonly #removed: ReadonlySet<NodeId>;
  readonly #attributes: AttributeCopier;
  readonly #onUnseen: ((count: number) => void) | undefined;
  /** One past the end of the formula being copied. */
  #formulaEnd = 0;

  constructor(page: Page, removed: readonly NodeId[], onUnseen: ((count: number) => void) | undefined) {
    this.#page = page;
    this.#onUnseen = onUnseen;
    this.#removed = new Set(removed);
    this.#attributes = new AttributeCopier(page, onUnseen);
  }

  copy(root: NodeId, into: ContentElement): void {
    const { kind, end } = this.#page.tree;
    const elements: ContentElement[] = [into];
    const ends: NodeId[] = [end[root]!];
    for (let id = root; id < ends[0]!; ) {
      while (id >= ends.at(-1)!) {
        ends.pop();
        elements.pop();
      }
      const parent = elements.at(-1)!;
      if (this.#removed.has(id)) id = end[id]!;
      else if (kind[id] === NodeKind.text) {
        appendChild(parent, { kind: 'text', text: this.#text(id), node: id });
        id++;
      } else if (kind[id] === NodeKind.element && isNeverContent(this.#page.tree, id)) {
        if (isTexScript(this.#page, id)) appendChild(parent, copyTexScript(this.#page, id));
        id = end[id]!;
      } else {
        const element = kind[id] === NodeKind.element ? this.#element(id) : null;
        if (element !== null) {
          if (id === root) this.#attributes.inherit(id, element.attributes);
          appendChild(parent, element);
          elements.push(element);
          ends.push(end[id]!);
        }
        id++;
      }
    }
  }

  #text(id: NodeId): string {
    const text = withoutUnseen(withoutControls(textOf(this.#page, id)), this.#onUnseen);
    this.hasTexSign ||= mayHoldTex(text);
    return text;
  }

  /** The copy of an element without its children; `null` if only the children are copied. */
  #element(id: NodeId): ContentElement | null {
    const { tree } = this.#page;
    if (!this.#isCopied(id)) return null;
    const tag = tagNameOf(tree, id);
    const attributes = this.#attributes.copy(id, tag);
    if (isTransparent(tag, attributes)) return null;
    if (tag === 'math') {
      this.#formulaEnd = tree.end[id]!;
      const tex = texOf(this.#page, id);
      if (tex !== null) attributes.set('alttext', withoutUnseen(tex));
    }
    return { kind: 'element', tag, attributes, children: [], node: id };
  }

  /** Inside a formula only MathML is copied, outside only HTML; of anything else only the text stays. */
  #isCopied(id: NodeId): boolean {
    const { tree } = this.#page;
    if (tree.namespace[id] === Namespace.html) return id >= this.#formulaEnd;
    const tag = tagNameOf(tree, id);
    return MATHML_ELEMENTS.has(tag) && (tag === 'math') === id >= this.#formulaEnd;
  }
}

/** Whether a text contains a character that every formula needs; two searches are faster than a pattern. */
export function mayHoldTex(text: string): boolean {
  return text.includes('\\') || text.includes('$');
}

function withoutControls(text: string): string {
  return CONTROLS.test(text) ? text.replace(ALL_CONTROLS, '') : text;
}

function isNeverContent(tree: PageTree, id: NodeId): boolean {
  const tag = tree.tag[id]!;
  if (tag === Tag.noscript) return !holdsImage(tree, id);
  if (NOT_COPIED[tag] === 1 || tree.namespace[id] === Namespace.svg) return true;
  return tree.namespace[id] === Namespace.mathml && tagNameOf(tree, id).startsWith('annotation');
}

/**
 * A `<font>` without anything worth keeping; unclosed ones are reopened by the thousand, so they are not even copied.
 */
function isTransparent(tag: string, attributes: ContentAttributes): boolean {
  return tag === 'font' && !attributes.has('lang') && !attributes.has('dir');
}

/** Whether a `<noscript>` holds the picture that a script would have loaded. */
function holdsImage(tree: PageTree, node: NodeId): boolean {
  for (let id = node + 1; id < tree.end[node]!; id++) if (tree.tag[id] === Tag.img) return true;
  return false;
}

const TEX_SCRIPT = /^\s*math\/tex\b/iu;
const DISPLAYED = /\bmode\s*=\s*display\b/iu;

/** MathJax keeps the source of a formula in a script that no browser runs. */
function isTexScript(page: Page, id: NodeId): boolean {
  return page.tree.tag[id] === Tag.script && TEX_SCRIPT.test(getAttribute(page, id, 'type') ?? '');
}

function copyTexScript(page: Page, id: NodeId): ContentElement {
  const formula = newElement('math', [['alttext', textContent(page, id).trim()]], id);
  if (DISPLAYED.test(getAttribute(page, id, 'type') ?? '')) formula.attributes.set('display', 'block');
  return formula;
}

function texOf(page: Page, formula: NodeId): string | null {
  const { end, kind } = page.tree;
  for (let id = formula + 1; id < end[formula]!; id++) {
    if (kind[id] !== NodeKind.element || tagNameOf(page.tree, id) !== 'annotation') continue;
    if (getAttribute(page, id, 'encoding') === TEX_ENCODING) return textContent(page, id).trim();
  }
  return null;
}
