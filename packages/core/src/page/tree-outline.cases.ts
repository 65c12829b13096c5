import { attributesOf, tagNameOf, textOf } from './access.ts';
import type { Page } from './page.ts';
import { NodeKind } from './tree.ts';

/** A tree as one line per node, `depth <tag attributes>` or `depth "text"`, for comparison and for reading. */
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

function elementLine(depth: number, tag: string, attributes: readonly (readonly [string, string])[]): string {
  const written = attributes.map(([name, value]) => ` ${name}=${JSON.stringify(value)}`).join('');
  return `${depth} <${tag}${written}>`;
}
