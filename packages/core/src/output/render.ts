import type { ContentElement } from '../clean/content-tree.ts';
import type { OutputFormat } from '../options.ts';
import { toHtml } from './html.ts';
import { toMarkdown } from './markdown/markdown.ts';
import { toText } from './text.ts';

/** Every form, as far as it was asked for. */
export interface RenderedContent {
  readonly html: string;
  readonly markdown: string;
  readonly text: string;
}

const ALL_FORMATS: readonly OutputFormat[] = ['html', 'markdown', 'text'];

/** Renders the cleaned content; forms that nobody asked for stay empty. */
export function renderContent(
  content: ContentElement,
  formats: readonly OutputFormat[] = ALL_FORMATS,
): RenderedContent {
  const wanted = new Set(formats);
  return {
    html: wanted.has('html') ? toHtml(content) : '',
    markdown: wanted.has('markdown') ? toMarkdown(content) : '',
    text: wanted.has('text') ? toText(content) : '',
  };
}
