import { readHeaders, readParameters } from './headers.ts';

/** How many bytes of headers are read to recognise an archive. @cap */
const MAX_HEADER_BYTES = 65_536;
/** The start of a header: a name and a colon. Markup and text do not begin like that and go on with these names. */
const COLON = 0x3a;
const SPACE = 0x20;

/** Whether bytes are an MHTML archive by their headers, whatever they are called. */
export function isMhtml(bytes: Uint8Array): boolean {
  if (!beginsWithHeader(bytes)) return false;
  const { values } = readHeaders(bytes, 0, bytes.length, MAX_HEADER_BYTES);
  const type = readParameters(values.get('content-type') ?? '').value;
  if (type === 'multipart/related' || values.has('snapshot-content-location')) return true;
  // A single document is an archive only if it says so.
  return values.has('mime-version') && (type === 'text/html' || type.startsWith('multipart/'));
}

/** Tells most bytes from an archive by their first line. */
function beginsWithHeader(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte === COLON) return at > 0;
    // Names of headers are printable ASCII without spaces.
    if (byte <= SPACE || byte > 0x7e) return false;
  }
  return false;
}
