import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { BOILERNET_LABELS } from '../labelled-html.ts';
import type { Converter } from './converter.ts';
import { convertLabelled } from './labelled-folders.ts';
import { findPlace, readText } from './originals.ts';

const NAME = 'google-trends-2017';
const EXPECTS = 'prepared_html/ID.html and, if possible, raw_html/ID.html and 50-30-100-split/';
const SPLITS = '50-30-100-split';
const SPLIT_FILE = /^(train|dev|test)[^/]*\.txt$/;
const HTML_ENDING = /\.html$/;
const LINE = /\r?\n/;

/**
 * Google-Trends-2017. Verified against BoilerNet's preparation code and one public reader: `__boilernet_label` 1 or 0
 * on the span around each text (comments of readers are 0), pages as served in `raw_html/`. Assumed: the split folder
 * holds files named train…, dev… and test… with one page name a line, as its splitting script writes them.
 */
export const googleTrends2017: Converter = {
  name: NAME,
  expects: EXPECTS,
  async *convert(folder) {
    const places = ['.', 'googletrends-2017', NAME];
    const place = findPlace(folder, places, ['prepared_html'], { name: NAME, expects: EXPECTS });
    const splits = await readSplits(join(place, SPLITS));
    yield* convertLabelled({
      labelled: join(place, 'prepared_html'),
      served: join(place, 'raw_html'),
      scheme: BOILERNET_LABELS,
      known: (stem) => ({
        id: `gt-${stem}`,
        dataset: NAME,
        lang: 'en',
        page_type: 'mixed',
        split: splits.get(stem) ?? null,
      }),
    });
  },
};

async function readSplits(folder: string): Promise<ReadonlyMap<string, string>> {
  const splits = new Map<string, string>();
  if (!existsSync(folder)) return splits;
  for (const file of (await readdir(folder)).toSorted()) {
    const split = SPLIT_FILE.exec(file)?.[1];
    if (split === undefined) continue;
    for (const line of (await readText(join(folder, file))).split(LINE)) {
      splits.set(basename(line.trim()).replace(HTML_ENDING, ''), split);
    }
  }
  return splits;
}
