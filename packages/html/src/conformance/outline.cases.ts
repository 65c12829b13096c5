import { attributesOf, tagNameOf, textOf } from '../access.ts';
import { Tag } from '../names/tags.ts';
import { type HtmlTree, Namespace, NodeKind } from '../tree.ts';

const PREFIXED = /^(xlink:(actuate|arcrole|href|role|show|title|type)|xml:(lang|space)|xmlns:xlink)$/;
const NAMESPACE_WORDS = ['', 'svg ', 'math ', 'other '];

/** The tree in the notation of html5lib-tests. */
export function html5libOutline(tree: HtmlTree): string {
  const lines: string[] = [];
  // In that notation, template content is one level deeper, below a line of its own.
  const indents = new Int32Array(tree.size);
  for (let id = 1; id < tree.size; id++) {
    const parent = tree.parent[id]!;
    const isInTemplate = tree.tag[parent] === Tag.template && tree.namespace[parent] === Namespace.html;
    indents[id] = parent === 0 ? 0 : indents[parent]! + (isInTemplate ? 2 : 1);
    const indent = `| ${'  '.repeat(indents[id]!)}`;
    lines.push(indent + nodeLine(tree, id));
    if (tree.kind[id] !== NodeKind.element) continue;
    const attributes = attributesOf(tree, id).map(
      ([name, value]) => `${shownName(tree, id, name)}="${value}"`,
    );
    for (const attribute of attributes.sort(byUnits)) lines.push(`${indent}  ${attribute}`);
    if (tree.tag[id] === Tag.template && tree.namespace[id] === Namespace.html)
      lines.push(`${indent}  content`);
  }
  return lines.join('\n');
}

function byUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function shownName(tree: HtmlTree, id: number, name: string): string {
  return tree.namespace[id] !== Namespace.html && PREFIXED.test(name) ? name.replace(':', ' ') : name;
}

function nodeLine(tree: HtmlTree, id: number): string {
  switch (tree.kind[id]) {
    case NodeKind.text:
      return `"${textOf(tree, id)}"`;
    case NodeKind.comment:
      return `<!-- ${textOf(tree, id)} -->`;
    case NodeKind.doctype:
      return doctypeLine(tree);
    default:
      return `<${NAMESPACE_WORDS[tree.namespace[id]!]}${tagNameOf(tree, id)}>`;
  }
}

function doctypeLine({ doctype }: HtmlTree): string {
  const { name, publicId, systemId } = doctype!;
  return publicId === '' && systemId === ''
    ? `<!DOCTYPE ${name}>`
    : `<!DOCTYPE ${name} "${publicId}" "${systemId}">`;
}
