import { type Method, parsePage } from 'fovea';
import { methods } from 'fovea/methods';
import { type ZooPage, zooPages } from '../../../fixtures/zoo/zoo.ts';
import { predictWith } from '../../baselines/fovea/fovea-methods.ts';
import { type Scores, scorePage } from '../../metrics/metric.ts';
import { metricsNamed } from '../../metrics/registry.ts';
import { languageName } from '../../report/findings/names.ts';
import { score, type Table } from '../../report/tables/table.ts';
import { zooSample } from '../../zoo/zoo-sample.ts';
import type { ComparedRow } from '../paper.ts';
import { isNonLatin } from '../scripts.ts';

const METRIC = metricsNamed(['lcs-token'])[0]!;

/** The same layouts in every language: what differs between two rows is the language alone. */
export function zooLanguages(compared: readonly ComparedRow[]): Table {
  const pages = zooPages({ sizes: ['medium'] }).filter(({ language }) => isNonLatin(language));
  const byName = new Map(methods().map((method) => [`fovea:${method.name}`, method]));
  const built = compared.flatMap(({ label, system }) => {
    const method = byName.get(system ?? '');
    return method === undefined ? [] : [{ label, method }];
  });
  const languages = [...new Set(pages.map(({ language }) => language))];
  return {
    id: 'dana-zoo',
    title: 'Token LCS F1 by language, on the same layouts',
    note: `Each layout of \`fixtures/zoo\` in each language: the tree is the same, the text is not. The layouts are ours, so the rows compare, and the columns only with care.`,
    head: [
      { title: 'language' },
      { title: 'pages', isNumber: true },
      ...built.map(({ label }) => ({ title: label, isNumber: true })),
    ],
    rows: languages.map((language) => {
      const own = pages.filter((page) => page.language === language);
      return [
        languageName(language),
        String(own.length),
        ...built.map(({ method }) => score(meanF1(method, own))),
      ];
    }),
  };
}

function meanF1(method: Method, pages: readonly ZooPage[]): number | undefined {
  const rows = pages.flatMap((zoo): readonly Scores[] => {
    const page = parsePage(zoo.html);
    const row = scorePage(METRIC, zooSample({ zoo, page }), predictWith(method, page, null));
    return row === null ? [] : [row];
  });
  return METRIC.aggregate(rows)['f1'];
}
