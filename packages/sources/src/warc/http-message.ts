import { parseFields } from './record.ts';

/** A response as it was received. */
export interface HttpResponse {
  readonly status: number;
  readonly fields: ReadonlyMap<string, string>;
  readonly body: Uint8Array;
}

const STATUS_LINE = /^HTTP\/\d(?:\.\d)? +(\d{3})/;
/** Headers are at most a few kilobytes; servers themselves refuse more than 64. @cap */
const MAX_HEAD_BYTES = 256 * 1024;

/** Reads a response; `null` if the bytes are not a response. */
export function parseHttp(block: Uint8Array): HttpResponse | null {
  const bytes = Buffer.from(block.buffer, block.byteOffset, block.byteLength);
  const start = bytes.subarray(0, MAX_HEAD_BYTES);
  const [crlf, lf] = [start.indexOf('\r\n\r\n'), start.indexOf('\n\n')];
  const isCrlf = crlf !== -1 && (lf === -1 || crlf < lf);
  const headEnd = isCrlf ? crlf : lf;
  const head = start.subarray(0, headEnd === -1 ? start.length : headEnd).toString('latin1');
  const status = STATUS_LINE.exec(head)?.[1];
  if (status === undefined) return null;
  const bodyStart = headEnd === -1 ? bytes.length : headEnd + (isCrlf ? 4 : 2);
  const firstBreak = head.indexOf('\n');
  const fields = parseFields(firstBreak === -1 ? '' : head.slice(firstBreak + 1));
  return { status: Number(status), fields, body: bytes.subarray(bodyStart) };
}
