import type { ExtractResult } from 'fovea';
import type { DocumentResult } from '../documents/extract-document.ts';
import { htmlSaysTitle, markdownSaysTitle, textSaysTitle } from './says-title.ts';

/** The renderings of a page as a document of its own. */
export type Renderings = Pick<ExtractResult, 'content' | 'markdown' | 'text'>;

/** What is needed of a result; the rows of a batch have only the renderings that were asked for. */
type Document = Partial<Renderings> & Pick<DocumentResult, 'title' | 'empty' | 'passedThrough'>;

const UNSAFE: { readonly [sign: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const UNSAFE_SIGNS = /[&<>]/gu;

/** Marks of a heading, in Markdown and in HTML. */
const HASHES = /^#+ /u;
const TAGS = /<[^<>]*>/gu;
/** Escapes of Markdown; the start of a paragraph needs some that the start of a heading does not. */
const ESCAPES = /\\([!-/:-@[-`{-~])|^&#58;/gu;

/** Puts the title of a page above its content, as a heading, unless the content has a heading that says it, or says nothing else. */
export function withTitle(result: Document, markdownHeading: (text: string) => string): Renderings {
  const { title, content = '', markdown = '', text = '' } = result;
  if (title === null || result.empty !== undefined || result.passedThrough !== undefined)
    return { content, markdown, text };
  const escaped = title.replace(UNSAFE_SIGNS, (sign) => UNSAFE[sign]!);
  const heading = markdownHeading(title);
  const isInHtml = content.replace(TAGS, '').trim() === escaped || htmlSaysTitle(content, title);
  const isInMarkdown = wordsOf(markdown) === wordsOf(heading) || markdownSaysTitle(markdown, title);
  return {
    content: isInHtml ? content : `<h1>${escaped}</h1>\n${content}`,
    markdown: isInMarkdown ? markdown : `${heading}\n\n${markdown}`,
    text: text.trim() === title || textSaysTitle(text, title) ? text : `${title}\n\n${text}`,
  };
}

/** A line of Markdown without its marks as a heading and without escapes. */
function wordsOf(markdown: string): string {
  return markdown
    .trim()
    .replace(HASHES, '')
    .replace(ESCAPES, (_, sign: string | undefined) => sign ?? ':');
}
