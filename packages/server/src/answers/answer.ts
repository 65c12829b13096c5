import type { ExtractOptions, OutputFormat } from 'fovea';
import type { PageWish } from '../parameters/page-wish.ts';
import type { AnswerFormat } from '../parameters/serving-table.ts';

/** What is written as an answer, and how; plain data, because it crosses to a thread. */
export interface AnswerOrder {
  readonly options: ExtractOptions;
  readonly format: AnswerFormat;
  readonly frontmatter: boolean;
  readonly citations: boolean;
  readonly linksSummary: boolean;
  readonly imagesSummary: boolean;
}

/** What the headers of an answer say about it. */
export interface AnswerFacts {
  /** Address of the page, after redirects. */
  readonly url: string | null;
  /** The estimate for the Markdown, or for the answer if that has none. */
  readonly tokens: number;
  readonly confidence: number | null;
  readonly method: string;
  /** Why there is no content. */
  readonly empty: string | null;
  /** The codes of the warnings, each once. */
  readonly warnings: readonly string[];
}

/** An answer that is ready to be sent. */
export interface Answer {
  readonly body: Uint8Array;
  readonly facts: AnswerFacts;
}

/** In JSON: the formats that people read, and the blocks, which lead back to the source. */
const JSON_FORMATS: readonly OutputFormat[] = ['html', 'markdown', 'text', 'blocks'];

/** What to write for a wish. */
export function orderFor({ options, serving }: PageWish, format: AnswerFormat): AnswerOrder {
  const citations = serving.linkStyle === 'citations';
  const linksSummary = serving.linksSummary === true;
  const imagesSummary = serving.imagesSummary === true;
  const isAnnotated = citations || linksSummary || imagesSummary;
  const formats: readonly OutputFormat[] =
    format === 'json'
      ? JSON_FORMATS
      : format === 'markdown' && isAnnotated
        ? ['html', 'markdown', 'blocks']
        : [format];
  return {
    options: { ...options, formats },
    format,
    frontmatter: serving.frontmatter === true,
    citations,
    linksSummary,
    imagesSummary,
  };
}
