import { type ExtractResult, extract, type OutputFormat } from 'fovea';
import { everything } from '../live/find-content.ts';

/** The result of a page with the content of all pages that continue it. */
export function joinedResult(
  first: ExtractResult,
  html: string,
  formats: readonly OutputFormat[],
): ExtractResult {
  const address = first.url === null ? {} : { url: first.url };
  const whole = extract(html, { ...address, formats, method: everything() });
  const { content, markdown, text, textLength, wordCount, readingTime } = whole;
  return { ...first, content, markdown, text, textLength, wordCount, readingTime, nextPage: null };
}
