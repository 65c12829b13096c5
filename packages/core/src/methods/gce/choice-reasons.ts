import { textOf } from '../../page/access.ts';
import type { Page } from '../../page/page.ts';
import { describeStep } from '../../trace/describe.ts';
import type { GceAnalysis } from './analyse.ts';
import type { CellRule } from './keep-cells.ts';
import type { ScoredCandidate } from './pick.ts';

const CELL_RULES: Readonly<Record<CellRule, string>> = {
  'dense-elements': 'off the edge and clear of dense elements',
  'linked-texts': 'off the edge and clear of linked texts, as dense elements cover all',
  'edges-only': 'off the edge, as linked texts are everywhere',
  'all-cells': 'all, as the grid is nothing but edge',
};

/** Characters of an excerpt: enough to find the text on the page. @cap */
const EXCERPT_LENGTH = 40;
const WHITE_SPACE = /\s+/g;

/** One sentence per decision. */
export function reasonsFor(page: Page, analysis: GceAnalysis, linkDensity: number): string[] {
  const { links, texts, lowTexts, grid, cells, centres, seeds, candidates, pick } = analysis;
  const dense = links.isDense.reduce((sum, one) => sum + one, 0);
  const portal = links.isPortal
    ? ' Links cover the whole body, so elements that hold nearly all text do not count as dense.'
    : '';
  const fallback = lowTexts.length === 0 && texts.length > 0 ? ' None is outside, so all take part.' : '';
  return [
    `Links cover more than ${linkDensity} of ${dense} elements; ${lowTexts.length} of ${texts.length} texts stand outside of those.${portal}${fallback}`,
    `Grid of ${grid.rows} × ${grid.columns} cells (${px(grid.cellWidth)} × ${px(grid.cellHeight)}): ${cells.count} kept (${CELL_RULES[cells.rule]}).`,
    ...seeds.map(({ text, distance }, n) => {
      const { x, y } = centres[n]!;
      const found = candidates[n]!.map((candidate) => describeCandidate(page, candidate)).join('; ');
      return `C${n + 1} (${px(x)}, ${px(y)}): nearest text “${excerpt(page, text)}”, ${px(distance)} away; ${found || 'no candidate but the body'}.`;
    }),
    ...(pick === null
      ? []
      : [
          `Chosen: ${describeStep(page, pick.candidate.node)}, ${pick.isBest ? 'the densest candidate' : 'the last candidate, as none is high enough,'} of C${pick.centre + 1} (rule ${pick.candidate.rule}).`,
        ]),
  ];
}

function describeCandidate(page: Page, { rule, node, density }: ScoredCandidate): string {
  const verdict = density < 0 ? 'too low' : `text area ${density.toFixed(3)}`;
  return `${rule} ${describeStep(page, node)} (${verdict})`;
}

function excerpt(page: Page, text: number): string {
  // Cut before it is cleaned: one text node can be the whole page.
  const start = textOf(page, text).slice(0, 400).replaceAll(WHITE_SPACE, ' ').trim();
  return start.length > EXCERPT_LENGTH ? `${start.slice(0, EXCERPT_LENGTH - 1)}…` : start;
}

function px(value: number): string {
  return value.toFixed(0);
}
