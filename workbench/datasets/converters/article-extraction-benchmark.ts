import { join } from 'node:path';
import { buildSample } from './build-sample.ts';
import type { Converter } from './converter.ts';
import { findPlace, readBytes, readJson } from './originals.ts';

const NAME = 'article-extraction-benchmark';
const EXPECTS = 'ground-truth.json and html/ID.html.gz';

/**
 * Scrapinghub's article extraction benchmark. Verified against the repository and its evaluation script: one JSON
 * object from id to `{ articleBody, url }`, pages gzipped under the id. Assumed: all pages are articles in English.
 */
export const articleExtractionBenchmark: Converter = {
  name: NAME,
  expects: EXPECTS,
  async *convert(folder) {
    const place = findPlace(folder, ['.'], ['ground-truth.json', 'html'], { name: NAME, expects: EXPECTS });
    const truths = await readJson<Record<string, { readonly articleBody?: string; readonly url?: string }>>(
      join(place, 'ground-truth.json'),
    );
    for (const [id, { articleBody, url }] of Object.entries(truths)) {
      yield buildSample({
        id: `aeb-${id}`,
        dataset: NAME,
        url: url ?? null,
        lang: 'en',
        page_type: 'article',
        html: await readBytes(join(place, 'html', `${id}.html.gz`)),
        gold_text: articleBody ?? '',
      });
    }
  },
};
