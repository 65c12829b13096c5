import { MAX_PICTURE_BYTES, type PictureSource } from '@fovea/book';

/** A server that takes longer does not answer. */
const PATIENCE_MS = 20_000;

/** Fetches pictures from the web, as far as the user has allowed it; without cookies and without saying for which page. */
export const WEB_PICTURES: PictureSource = {
  keyOf: (src) => src,
  bytesOf: async (src) => {
    const response = await fetch(src, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return response.ok && response.body !== null ? await bytesIn(response.body) : null;
  },
};

/** Leaves all pictures where they are. */
export const NO_PICTURES: PictureSource = { keyOf: (src) => src, bytesOf: async () => null };

/** Reads bytes; `null` if there are too many for a picture. */
async function bytesIn(body: ReadableStream<Uint8Array>): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of piecesOf(body)) {
    length += part.length;
    if (length > MAX_PICTURE_BYTES) return null;
    parts.push(part);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** The pieces of a stream; what is left is cancelled when nobody reads on. */
async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) yield step.value;
  } finally {
    await reader.cancel();
  }
}
