import { score } from '../../report/tables/table.ts';
import { RATIOS } from '../r4/published.ts';
import { mean } from './mean.ts';
import { type PageStatistics, pageStatistics } from './page-statistics.ts';
import type { Sweep } from './sweep.ts';

/** Each published statistic and the corresponding one of a page; `null` if the page has none. */
const STATISTICS: Readonly<Record<string, (page: PageStatistics) => number | null>> = {
  'words outside links per content node': (page) => page.wordsPerContentNode,
  'words outside links per other node': (page) => page.wordsPerOtherNode,
  'share of links outside the content': (page) => page.linksOutside,
  'content roots with more than two children': (page) => Number(page.rootChildren > 2),
  'content roots in the first half of the tree': (page) => Number(page.isRootHigh),
  'pages wider than deep (criterion 3)': (page) => Number(page.isWide),
  'share of text that is content on those': (page) => (page.isWide ? page.contentShare : null),
};

/** The statistics behind the four ratios (Section 3.1), by dataset. */
export const r4Ratios: Sweep = {
  name: 'r4-ratios',
  about: 'R⁴: the statistics behind its four ratios (Section 3.1)',
  datasets: ['google-trends-2017', 'cleaneval', 'msv-big9-chaos', 'wcxb'],
  isIncluded: () => true,
  start() {
    const pages = new Map<string, PageStatistics[]>();
    return {
      add(sample) {
        const statistics = pageStatistics(sample);
        if (statistics === null) return;
        const known = pages.get(sample.dataset) ?? [];
        known.push(statistics);
        pages.set(sample.dataset, known);
      },
      tables: () => [
        {
          id: 'ratios',
          title: RATIOS.title,
          note: RATIOS.note!,
          head: [
            { title: 'statistic' },
            { title: 'published', isNumber: true },
            ...[...pages].map(([name, { length }]) => ({ title: `${name} (${length})`, isNumber: true })),
          ],
          rows: RATIOS.rows.map(({ name, values }) => [
            name,
            score(values[0] ?? undefined),
            ...[...pages.values()].map((own) => score(mean(own.map(STATISTICS[name]!)))),
          ]),
        },
      ],
    };
  },
};
