import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatasetError } from '../data-folder.ts';
import { readLabelledHtml, TECO_LABELS } from '../labelled-html.ts';
import { buildSample } from './build-sample.ts';
import type { Converter } from './converter.ts';
import { readBytes } from './originals.ts';

const EXPECTS = 'a folder per site with its pages, one of which has the classes TECO_mainContent';
const PAGE = /\.x?html?$/i;
const LABEL = Buffer.from('TECO_mainContent');
const SEPARATOR = /[\\/]/;
const ODD_SIGNS = /[^\w.-]+/g;

/**
 * TECO, the benchmark of the R⁴ paper. Verified against the notes of a public reader: the key page of a site has
 * `TECO_mainContent` on the elements of the main content, `TECO_notTemplate` and `TECO_mainMenu` on others. Assumed: the
 * archives were unpacked side by side, so that the first folder names the site; the other pages of a site are not read.
 */
export const teco: Converter = {
  name: 'teco',
  expects: EXPECTS,
  async *convert(folder) {
    let count = 0;
    for (const path of (await readdir(folder, { recursive: true })).toSorted()) {
      if (!PAGE.test(path)) continue;
      const bytes = await readBytes(join(folder, path));
      if (!Buffer.from(bytes).includes(LABEL)) continue;
      const parts = path.split(SEPARATOR);
      count++;
      yield buildSample({
        id: `teco-${path.replace(ODD_SIGNS, '-').replace(PAGE, '')}`,
        dataset: 'teco',
        site: parts.length > 1 ? parts[0]! : null,
        ...readLabelledHtml(bytes, TECO_LABELS),
      });
    }
    if (count === 0) throw new DatasetError(`${folder} does not look like teco: it must hold ${EXPECTS}.`);
  },
};
