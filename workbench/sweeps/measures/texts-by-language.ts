import { join } from 'node:path';
import { pickNames } from '../../bench/choose/choose-datasets.ts';
import { choosePages } from '../../bench/choose/choose-pages.ts';
import { indexDataset } from '../../bench/choose/dataset-index.ts';
import { CACHE_FOLDER } from '../../bench/paths.ts';
import { readPages } from '../../bench/read-pages.ts';
import { dataFolder } from '../../datasets/data-folder.ts';
import { datasetFile } from '../../datasets/files.ts';
import { listDatasets } from '../../datasets/read.ts';

/** A text by people, in a known language. */
export interface LanguageText {
  readonly lang: string;
  readonly text: string;
}

/** Shorter texts say too little. */
const MIN_LENGTH = 600;

/** There are about thirty languages, and every text makes several cases, so fewer pages are enough. */
const PAGE_DIVISOR = 4;

/** Gold texts in every language of the datasets; a quarter of the pages that other measures take from a dataset. */
export async function textsByLanguage(pages: number): Promise<readonly LanguageText[]> {
  const count = Math.ceil(pages / PAGE_DIVISOR);
  const folder = dataFolder();
  const found: LanguageText[] = [];
  const taken = new Map<string, number>();
  for (const name of pickNames('default', await listDatasets(folder))) {
    const path = await datasetFile(name, folder);
    const { pages: there } = await indexDataset(path, join(CACHE_FOLDER, 'datasets', `${name}.json`));
    const languages = new Set(there.map(({ lang }) => lang).filter((lang) => lang !== 'und'));
    const ids = [...languages].flatMap((lang) =>
      choosePages(
        name,
        there.filter((page) => page.lang === lang),
        count,
      ).map(({ id }) => id),
    );
    for await (const { lang, gold_text: text } of readPages(path, new Set(ids))) {
      const before = taken.get(lang ?? '') ?? 0;
      if (lang === null || before >= count || text.length < MIN_LENGTH) continue;
      taken.set(lang, before + 1);
      found.push({ lang, text });
    }
  }
  return found;
}
