import { Meter } from '../../budget/meter.ts';
import type { ContentElement } from '../../content/content-tree.ts';
import { walkContent } from '../walk-content.ts';
import { MarkdownVisitor } from './visitor.ts';

/**
 * The content as GitHub-flavoured Markdown. Any tree gives valid Markdown that carries no markup of the page's
 * own text: what looks like Markdown or HTML there is escaped.
 */
export function toMarkdown(content: ContentElement, meter: Meter = new Meter()): string {
  const visitor = new MarkdownVisitor(meter);
  walkContent(content, visitor);
  return visitor.writer.text;
}
