import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePage } from 'fovea';
import { methods } from 'fovea/methods';
import { predictWith } from '../../baselines/fovea/fovea-methods.ts';
import { ROOT } from '../../baselines/root.ts';
import { countSegments, segments } from '../../metrics/text/segments.ts';
import { languageName } from '../../report/findings/names.ts';
import { score, type Table } from '../../report/tables/table.ts';
import type { ComparedRow } from '../paper.ts';
import { isNonLatin } from '../scripts.ts';

const FOLDER = join(ROOT, 'fixtures/pages');

/** The part of a fixture's `about.json` that is needed here. */
interface About {
  readonly lang: string;
  readonly url: string;
  readonly mustContain: readonly string[];
  readonly mustNotContain: readonly string[];
}

/** Our own pages in other scripts, by the phrases that must and must not be in the text. */
export function fixturePages(compared: readonly ComparedRow[]): Table {
  const pages = readdirSync(FOLDER)
    .map((slug) => ({ slug, about: aboutOf(slug) }))
    .filter(({ about }) => isNonLatin(about.lang));
  return {
    id: 'dana-fixtures',
    title: 'Segment F1 on the fixture pages in other scripts',
    note: 'Layouts of our own (`fixtures/pages`), five to six phrases to find and as many or more to leave out on each.',
    head: [
      { title: 'language' },
      { title: 'page' },
      ...compared.map(({ label }) => ({ title: label, isNumber: true })),
    ],
    rows: pages.map(({ slug, about }) => [
      languageName(about.lang),
      slug,
      ...scoresOf(slug, about, compared).map(score),
    ]),
  };
}

function scoresOf(
  slug: string,
  { url, mustContain, mustNotContain }: About,
  compared: readonly ComparedRow[],
): (number | undefined)[] {
  const page = parsePage(readFileSync(join(FOLDER, slug, 'source.html'), 'utf8'), { url });
  const byName = new Map(methods().map((method) => [`fovea:${method.name}`, method]));
  return compared.map(({ system }) => {
    const method = byName.get(system ?? '');
    if (method === undefined) return undefined;
    const { text } = predictWith(method, page, url);
    return segments.aggregate([countSegments({ with: mustContain, without: mustNotContain }, text)])['f1'];
  });
}

function aboutOf(slug: string): About {
  return JSON.parse(readFileSync(join(FOLDER, slug, 'about.json'), 'utf8')) as About;
}
