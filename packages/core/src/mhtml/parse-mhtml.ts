import {
  DEFAULT_MHTML_LIMITS,
  type MhtmlArchive,
  type MhtmlLimits,
  type MhtmlPart,
  type MhtmlWarning,
} from './archive.ts';
import { type ByteRange, divide } from './boundaries.ts';
import { type HeaderBlock, type ParameterValue, readHeaders, readParameters } from './headers.ts';
import { decodeTransfer } from './transfer-encoding.ts';

const HTML_TYPES: ReadonlySet<string> = new Set(['text/html', 'application/xhtml+xml']);
const ANGLE_BRACKETS = /^<|>$/g;
/** RFC 2046 allows 70 characters; a somewhat longer boundary works too, a huge one would make the scan expensive. @cap */
const MAX_BOUNDARY = 256;

interface Pending extends ByteRange {
  readonly depth: number;
}

/**
 * Reads an MHTML file (RFC 2557): `multipart/related` with the page and its resources, or a single document with
 * MIME headers. Accepts any bytes: `warnings` says what could not be read.
 */
export function parseMhtml(bytes: Uint8Array, limits: MhtmlLimits = {}): MhtmlArchive {
  const bounds = { ...DEFAULT_MHTML_LIMITS, ...limits };
  const warnings: MhtmlWarning[] = [];
  const parts: MhtmlPart[] = [];
  const pending: Pending[] = [{ start: 0, end: bytes.length, depth: 0 }];
  while (pending.length > 0) {
    const range = pending.pop()!;
    const headers = readHeaders(bytes, range.start, range.end, bounds.maxHeaderBytes);
    if (headers.isCut && range.end - range.start > bounds.maxHeaderBytes) {
      warnings.push({
        code: 'headers-too-long',
        message: `The headers at byte ${range.start} were truncated.`,
      });
    }
    const type = readParameters(headers.values.get('content-type') ?? 'text/plain');
    const body = { start: headers.bodyStart, end: range.end };
    if (!type.value.startsWith('multipart/')) {
      parts.push(readPart(bytes, body, headers, type, warnings));
      continue;
    }
    const left = bounds.maxParts - parts.length - pending.length;
    const inner = openMultipart(
      bytes,
      body,
      type,
      { left, isTooDeep: range.depth >= bounds.maxDepth },
      warnings,
    );
    for (const part of inner.toReversed()) pending.push({ ...part, depth: range.depth + 1 });
  }
  const top = readHeaders(bytes, 0, bytes.length, bounds.maxHeaderBytes).values;
  const main = findMain(parts, readParameters(top.get('content-type') ?? '').parameters.get('start'));
  if (main === null) warnings.push({ code: 'no-document', message: 'The archive has no HTML document.' });
  const url = top.get('snapshot-content-location') ?? top.get('content-location') ?? main?.location ?? null;
  return { url, main, parts, warnings };
}

function openMultipart(
  bytes: Uint8Array,
  body: ByteRange,
  type: ParameterValue,
  { left, isTooDeep }: { readonly left: number; readonly isTooDeep: boolean },
  warnings: MhtmlWarning[],
): readonly ByteRange[] {
  const boundary = type.parameters.get('boundary') ?? '';
  if (isTooDeep) {
    warnings.push({
      code: 'too-deep',
      message: 'Multiparts are nested too deeply; one was left out.',
    });
    return [];
  }
  if (boundary === '' || boundary.length > MAX_BOUNDARY) {
    warnings.push({ code: 'no-boundary', message: 'A multipart has no usable boundary; it was left out.' });
    return [];
  }
  // One more than allowed shows that there are more.
  const { ranges, isClosed } = divide(bytes, body, boundary, left + 1);
  if (ranges.length > left) {
    warnings.push({
      code: 'too-many-parts',
      message: `Only the first ${left} parts of a multipart were read.`,
    });
  } else if (!isClosed) {
    warnings.push({ code: 'no-closing-boundary', message: 'The archive seems to be incomplete.' });
  }
  return ranges.slice(0, left);
}

function readPart(
  bytes: Uint8Array,
  body: ByteRange,
  { values }: HeaderBlock,
  type: ParameterValue,
  warnings: MhtmlWarning[],
): MhtmlPart {
  const raw = bytes.subarray(body.start, body.end);
  const encoding = (values.get('content-transfer-encoding') ?? '').toLowerCase();
  const decoded = decodeTransfer(raw, encoding);
  if (decoded === null) {
    const message = `A part has the unknown transfer encoding "${encoding.slice(0, 40)}"; it was kept as it is.`;
    warnings.push({ code: 'unknown-transfer-encoding', message });
  }
  return {
    type: type.value,
    charset: type.parameters.get('charset') ?? null,
    location: values.get('content-location') ?? null,
    id: values.get('content-id')?.replace(ANGLE_BRACKETS, '') ?? null,
    bytes: decoded ?? raw,
  };
}

/** The part that the archive names as its start, or else its first HTML document. */
function findMain(parts: readonly MhtmlPart[], start: string | undefined): MhtmlPart | null {
  const id = start?.replace(ANGLE_BRACKETS, '');
  const named = id === undefined ? undefined : parts.find((part) => part.id === id);
  if (named && HTML_TYPES.has(named.type)) return named;
  return parts.find((part) => HTML_TYPES.has(part.type)) ?? null;
}
