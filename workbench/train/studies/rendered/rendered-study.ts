import { parsePage } from 'fovea';
import { predictWith } from '../../../baselines/fovea/fovea-methods.ts';
import { pageOf } from '../../../metrics/nodes/gold.ts';
import { tokenLcsScores } from '../../../metrics/text/lcs-scores.ts';
import { renderedPages } from '../../../papers/layout/rendered-pages.ts';
import { mean } from '../../../papers/sweeps/mean.ts';
import { groupBy } from '../../../report/findings/group-by.ts';
import { score, type Table, tableMarkdown } from '../../../report/tables/table.ts';
import { crossFitted } from '../../cross-fit.ts';
import type { Study } from '../study.ts';
import { headlineDatasets } from '../study-pages.ts';

/** One page, extracted from its source and as rendered. */
interface RenderedRow {
  readonly dataset: string;
  readonly plain: number;
  readonly rendered: number;
}

/** A reader would not notice a smaller difference. */
const MIN_DIFFERENCE = 0.005;

/** With a smaller share of its nodes, the browser shows another page. */
const MIN_NODE_SHARE = 0.5;

/** Whether the method does as well on a rendered page as on its source. */
export const renderedStudy: Study = {
  name: 'rendered',
  title: 'Rendered pages against plain HTML',
  about: 'the method on the same pages with and without layout (needs a browser)',
  pages: 25,
  async run(pages) {
    const rows: RenderedRow[] = [];
    let left = 0;
    const datasets = await headlineDatasets();
    for await (const sample of renderedPages({ datasets, pages })) {
      const source = parsePage(sample.html);
      if (pageOf(sample).tree.size < MIN_NODE_SHARE * source.tree.size) {
        left++;
        continue;
      }
      const method = crossFitted(sample);
      const f1 = (input: Parameters<typeof predictWith>[1]): number =>
        tokenLcsScores(sample.gold_text, predictWith(method, input, sample.url).text).f1;
      rows.push({ dataset: sample.dataset, plain: f1(source), rendered: f1(pageOf(sample)) });
    }
    return `Token LCS F1 of the default method on at most ${pages} pages of each of ${datasets.join(', ')}, every page by the
network that has not seen its site: from the source, and from a snapshot at 1920 × 1080 in which what is invisible or fixed over
the page does not count. Scripts and network are off, so external style sheets are missing: what only they hide is shown.
*Better* and *worse* are pages that the rendering moves by more than ${MIN_DIFFERENCE}.

${tableMarkdown(tableOf(rows))}

${left} pages are left out, because the browser moved on to another page: without scripts it follows their \`refresh\` in \`noscript\`.`;
  },
};

function tableOf(rows: readonly RenderedRow[]): Table {
  const line = (label: string, own: readonly RenderedRow[]): string[] => {
    const [plain, rendered] = [mean(own.map((row) => row.plain)), mean(own.map((row) => row.rendered))];
    const moved = own.map((row) => row.rendered - row.plain);
    return [
      label,
      String(own.length),
      score(plain),
      score(rendered),
      ((rendered ?? 0) - (plain ?? 0)).toFixed(3),
      String(moved.filter((by) => by > MIN_DIFFERENCE).length),
      String(moved.filter((by) => by < -MIN_DIFFERENCE).length),
    ];
  };
  return {
    id: 'rendered',
    title: 'Rendered',
    head: [
      { title: 'dataset' },
      ...['pages', 'plain', 'rendered', 'difference', 'better', 'worse'].map((title) => ({
        title,
        isNumber: true,
      })),
    ],
    rows: [
      line('all', rows),
      ...[...groupBy(rows, ({ dataset }) => dataset)].map(([name, own]) => line(name, own)),
    ],
  };
}
