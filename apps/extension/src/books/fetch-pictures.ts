import { MAX_PICTURE_BYTES, type PictureSource } from '@fovea/book';
import { piecesWithin } from '../receiving/pieces-within.ts';

/** A server that takes longer does not answer. @cap */
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
async function bytesIn(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array | null> {
  const pieces = await piecesWithin(body, MAX_PICTURE_BYTES);
  return pieces === null ? null : new Uint8Array(await new Blob([...pieces]).arrayBuffer());
}
