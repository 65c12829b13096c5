import { commonmark } from './commonmark.ts';
import { markdownIt } from './markdown-it.ts';
import { markedRenderer } from './marked.ts';
import { micromarkRenderer } from './micromark.ts';
import { pythonMarkdownRenderers } from './python-markdown.ts';
import { remark } from './remark.ts';
import type { MarkdownRenderer } from './renderer.ts';
import { showdownRenderers } from './showdown.ts';

/** The readers of Markdown that the threat model speaks of. */
export const MARKDOWN_RENDERERS: readonly MarkdownRenderer[] = [
  ...markdownIt,
  markedRenderer,
  micromarkRenderer,
  remark,
  commonmark,
  ...showdownRenderers,
  ...pythonMarkdownRenderers,
];

/** Those that know all of GFM and raw HTML, so that nothing is shown as marks. */
export const GFM_RENDERERS: readonly MarkdownRenderer[] = [markedRenderer, micromarkRenderer, remark];
