import type { ContentElement } from '../../content/content-tree.ts';
import { walkContent } from '../walk-content.ts';
import { MarkdownVisitor } from './visitor.ts';

/**
 * The content as GitHub-flavoured Markdown. Any tree gives valid Markdown that carries no markup of the page's
 * own text: what looks like Markdown or HTML there is escaped.
 */
export function toMarkdown(content: ContentElement): string {
  const visitor = new MarkdownVisitor();
  walkContent(content, visitor);
  return visitor.writer.text;
}
