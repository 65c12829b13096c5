import type { ContentElement } from '../content/content-tree.ts';
import { pageFromHtml } from '../page/from-html.ts';
import type { Removal } from '../selection/selection.ts';
import { startTrace } from '../trace/trace.ts';
import { copySelection } from './copy/copy.ts';
import { runPasses } from './passes.ts';

/** A whole HTML document copied as content, before any pass. */
export function copyOf(html: string): ContentElement {
  return copySelection(pageFromHtml(html), { roots: [0], removed: [], reasons: [] });
}

/** A whole HTML document as clean content. */
export function contentOf(html: string, base: string | null = null): ContentElement {
  const content = copyOf(html);
  runPasses(content, { base, trace: startTrace(false) });
  return content;
}

/** What the passes remove from a document. */
export function removalsOf(html: string): readonly Removal[] {
  const trace = startTrace(true);
  runPasses(copyOf(html), { base: null, trace });
  return trace.removals;
}
