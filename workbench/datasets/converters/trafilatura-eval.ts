import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatasetError } from '../data-folder.ts';
import { buildSample } from './build-sample.ts';
import type { Converter } from './converter.ts';
import { findPlace, readBytes, readJson } from './originals.ts';

/** One entry of `evaldata.json`; entries also have metadata of all kinds. */
interface Entry extends Readonly<Record<string, unknown>> {
  readonly file: string;
  readonly with: readonly string[];
  readonly without: readonly string[];
  readonly comments?: readonly string[];
}

const NAME = 'trafilatura-eval';
const EXPECTS = 'tests/evaldata.json with the pages in tests/cache/ and tests/eval/';
const HTML_ENDING = /\.html?$/;

/**
 * trafilatura's evaluation set. Verified against its scoring code: one JSON object from URL to
 * `{ file, with, without }`, the file in `cache/` or `eval/`, no full text. Assumed: what else an entry holds is
 * metadata and goes to `meta` under its own name; `comments`, where there, are phrases like the others.
 */
export const trafilaturaEval: Converter = {
  name: NAME,
  expects: EXPECTS,
  async *convert(folder) {
    const place = findPlace(folder, ['tests', '.'], ['evaldata.json'], { name: NAME, expects: EXPECTS });
    for (const [url, entry] of Object.entries(
      await readJson<Record<string, Entry>>(join(place, 'evaldata.json')),
    )) {
      const { file, with: wanted, without, comments, ...meta } = entry;
      yield buildSample({
        id: `traf-${file.replace(HTML_ENDING, '')}`,
        dataset: NAME,
        url,
        page_type: 'mixed',
        html: await readBytes(pathOf(place, file)),
        snippets: { with: wanted, without, comments: comments ?? [] },
        meta,
      });
    }
  },
};

function pathOf(place: string, file: string): string {
  const path = ['cache', 'eval'].map((part) => join(place, part, file)).find((one) => existsSync(one));
  if (path === undefined) throw new DatasetError(`${file} is neither in cache/ nor in eval/ of ${place}.`);
  return path;
}
