import type { ContentElement, ContentNode } from '../content/content-tree.ts';
import { elementsOf } from '../content/content-walk.ts';
import { pageFromHtml } from '../page/from-html.ts';
import type { Removal } from '../selection/selection.ts';
import { startTrace } from '../trace/trace.ts';
import type { CleanContext, Pass } from './context.ts';
import { copySelection } from './copy/copy.ts';
import { runPasses } from './passes.ts';

/** A whole HTML document copied as content, before any pass. */
export function copyOf(html: string): ContentElement {
  return copySelection(pageFromHtml(html), { roots: [0], removed: [], reasons: [] });
}

/** A whole HTML document as clean content. */
export function contentOf(html: string, base: string | null = null): ContentElement {
  const content = copyOf(html);
  runPasses(content, { base, trace: startTrace(false), keepsPlaces: true });
  return content;
}

/** What one pass makes of the body of a document, with everything that it leaves there. */
export function afterPass(pass: Pass, html: string, context: Partial<CleanContext> = {}): string {
  const content = copyOf(html);
  pass.run(content, { base: null, trace: startTrace(false), ...context }, elementsOf(content));
  const body = elementsOf(content).find(({ tag }) => tag === 'body');
  const outside = content.children.filter((child) => child.kind === 'element' && child.tag !== 'html');
  return [...body!.children, ...outside].map(markup).join('');
}

/** Content as markup, with all attributes. */
export function markup(node: ContentNode): string {
  if (node.kind === 'text') return node.text;
  const attributes = [...node.attributes].map(([name, value]) => ` ${name}="${value}"`).join('');
  return `<${node.tag}${attributes}>${node.children.map(markup).join('')}</${node.tag}>`;
}

/** What the passes remove from a document. */
export function removalsOf(html: string): readonly Removal[] {
  const trace = startTrace(true);
  runPasses(copyOf(html), { base: null, trace });
  return trace.removals;
}
