import { join } from 'node:path';
import { L3S_LABELS } from '../labelled-html.ts';
import type { Converter } from './converter.ts';
import { convertLabelled } from './labelled-folders.ts';
import { findPlace } from './originals.ts';

const EXPECTS = 'annotated/ID.html and, if possible, original/ID.html';

/**
 * L3S-GN1. Verified against the notes of the dataset and two public readers: spans with the classes `x-nc-sel0` to
 * `x-nc-sel5`, of which 1 to 3 (headline, full text, supplemental) are taken as content. Assumed: the records of the
 * published WARC file were unpacked to `original/` and `annotated/` under equal names; WARC itself is not read.
 */
export const l3sGn1: Converter = {
  name: 'l3s-gn1',
  expects: EXPECTS,
  async *convert(folder) {
    const place = findPlace(folder, ['.', 'l3s-gn1'], ['annotated'], { name: 'l3s-gn1', expects: EXPECTS });
    yield* convertLabelled({
      labelled: join(place, 'annotated'),
      served: join(place, 'original'),
      scheme: L3S_LABELS,
      known: (stem) => ({ id: `l3s-${stem}`, dataset: 'l3s-gn1', lang: 'en', page_type: 'article' }),
    });
  },
};
