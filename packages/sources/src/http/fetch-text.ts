import { exchange, type FetchOptions } from './exchange.ts';
import { readBody } from './read-body.ts';

/** A text as the network delivered it, whatever its status. */
export interface FetchedText {
  readonly status: number;
  readonly text: string;
}

/** Fetches a UTF-8 text, such as a robots.txt. */
export function fetchText(url: string, options: FetchOptions = {}): Promise<FetchedText> {
  return exchange(url, options, async (hop, maxBytes) => {
    const { bytes } = await readBody(hop.response.body, hop.header('content-encoding') ?? '', maxBytes);
    return { status: hop.response.statusCode, text: new TextDecoder().decode(bytes) };
  });
}
