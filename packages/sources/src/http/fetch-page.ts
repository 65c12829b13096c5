import { SourceError } from '../source-error.ts';
import { judgeType, looksLikeHtml, parseContentType } from './content-type.ts';
import { exchange, type FetchOptions } from './exchange.ts';
import type { Hop } from './follow-redirects.ts';
import { readBody, tooLarge } from './read-body.ts';

/** A page as the network delivered it. */
export interface FetchedPage {
  readonly bytes: Uint8Array;
  /** The address after redirects, without credentials. */
  readonly url: string;
  /** From the `Content-Type` header. */
  readonly charset: string | null;
  readonly contentType: string | null;
  readonly status: number;
  readonly warnings: readonly string[];
}

/** Fetches one page. */
export function fetchPage(url: string, options: FetchOptions = {}): Promise<FetchedPage> {
  return exchange(url, options, readPage);
}

async function readPage(hop: Hop, maxBytes: number): Promise<FetchedPage> {
  const { response, url } = hop;
  const status = response.statusCode;
  if (status < 200 || status > 299) {
    throw new SourceError('bad-status', `the server answered ${status} for ${url}`);
  }
  const contentType = hop.header('content-type');
  const { type, charset } = parseContentType(contentType);
  const verdict = judgeType(type);
  if (verdict === 'other') throw notHtml(url, type);
  const encoding = hop.header('content-encoding') ?? '';
  // Only an uncompressed length is comparable; the bytes of the stream are counted in any case.
  if (encoding === '' && Number(hop.header('content-length')) > maxBytes) throw tooLarge(maxBytes);
  const { bytes, truncated } = await readBody(response.body, encoding, maxBytes);
  if (verdict === 'sniff' && !looksLikeHtml(bytes)) throw notHtml(url, type);
  const warnings = truncated ? ['the compressed response ended too early: the page may be incomplete'] : [];
  return { bytes, url, charset, contentType, status, warnings };
}

function notHtml(url: string, type: string): SourceError {
  const what =
    type === '' ? 'has no content type and does not look like HTML' : `is ${type}, not an HTML page`;
  return new SourceError('not-html', `${url} ${what}`);
}
