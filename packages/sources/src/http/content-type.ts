import type { DocumentKind } from '../documents/document.ts';

/** A parsed `Content-Type` header. */
export interface ContentType {
  /** Lower case, without parameters; empty if the header is missing or malformed. */
  readonly type: string;
  readonly charset: string | null;
}

const MEDIA_TYPE = /^\s*([\w!#$&^.+-]+\/[\w!#$&^.+-]+)\s*(?:;|$)/;
const CHARSET = /;\s*charset\s*=\s*(?:"([^"]*)"|([^\s;"]+))/i;

/** Reads media type and charset from a `Content-Type` header. */
export function parseContentType(header: string | null): ContentType {
  if (header === null) return { type: '', charset: null };
  const type = MEDIA_TYPE.exec(header)?.[1]?.toLowerCase() ?? '';
  const match = CHARSET.exec(header);
  const charset = (match?.[1] ?? match?.[2] ?? '').trim();
  return { type, charset: charset === '' ? null : charset };
}

/** Whether a media type is a page, a text, certainly neither, or depends on the first bytes. */
export type TypeVerdict = DocumentKind | 'sniff' | 'other';

/** Types under which servers also send pages: files of unknown type, XML that contains XHTML. */
const AMBIGUOUS: ReadonlySet<string> = new Set([
  '',
  'application/octet-stream',
  'application/unknown',
  'application/xml',
  'text/xml',
  'unknown/unknown',
]);

/** Decides whether a media type is a page. */
export function judgeType(type: string): TypeVerdict {
  if (type === 'text/html' || type === 'application/xhtml+xml') return 'html';
  if (type === 'text/plain') return 'text';
  if (type === 'text/markdown' || type === 'text/x-markdown') return 'markdown';
  return AMBIGUOUS.has(type) ? 'sniff' : 'other';
}

/** As many bytes as browsers sniff. @source The MIME Sniffing Standard, section 5.2. */
const SNIFF_BYTES = 1445;
const BYTE_ORDER_MARK = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/;
const STARTS_LIKE_HTML =
  /^\s*(?:<!--|<!doctype\s+html|<(?:html|head|body|title|meta|link|script|style|div|p|h[1-6]|table|a|br|font|b|iframe|article|main|section|header|nav|ul|ol)[\s>/])/i;
const XHTML_INSIDE = /<(?:[a-z]+:)?html[\s>]/i;

/** How a whole page begins, whatever it is called: texts may begin with a comment or a tag. */
const STARTS_LIKE_PAGE = /^\s*<(?:!doctype\s+html|html)[\s>]/i;

/** True if the first bytes are those of a whole page, also where the name or the type says text. */
export function isWholePage(bytes: Uint8Array): boolean {
  return STARTS_LIKE_PAGE.test(startOf(bytes));
}

/** True if the first bytes look like a page; ignoring NULs covers UTF-16 as well. */
export function looksLikeHtml(bytes: Uint8Array): boolean {
  const start = startOf(bytes);
  if (start.trimStart().startsWith('<?xml')) return XHTML_INSIDE.test(start);
  return STARTS_LIKE_HTML.test(start);
}

function startOf(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, SNIFF_BYTES)).toString('latin1');
  return head.replace(BYTE_ORDER_MARK, '').replaceAll('\0', '');
}
