import { piecesWithin } from '../receiving/pieces-within.ts';
import type { ReceivedPage } from './requests.ts';

/** Larger pages are not texts. @cap */
const MAX_BYTES = 10 * 2 ** 20;

/** A server that takes longer does not answer. @cap */
const PATIENCE_MS = 20_000;

const CHARSET = /charset="?([\w:.-]{1,40})/i;

/** Fetches a page of this site, as a link on this page would; `null` if that fails. */
export async function receivePage(url: string): Promise<ReceivedPage | null> {
  try {
    // As the page itself would: Firefox takes the extension's own requests for foreign ones. A redirect to another site
    // is not followed.
    const response = await window.fetch(url, {
      mode: 'same-origin',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || response.body === null || !type.includes('html')) return null;
    const pieces = await piecesWithin(response.body, MAX_BYTES);
    if (pieces === null) return null;
    return {
      url: response.url || url,
      bytes: await charactersOf(new Blob([...pieces])),
      charset: CHARSET.exec(type)?.[1] ?? null,
    };
  } catch {
    return null;
  }
}

/** The bytes of a page, one to a character. */
function charactersOf(blob: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsBinaryString(blob);
  });
}
