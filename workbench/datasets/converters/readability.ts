import { join } from 'node:path';
import { buildSample, textOfHtml } from './build-sample.ts';
import type { Converter } from './converter.ts';
import { findPlace, holds, readBytes, readJson, readText, stemsIn } from './originals.ts';

/** `expected-metadata.json`. */
interface Expected {
  readonly title?: string | null;
  readonly byline?: string | null;
  readonly publishedTime?: string | null;
  readonly lang?: string | null;
  readonly dir?: string | null;
  readonly readerable?: boolean;
}

const FILES = ['source.html', 'expected.html', 'expected-metadata.json'];
const EXPECTS = 'test/test-pages/NAME/ with source.html, expected.html and expected-metadata.json';

/**
 * Readability's test pages. Verified against the repository: three files per folder with these fields. The gold is
 * Readability's own output, so it is for regressions. Fields that are null are left out of `meta`.
 */
export const readability: Converter = {
  name: 'readability',
  expects: EXPECTS,
  async *convert(folder) {
    const parent = findPlace(folder, ['test', '.'], ['test-pages'], {
      name: 'readability',
      expects: EXPECTS,
    });
    const place = join(parent, 'test-pages');
    for (const name of await stemsIn(place, '')) {
      if (!holds(join(place, name), FILES)) continue;
      const [source, expected, metadata] = FILES.map((file) => join(place, name, file)) as [
        string,
        string,
        string,
      ];
      const gold = await readText(expected);
      yield buildSample({
        id: `readability-${name}`,
        dataset: 'readability',
        page_type: 'article',
        html: await readBytes(source),
        gold_text: textOfHtml(gold),
        gold_html: gold,
        meta: toMeta(await readJson<Expected>(metadata)),
      });
    }
  },
};

function toMeta({ title, byline, publishedTime, lang, dir, readerable }: Expected): Record<string, unknown> {
  const fields = { title, author: byline, date: publishedTime, lang, dir, readerable };
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  );
}
