import { isWholePage, judgeType, parseContentType } from '../http/content-type.ts';
import { SourceError } from '../source-error.ts';
import type { SourceDocument } from './document.ts';
import { refuseOtherFormats } from './other-formats.ts';

/** A document as it was received: its bytes and the headers about them. */
export interface ReceivedBytes {
  readonly bytes: Uint8Array;
  readonly contentType: string | null;
  readonly url: string | null;
}

/** Types of archives and snapshots, which are recognised by their content. */
const BY_CONTENT: ReadonlySet<string> = new Set([
  'message/rfc822',
  'multipart/related',
  'application/x-mimearchive',
  'application/json',
]);

/** Reads what was sent as a document: a page, an archive or a snapshot of one, or a text; throws if it is anything else. */
export function receivedDocument({ bytes, contentType, url }: ReceivedBytes): SourceDocument {
  const { type, charset } = parseContentType(contentType);
  const verdict = judgeType(type);
  if (verdict === 'other' && !BY_CONTENT.has(type))
    throw new SourceError('not-html', `a body of the type ${type} is not a web page`);
  refuseOtherFormats(bytes, 'the body');
  const isText = (verdict === 'text' || verdict === 'markdown') && !isWholePage(bytes);
  return { bytes, kind: isText ? verdict : 'html', url, charset, warnings: [] };
}
