import {
  asLines,
  type DocumentResult,
  extractParts,
  type FollowedPages,
  renderDocument,
  withTitle,
} from '@fovea/sources';
import { estimateTokens, extract, frontMatter, markdownHeading, type PageSnapshot } from 'fovea';
// A request may name any built-in method.
import 'fovea/methods';
import { annotatedMarkdown } from './annotated-markdown.ts';
import type { Answer, AnswerFacts, AnswerOrder } from './answer.ts';
import { htmlDocument } from './html-document.ts';

/** A page that was opened: its documents, or a snapshot, or its HTML as text. */
export type OpenedPage =
  | FollowedPages
  | { readonly snapshot: PageSnapshot }
  | { readonly html: string; readonly url: string | null };

const WRITERS = { frontMatter, markdownHeading };

/** Extracts a page and writes the answer about it. */
export function writeAnswer(page: OpenedPage, order: AnswerOrder): Answer {
  const { timings: _, ...result } = extractOpened(page, order);
  const markdown = markdownOf(result as DocumentResult, order);
  const text = answerText({ ...result, markdown } as DocumentResult, order);
  const body = new TextEncoder().encode(asLines(text));
  return { body, facts: factsOf(result as DocumentResult, order.format === 'json' ? markdown : text) };
}

function extractOpened(page: OpenedPage, { options }: AnswerOrder): DocumentResult {
  if ('snapshot' in page) return extract(page.snapshot, options);
  if ('documents' in page) return extractParts(page.documents, options, page.warnings);
  return extract(page.html, page.url === null ? options : { url: page.url, ...options });
}

function markdownOf(result: DocumentResult, order: AnswerOrder): string {
  const { citations, linksSummary: links, imagesSummary: images } = order;
  if (!citations && !links && !images) return result.markdown;
  return annotatedMarkdown(result, { citations, links, images });
}

function answerText(result: DocumentResult, { format, frontmatter, options }: AnswerOrder): string {
  const title = options.title !== 'keep';
  if (format === 'html')
    return htmlDocument(result, title ? withTitle(result, markdownHeading).content : result.content);
  return renderDocument(result, { format, title, frontmatter, indent: false }, WRITERS);
}

function factsOf({ url, confidence, method, empty, warnings }: DocumentResult, counted: string): AnswerFacts {
  return {
    url,
    tokens: estimateTokens(counted),
    confidence,
    method,
    empty: empty?.code ?? null,
    warnings: [...new Set(warnings.map(({ code }) => code))],
  };
}
