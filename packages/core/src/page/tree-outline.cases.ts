import type { DefaultTreeAdapterTypes } from 'parse5';
import { attributesOf, tagNameOf, textOf } from './access.ts';
import type { Page } from './page.ts';
import { NodeKind } from './tree.ts';

/** A tree as one line per node, `depth <tag attributes>` or `depth "text"`, for comparing and for reading. */
export function outlineOfPage(page: Page): string[] {
  const { tree } = page;
  const lines: string[] = [];
  for (let id = 1; id < tree.size; id++) {
    const depth = tree.depth[id]!;
    if (tree.kind[id] === NodeKind.text) lines.push(`${depth} ${JSON.stringify(textOf(page, id))}`);
    else if (tree.kind[id] === NodeKind.comment) lines.push(`${depth} <!--${textOf(page, id)}-->`);
    else if (tree.kind[id] === NodeKind.doctype) lines.push(`${depth} <!doctype>`);
    else lines.push(elementLine(depth, tagNameOf(tree, id), attributesOf(page, id)));
  }
  return lines;
}

/** The same for parse5's default tree; template content stands below its template. */
export function outlineOfParse5(document: DefaultTreeAdapterTypes.Document): string[] {
  const lines: string[] = [];
  const stack: [node: DefaultTreeAdapterTypes.Node, depth: number][] = [[document, 0]];
  for (let item = stack.pop(); item !== undefined; item = stack.pop()) {
    const [node, depth] = item;
    if (depth > 0) lines.push(lineOf(node, depth));
    const holder = 'content' in node ? (node.content as DefaultTreeAdapterTypes.DocumentFragment) : node;
    const children = 'childNodes' in holder ? holder.childNodes : [];
    for (let index = children.length - 1; index >= 0; index--) stack.push([children[index]!, depth + 1]);
  }
  return lines;
}

function lineOf(node: DefaultTreeAdapterTypes.Node, depth: number): string {
  if (node.nodeName === '#text') {
    return `${depth} ${JSON.stringify((node as DefaultTreeAdapterTypes.TextNode).value)}`;
  }
  if (node.nodeName === '#comment')
    return `${depth} <!--${(node as DefaultTreeAdapterTypes.CommentNode).data}-->`;
  if (node.nodeName === '#documentType') return `${depth} <!doctype>`;
  const element = node as DefaultTreeAdapterTypes.Element;
  return elementLine(
    depth,
    element.tagName,
    element.attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value]),
  );
}

function elementLine(depth: number, tag: string, attributes: readonly (readonly [string, string])[]): string {
  const written = attributes.map(([name, value]) => ` ${name}=${JSON.stringify(value)}`).join('');
  return `${depth} <${tag}${written}>`;
}
