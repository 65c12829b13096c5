import { Meter } from '../../budget/meter.ts';
import type { ContentElement } from '../../content/content-tree.ts';
import { walkContent } from '../walk-content.ts';
import { MarkdownVisitor } from './visitor.ts';

/**
 * The content as GitHub-flavoured Markdown. The output is valid for any tree, and whatever looks like Markdown or HTML
 * in the text of the page is escaped.
 */
export function toMarkdown(content: ContentElement, meter: Meter = new Meter()): string {
  const visitor = new MarkdownVisitor(meter);
  walkContent(content, visitor);
  return visitor.writer.text;
}
