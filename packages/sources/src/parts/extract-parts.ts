import { joinContents } from '@fovea/book';
import { type ExtractOptions, extract } from 'fovea';
// The joined content is content as a whole.
import 'fovea/methods';
import type { SourceDocument, SourceWarning } from '../documents/document.ts';
import { type DocumentResult, extractDocument } from '../documents/extract-document.ts';

/** One page of a text that is split into several. */
export interface TextPart {
  readonly url: string | null;
  readonly title: string | null;
  readonly wordCount: number;
}

/** The result for a text on several pages. */
export interface PartsResult extends DocumentResult {
  /** Its pages, in order. */
  readonly parts?: readonly TextPart[];
}

/** Options about finding the content, which are over once the parts are joined. */
const OPTIONS_OF_PARTS: readonly (keyof ExtractOptions)[] = [
  'charset',
  'method',
  'methodOptions',
  'focus',
  'title',
  'comments',
  'include',
  'exclude',
  'restore',
  'remove',
  'rules',
  'posts',
  'explain',
];

/** Extracts the pages of a text and joins them into one result, with the metadata of the first. */
export function extractParts(
  documents: readonly SourceDocument[],
  given: ExtractOptions = {},
  warnings: readonly SourceWarning[] = [],
): PartsResult {
  if (documents.length === 1) {
    const result = extractDocument(documents[0]!, given);
    return { ...result, warnings: [...result.warnings, ...warnings] };
  }
  const { section: _section, query: _query, maxTokens: _maxTokens, ...perPart } = given;
  const results = documents.map((document) => extractDocument(document, { ...perPart, formats: ['html'] }));
  const [first] = results;
  const whole = extract(joinContents(results.map(({ content }) => content)), {
    ...Object.fromEntries(
      Object.entries(given).filter(([name]) => !OPTIONS_OF_PARTS.includes(name as 'url')),
    ),
    ...(first!.url === null ? {} : { url: first!.url }),
    method: 'whole-body',
  });
  const posts = results.flatMap((result) => result.posts ?? []);
  return {
    ...whole,
    ...metadataOf(first!),
    nextPage: results.at(-1)!.nextPage,
    parts: results.map(({ url, title, wordCount }) => ({ url, title, wordCount })),
    warnings: [...results.flatMap((result) => result.warnings), ...whole.warnings, ...warnings],
    ...(given.posts === true && { posts }),
  };
}

/** What the joined content cannot say about itself. */
function metadataOf({
  content: _content,
  markdown: _markdown,
  text: _text,
  blocks: _blocks,
  tei: _tei,
  chunks: _chunks,
  sections: _sections,
  textLength: _textLength,
  wordCount: _wordCount,
  readingTime: _readingTime,
  timings: _timings,
  empty: _empty,
  ...rest
}: DocumentResult): Partial<DocumentResult> {
  return rest;
}
