import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DatasetError } from '../data-folder.ts';
import { buildSample } from './build-sample.ts';
import type { Converter } from './converter.ts';
import { holds, readText, stemsIn } from './originals.ts';

const EXPECTS =
  'pages and golds in en_original/ and en_cleaned/, input/ and gold_std/, or input/ and GoldStandard/';
/** The names of the folders of pages and golds in each repackaging. */
const LAYOUTS = [
  ['en_original', 'en_cleaned'],
  ['input', 'gold_std'],
  ['input', 'GoldStandard'],
  ['orig', 'clean'],
] as const;

const URL_LINE = /^\s*URL:[ \t]*(\S+)[^\n]*\n?/;
/** The three marks of the gold: heading, paragraph, list item. */
const MARK = /^[ \t]*<[phl]>[ \t]*/gim;
const WRAPPER = /^\s*<text [^>]{0,500}>\s*|\s*<\/text>\s*$/g;
const CLEANED = /-cleaned$/;

/**
 * CleanEval, English. Verified against two public readers of it: the folder names of the original archives and of
 * two repackings, a gold per page that begins with a `URL:` line and marks lines with `<h>`, `<p>`, `<l>`, and pages
 * wrapped in `<text id=… >`. Assumed: golds are named like their page, with `-cleaned` or without; the split is in
 * the name of the folder above (`dev`, else `final` or `test`).
 */
export const cleaneval: Converter = {
  name: 'cleaneval',
  expects: EXPECTS,
  async *convert(folder) {
    const places = [folder, ...(await subfolders(folder))];
    const found = places.flatMap((place) =>
      LAYOUTS.filter((layout) => holds(place, layout)).map((layout) => ({ place, layout })),
    );
    if (found.length === 0)
      throw new DatasetError(`${folder} does not look like cleaneval: it must hold ${EXPECTS}.`);
    for (const { place, layout } of found) yield* convertPart(place, layout);
  },
};

async function* convertPart(
  place: string,
  [pages, golds]: (typeof LAYOUTS)[number],
): ReturnType<Converter['convert']> {
  const split = splitOf(basename(place));
  const known = new Set(await stemsIn(join(place, pages), '.html'));
  for (const stem of await stemsIn(join(place, golds), '.txt')) {
    const page = stem.replace(CLEANED, '');
    if (!known.has(page)) continue;
    const gold = await readText(join(place, golds, `${stem}.txt`));
    yield buildSample({
      id: ['cleaneval', split, page].filter((part) => part !== null).join('-'),
      dataset: 'cleaneval',
      url: URL_LINE.exec(gold)?.[1] ?? null,
      lang: 'en',
      page_type: 'mixed',
      html: (await readText(join(place, pages, `${page}.html`))).replace(WRAPPER, ''),
      gold_text: gold.replace(URL_LINE, '').replace(MARK, '').trim(),
      split,
    });
  }
}

function splitOf(name: string): string | null {
  if (name.includes('dev')) return 'dev';
  return name.includes('final') || name.includes('test') ? 'test' : null;
}

async function subfolders(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return names.toSorted().map((name) => join(folder, name));
}
