import type { SourceWarning } from '../documents/document.ts';
import { type DocumentResult, extractDocument } from '../documents/extract-document.ts';
import { refuseOtherFormats } from '../documents/other-formats.ts';
import { isWholePage, judgeType, looksLikeHtml, parseContentType } from '../http/content-type.ts';
import { SourceError } from '../source-error.ts';
import { decodePayload } from './decode-payload.ts';
import { type HttpResponse, parseHttp } from './http-message.ts';
import type { WarcHead } from './record.ts';
import { passesBefore, passesLanguage, type RecordFilter } from './record-filter.ts';

/** A record on its way to a child process. */
export interface WarcRecord {
  readonly file: string;
  readonly offset: number;
  readonly head: WarcHead;
}

/** Which records are read, and how. */
export interface WarcOptions {
  /** Besides `response`: `resource`, `conversion`. */
  readonly kinds?: readonly string[];
  readonly filter?: RecordFilter;
  readonly verifyDigests?: boolean;
}

/** What the row of a record says about it, besides the result. */
export interface RecordFields {
  readonly warcFile: string;
  readonly warcOffset: number;
  readonly warcRecordId: string | null;
  readonly fetchTime: string | null;
  readonly status: number | null;
}

/** A record with a page, one without, or one that repeats an earlier one. */
export type RecordRow =
  | { readonly fields: RecordFields; readonly html: Uint8Array; readonly result: DocumentResult }
  | {
      readonly fields: RecordFields;
      readonly revisit: { readonly url: string | null; readonly of: string | null };
    };

type Extraction = Parameters<typeof extractDocument>[1];

/** Reads the page in a record and extracts it; `null` if there is none, or if it is not wanted. */
export async function readRecordRow(
  record: WarcRecord,
  block: Uint8Array,
  { kinds = [], filter = {}, verifyDigests = false }: WarcOptions,
  options: Extraction,
  maxBytes: number,
): Promise<RecordRow | null> {
  const { head } = record;
  const isHttp = (head.contentType ?? 'application/http').toLowerCase().startsWith('application/http');
  const isStored = head.type === 'resource' || head.type === 'conversion';
  if (isStored ? !kinds.includes(head.type) : !isHttp) return null;
  const response = isStored || !isHttp ? null : parseHttp(block);
  const contentType = isStored ? head.contentType : (response?.fields.get('content-type') ?? null);
  const { type, charset } = parseContentType(contentType);
  const fields = fieldsOf(record, response);
  if (!isStored && response === null && head.type !== 'revisit') {
    // What it was is unknown, so no filter of it may hide the damage.
    if (
      filter.host !== undefined &&
      !passesBefore({ host: filter.host }, { status: null, type, url: head.url })
    )
      return null;
    throw new SourceError('damaged', `${place(record)}: not an HTTP response`);
  }
  if (!passesBefore(filter, { status: fields.status, type, url: head.url })) return null;
  if (head.type === 'revisit') return { fields, revisit: { url: head.url, of: head.refersTo } };
  if (verifyDigests) await checkDigests(record, block, response);
  const verdict = judgeType(type);
  if (verdict === 'other' && !mayBePage(response, block)) return null;
  const { bytes, complete } =
    response === null ? { bytes: block, complete: true } : await decodePayload(response, maxBytes);
  const looks = verdict === 'sniff' ? looksLikeHtml : isWholePage;
  if (verdict !== 'html' && !looks(bytes)) return null;
  refuseOtherFormats(bytes, place(record));
  const warnings = complete && head.truncated === null ? [] : [incomplete(head.truncated)];
  const result = extractDocument({ bytes, kind: 'html', url: head.url, charset, warnings }, options);
  return passesLanguage(filter, result.lang) ? { fields, html: bytes, result } : null;
}

/** The fields of the row of a record. */
export function fieldsOf({ file, offset, head }: WarcRecord, response: HttpResponse | null): RecordFields {
  return {
    warcFile: file,
    warcOffset: offset,
    warcRecordId: head.recordId,
    fetchTime: head.date,
    status: response?.status ?? null,
  };
}

/** A page under a wrong type is recognised unless it is encoded: pictures and videos are not decoded to find out. */
function mayBePage(response: HttpResponse | null, block: Uint8Array): boolean {
  return isWholePage(response?.body ?? block);
}

async function checkDigests(
  record: WarcRecord,
  block: Uint8Array,
  response: HttpResponse | null,
): Promise<void> {
  const { matchesDigest } = await import('./digests.ts');
  const { blockDigest, payloadDigest } = record.head;
  if (blockDigest !== null && matchesDigest(blockDigest, [block]) === false)
    throw new SourceError('bad-digest', `${place(record)}: the digest of the block is wrong`);
  if (payloadDigest === null || record.head.truncated !== null) return;
  if (matchesDigest(payloadDigest, [response?.body ?? block]) === false)
    throw new SourceError('bad-digest', `${place(record)}: the digest of the payload is wrong`);
}

function place({ file, offset }: WarcRecord): string {
  return `${file}:${offset}`;
}

function incomplete(truncated: string | null): SourceWarning {
  const why = truncated === null ? 'the response ended too early' : `the crawler cut it off (${truncated})`;
  return { code: 'incomplete-response', message: `${why}: the page may be incomplete` };
}
