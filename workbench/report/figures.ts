import { MIN_PAGES } from './findings/find.ts';
import { chosenSystems, type Findings } from './findings/findings.ts';
import { measureName } from './findings/names.ts';
import { dotPlot } from './plots/dot-plot.ts';
import { heatMap } from './plots/heat-map.ts';
import { quantilePlot } from './plots/quantile-plot.ts';
import { scatter } from './plots/scatter.ts';
import type { Picture } from './svg/picture.ts';

const DOTS = 'Dots are means, bars 95 % intervals.';
const FRAMED = 'The best of each column is framed.';

/** A plot with its title and caption. */
export interface Figure {
  /** File name without ending, anchor. */
  readonly id: string;
  readonly title: string;
  readonly caption: string;
  readonly picture: Picture;
  /** Caption of the table that says the same in fewer bytes; the documents have it instead of the plot. */
  readonly tableCaption?: string;
}

/** All plots of the report, in its order. */
export function figuresOf(findings: Findings): readonly Figure[] {
  const { systems, metric, languages, pageTypes, datasets, counted, forLanguages } = findings;
  const chosen = chosenSystems(findings);
  const measure = measureName(metric);
  const inMetric = datasets.filter((slice) => slice.metric === undefined);
  const pooled = `Pages of ${counted.map(({ name }) => name).join(', ')} together.`;
  const figures: (Figure | null)[] = [
    costFigure(findings, measure),
    figure(
      'by-dataset',
      'By dataset',
      `${datasetCaption(measure)} ${FRAMED}`,
      datasets.length === 0
        ? null
        : heatMap({ title: `${measure} by dataset`, slices: datasets, systems, hasOverall: true }),
      datasetCaption(measure),
    ),
    figure(
      'every-dataset',
      'Every dataset',
      `Datasets with this metric, those in the mean first. ${DOTS} The table has the other systems.`,
      inMetric.length === 0
        ? null
        : dotPlot({ title: `${measure} on every dataset`, axis: measure, slices: inMetric, systems: chosen }),
    ),
    figure(
      'by-language',
      'By language',
      `Pages of ${forLanguages.map(({ name }) => name).join(', ')} together: all datasets whose gold is no tool’s output. ${DOTS} Every language with at least ${MIN_PAGES} pages; the table has the other systems.`,
      languages.length === 0
        ? null
        : dotPlot({ title: `${measure} by language`, axis: measure, slices: languages, systems: chosen }),
    ),
    figure(
      'by-page-type',
      'By page type',
      `${pooled} Pages in brackets. ${FRAMED}`,
      pageTypes.length === 0
        ? null
        : heatMap({ title: `${measure} by page type`, slices: pageTypes, systems }),
      `${pooled} Pages in brackets.`,
    ),
    figure(
      'page-scores',
      'Distribution of page scores',
      `${pooled} Every system’s pages from its worst to its best: the further left a curve rises, the fewer pages it fails on.`,
      systems.every(({ sortedScores }) => sortedScores.length === 0)
        ? null
        : quantilePlot({ title: `${measure} of single pages`, yAxis: measure, systems }),
    ),
  ];
  return figures.filter((one) => one !== null);
}

function figure(
  id: string,
  title: string,
  caption: string,
  picture: Picture | null,
  tableCaption?: string,
): Figure | null {
  if (picture === null) return null;
  return { id, title, caption, picture, ...(tableCaption === undefined ? {} : { tableCaption }) };
}

function datasetCaption(measure: string): string {
  return (
    `${measure}, pages in brackets; a column with another metric names it; datasets in the mean come first. Datasets differ in what counts as ` +
    'content, so compare within a column.'
  );
}

function costFigure({ systems, counted }: Findings, measure: string): Figure | null {
  const shown = systems.filter(
    ({ cost, overall }) => cost !== null && cost.msPerPage > 0 && overall !== null,
  );
  if (shown.length === 0) return null;
  const isAllCpu = shown.every(({ cost }) => cost!.kind === 'cpu');
  const isAllWall = shown.every(({ cost }) => cost!.kind === 'wall');
  const kind = isAllCpu ? 'CPU' : isAllWall ? 'wall' : 'CPU or wall';
  return {
    id: 'accuracy-cost',
    title: 'Accuracy against cost',
    caption:
      `Mean ${measure} of ${counted.length} datasets against ${kind} milliseconds per page (log scale). Up and left is ` +
      'better; the vertical axis is stretched towards 1 (halving the error is one step); the dashed line joins the systems that none beats in both.' +
      (isAllCpu ? '' : ' Wall time was measured with all cores busy: read it as an order of magnitude.'),
    picture: scatter({
      title: 'Accuracy against cost',
      xAxis: `${kind} milliseconds per page, log scale`,
      yAxis: `mean ${measure}`,
      systems,
    }),
  };
}
