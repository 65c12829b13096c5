import type { ExtractResult } from 'fovea';
import type { DocumentResult } from '../documents/extract-document.ts';

/** The renderings of a page as a document of its own. */
export type Renderings = Pick<ExtractResult, 'content' | 'markdown' | 'text'>;

/** What is needed of a result. */
type Document = Renderings & Pick<DocumentResult, 'title' | 'empty' | 'passedThrough'>;

const UNSAFE: { readonly [sign: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const UNSAFE_SIGNS = /[&<>]/gu;

/** Puts the title of a page above its content, as a heading. */
export function withTitle(result: Document, markdownHeading: (text: string) => string): Renderings {
  const { title, content, markdown, text } = result;
  if (title === null || result.empty !== undefined || result.passedThrough !== undefined) return result;
  const escaped = title.replace(UNSAFE_SIGNS, (sign) => UNSAFE[sign]!);
  return {
    content: `<h1>${escaped}</h1>\n${content}`,
    markdown: `${markdownHeading(title)}\n\n${markdown}`,
    text: `${title}\n\n${text}`,
  };
}
