import { SourceError } from '../source-error.ts';
import { exchange, type FetchOptions } from './exchange.ts';
import { readBody } from './read-body.ts';

/** Fetches a resource of a page, such as a picture, as bytes. */
export function fetchBytes(url: string, options: FetchOptions = {}): Promise<Uint8Array> {
  return exchange(url, options, async (hop, maxBytes) => {
    const { statusCode } = hop.response;
    if (statusCode !== 200)
      throw new SourceError('bad-status', `the server answered ${statusCode} for ${hop.url}`);
    return (await readBody(hop.response.body, hop.header('content-encoding') ?? '', maxBytes)).bytes;
  });
}
