import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Sample } from './sample.ts';

/** A quarter of a second per megabyte; the best quality takes ten times as long for a tenth less. */
const BROTLI_QUALITY = 6;

/** Writes samples as JSON Lines, compressed according to the extension of the path, and returns their number. */
export async function writeSamples(samples: AsyncIterable<Sample>, path: string): Promise<number> {
  let count = 0;
  async function* lines(): AsyncGenerator<string> {
    for await (const sample of samples) {
      yield `${JSON.stringify(sample)}\n`;
      count++;
    }
  }
  const source = Readable.from(lines());
  const file = createWriteStream(path);
  if (path.endsWith('.br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    await pipeline(source, createBrotliCompress({ params }), file);
  } else if (path.endsWith('.gz')) await pipeline(source, createGzip(), file);
  else await pipeline(source, file);
  return count;
}
