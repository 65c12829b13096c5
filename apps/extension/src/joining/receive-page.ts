import type { ReceivedPage } from './requests.ts';

/** Larger pages are not texts. */
const MAX_BYTES = 10 * 2 ** 20;

/** A server that takes longer does not answer. */
const PATIENCE_MS = 20_000;

/** Characters that a call can take as arguments. */
const MAX_ARGUMENTS = 10_000;

const CHARSET = /charset="?([\w:.-]{1,40})/i;

/** Gets a page of this site, as a link on this page would; `null` if there is none. */
export async function receivePage(url: string): Promise<ReceivedPage | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || !type.includes('html')) return null;
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (bytes.length > MAX_BYTES) return null;
    return { url: response.url || url, bytes: asCharacters(bytes), charset: CHARSET.exec(type)?.[1] ?? null };
  } catch {
    return null;
  }
}

function asCharacters(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += MAX_ARGUMENTS)
    text += String.fromCharCode(...bytes.subarray(at, at + MAX_ARGUMENTS));
  return text;
}
