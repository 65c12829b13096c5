import type { SourceDocument, SourceWarning } from '../documents/document.ts';
import { refuseOtherFormats } from '../documents/other-formats.ts';
import { SourceError } from '../source-error.ts';
import { isWholePage, judgeType, looksLikeHtml, parseContentType } from './content-type.ts';
import { exchange, type FetchOptions } from './exchange.ts';
import type { Hop } from './follow-redirects.ts';
import { readBody, tooLarge } from './read-body.ts';

/** A page as the network delivered it. */
export interface FetchedPage extends SourceDocument {
  readonly url: string;
  readonly contentType: string | null;
  readonly status: number;
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
  const looks = verdict === 'sniff' ? looksLikeHtml : isWholePage;
  const isHtml = verdict === 'html' || looks(bytes);
  if (verdict === 'sniff' && !isHtml) throw notHtml(url, type);
  refuseOtherFormats(bytes, url);
  const kind = isHtml || verdict === 'sniff' ? 'html' : verdict;
  return { bytes, kind, url, charset, contentType, status, warnings: truncated ? [INCOMPLETE] : [] };
}

const INCOMPLETE: SourceWarning = {
  code: 'incomplete-response',
  message: 'the compressed response ended too early: the page may be incomplete',
};

function notHtml(url: string, type: string): SourceError {
  const what =
    type === '' ? 'has no content type and does not look like a web page' : `is ${type}, not a web page`;
  return new SourceError('not-html', `${url} ${what}`);
}
