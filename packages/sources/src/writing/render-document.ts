import type { OutputFormat } from 'fovea';
import type { DocumentResult } from '../documents/extract-document.ts';
import { withTitle } from './with-title.ts';

/** The output formats of a single page. */
export type PageFormat = OutputFormat | 'json';

/** How the content of a page becomes a document of its own. */
export interface DocumentOptions {
  readonly format: PageFormat;
  /** Whether the title stands above the content. */
  readonly title: boolean;
  readonly frontmatter: boolean;
  /** Whether JSON is indented. */
  readonly indent: boolean;
}

/** The parts of the library that write documents. */
export type Writers = Pick<typeof import('fovea'), 'frontMatter' | 'markdownHeading'>;

/** Writes a result as one document. */
export function renderDocument(
  result: Omit<DocumentResult, 'warnings' | 'timings'>,
  { format, title, frontmatter, indent }: DocumentOptions,
  { frontMatter, markdownHeading }: Writers,
): string {
  const json = (value: unknown): string => JSON.stringify(value, null, indent ? 2 : undefined);
  if (format === 'json') return json(result);
  if (format === 'blocks') return json(result.blocks);
  if (format === 'chunks') return chunkLines(result);
  if (format === 'sections') return lines(result.sections ?? []);
  if (format === 'tei') return result.tei ?? '';
  const document = title ? withTitle(result, markdownHeading) : result;
  if (format === 'html') return document.content;
  if (format === 'text') return document.text;
  return (frontmatter ? frontMatter(result) : '') + document.markdown;
}

/** A line for each chunk, which says what page it is from, because chunks part from their page. */
function chunkLines({ url, title, chunks = [] }: Pick<DocumentResult, 'url' | 'title' | 'chunks'>): string {
  return lines(chunks.map((chunk) => ({ url, title, ...chunk })));
}

function lines(values: readonly object[]): string {
  return values.map((value) => JSON.stringify(value)).join('\n');
}

/** A document that ends with a line break, unless it is empty. */
export function asLines(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}
