import { layoutOf } from '../../layout/layout-of.ts';
import { bodyOf } from '../../page/landmarks.ts';
import type { Page } from '../../page/page.ts';
import { emptySelection } from '../../selection/empty-selection.ts';
import { rootsCovering } from '../../selection/roots-covering.ts';
import type { Selection } from '../../selection/selection.ts';
import type { Method } from '../method.ts';
import { analyse, type LayoutAnalysis } from './analyse.ts';
import { LAYOUT_ANALYSIS_PARAMETERS, type LayoutAnalysisOptions } from './options.ts';

/** Zones, columns, and the column that the paragraphs are in (Rae et al. 2018). */
export const layoutAnalysis: Method<LayoutAnalysisOptions> = {
  name: 'layout-analysis',
  about:
    'Cuts the page into zones and columns as they are laid out; the column with the paragraphs is content.',
  needs: ['layout'],
  parameters: LAYOUT_ANALYSIS_PARAMETERS,
  citation: {
    authors: 'Rae, Le, Kim, Thoma',
    title: 'Main Content Detection in HTML Journal Articles',
    year: 2018,
    doi: '10.1145/3209280.3229115',
  },
  select(page, { options }) {
    const layout = layoutOf(page, 'layout-analysis');
    const analysis = analyse(page, layout, options);
    if (analysis === null) return emptySelection('no-body', 'The page has no body.');
    if (!analysis.isText.includes(1)) return emptySelection('no-text', 'The page shows no text.');
    const reasons = reasonsFor(analysis);
    if (analysis.main !== null) return selectColumn(page, analysis, analysis.main, reasons);
    const message = 'No column holds enough text of its own.';
    return { ...emptySelection('no-match', message), reasons: [...reasons, message] };
  },
};

/** The texts of the column, as whole elements where possible, with the images between them. */
function selectColumn({ tree }: Page, analysis: LayoutAnalysis, main: number, reasons: string[]): Selection {
  const isChosen = new Uint8Array(tree.size);
  for (const zone of analysis.columns[main]!.zones) {
    for (const node of analysis.zones[zone]!.nodes) isChosen.fill(1, node, tree.end[node]!);
  }
  const roots = rootsCovering(tree, bodyOf(tree), analysis.isText, isChosen);
  return { roots, removed: [], scores: roots.map(() => analysis.scores[main]!), reasons };
}

function reasonsFor({ zones, isParagraph, tokens, walk, main, isEnglish }: LayoutAnalysis): string[] {
  const leaves = zones.filter(({ firstChild, endChild }) => firstChild === endChild).length;
  const paragraphs = isParagraph.reduce((sum, one) => sum + one, 0);
  const test = isEnglish ? 'English verbs' : 'plain words';
  const steps = walk.map(
    ({ column, score, delta }) =>
      `${column === main ? 'main column' : 'column'} ${column} with ${score.toFixed(3)} of the text, ${delta.toFixed(3)} of its own`,
  );
  return [
    `${leaves} zones, of which ${paragraphs} are paragraphs by ${test}, with ${tokens[0]} tokens.`,
    `From the page down: ${steps.join('; ')}.`,
    ...(paragraphs === 0 ? ['Without paragraphs the whole page is content.'] : []),
  ];
}
