import type { Answer } from '../answers/answer.ts';
import type { CacheEntry } from '../cache/cache.ts';
import { mediaTypeOf } from '../negotiation/answer-type.ts';
import { ageOf } from '../page-service.ts';
import type { AnswerFormat } from '../parameters/serving-table.ts';

/** Answers contain nothing active; this keeps it so if a browser shows one. */
const POLICY = "default-src 'none'; img-src * data:; media-src *; style-src 'unsafe-inline'; sandbox";

/** The headers of every answer about a page. */
function headersOf({ facts }: Answer, format: AnswerFormat): Record<string, string> {
  return {
    'content-type': mediaTypeOf(format),
    vary: 'Accept',
    'content-security-policy': POLICY,
    'x-markdown-tokens': String(facts.tokens),
    'x-fovea-method': facts.method,
    ...(facts.confidence === null ? {} : { 'x-fovea-confidence': facts.confidence.toFixed(3) }),
    ...(facts.empty === null ? {} : { 'x-fovea-empty': facts.empty }),
    ...(facts.warnings.length === 0 ? {} : { 'x-fovea-warnings': facts.warnings.join(', ') }),
    ...(facts.url === null ? {} : { 'content-location': facts.url }),
  };
}

/** The response to a request that brought its page along. */
export function freshResponse(answer: Answer, format: AnswerFormat): Response {
  return new Response(answer.body as Uint8Array<ArrayBuffer>, {
    headers: { ...headersOf(answer, format), 'cache-control': 'no-store' },
  });
}

/** The response to a request for a page on the web, or 304 if the client has it already. */
export function cachedResponse(
  entry: CacheEntry,
  format: AnswerFormat,
  ifNoneMatch: string | null,
): Response {
  const headers = {
    ...headersOf(entry.answer, format),
    etag: entry.tag,
    age: String(ageOf(entry)),
    // Options may come in headers, which no cache looks at: it has to ask whether what it has is still the answer.
    'cache-control': 'private, no-cache',
  };
  if (ifNoneMatch !== null && matches(ifNoneMatch, entry.tag))
    return new Response(null, { status: 304, headers });
  return new Response(entry.answer.body as Uint8Array<ArrayBuffer>, { headers });
}

/** The weak comparison of RFC 9110, which is the one for `If-None-Match`. */
function matches(ifNoneMatch: string, tag: string): boolean {
  return ifNoneMatch
    .split(',')
    .map((part) => part.trim())
    .some((part) => part === '*' || (part.startsWith('W/') ? part.slice(2) : part) === tag);
}
