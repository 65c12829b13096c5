import type { MethodParameter } from '../method.ts';
import { listParameters, type ParameterOf } from '../parameters.ts';

/** The rule for climbing from a link to its container. */
export type ContainerRule = 'sameText' | 'singleChild';
/** Which elements are links. */
export type LinkElements = 'controls' | 'anchors';
/** How to detect a jump in width, and which side of it is the candidate. */
export type DiffRule = 'prose' | 'code' | 'literal';
/** Which elements the rules consider on the path up. */
export type ExpandTags = 'blocks' | 'all';
/** Whether the lowest row of the grid counts as edge. */
export type Edges = 'open-bottom' | 'closed';

/** The rules in which the papers and their code differ. */
export interface GceRules {
  readonly containerRule: ContainerRule;
  readonly linkElements: LinkElements;
  readonly diffRule: DiffRule;
  readonly expandTags: ExpandTags;
  readonly edges: Edges;
}

/** The numbers of GCE. */
export interface GceMeasures {
  readonly gridRows: number;
  readonly gridCols: number;
  readonly scrollCoef: number;
  readonly linkDensity: number;
  readonly widthIncrease: number;
  readonly minHeightRatio: number;
}

/** The options of GCE with presets resolved. */
export interface GceOptions extends GceMeasures, GceRules {}

/** Rules and numbers that belong together. */
export type GcePreset = 'pseudocode' | 'prose' | 'code' | 'portrait';

/** A rule, or the preset's choice. */
type OrPreset<Rules> = { readonly [Name in keyof Rules]: Rules[Name] | 'preset' };

/** The parameters of GCE. */
export interface GceParameters extends GceMeasures, OrPreset<GceRules> {
  readonly preset: GcePreset;
}

/** What both papers print as best. @source Jung et al. 2021 and 2022 (GCE), Section IV.B. */
const PAPER_MEASURES = { gridRows: 7, gridCols: 8, scrollCoef: 2, widthIncrease: 1.7 };
/** The defaults of the authors' framework. @source Jung et al. 2022 (GCE), public framework. */
const CODE_MEASURES = { gridRows: 4, gridCols: 6, scrollCoef: 2, widthIncrease: 1.3 };

/** What both papers say apart from the jump in width, which their pseudo-code and their prose treat differently. */
const PAPER_RULES = {
  containerRule: 'singleChild',
  linkElements: 'anchors',
  expandTags: 'all',
  edges: 'closed',
} as const;

const CODE_RULES = {
  containerRule: 'sameText',
  linkElements: 'controls',
  diffRule: 'code',
  expandTags: 'blocks',
  edges: 'open-bottom',
} as const;

/**
 * In a narrow window what stands beside the content elsewhere stands above it: the content begins screens below.
 * @source The sweep `gce-portrait` (docs/results/sweeps/gce-portrait.md).
 */
const PORTRAIT_MEASURES = { ...CODE_MEASURES, scrollCoef: 12 };

/** The rules and numbers of each preset; the README gives the sources. */
const PRESETS: Readonly<Record<GcePreset, GceRules & typeof PAPER_MEASURES>> = {
  pseudocode: { ...PAPER_MEASURES, ...PAPER_RULES, diffRule: 'literal' },
  prose: { ...PAPER_MEASURES, ...PAPER_RULES, diffRule: 'prose' },
  code: { ...CODE_MEASURES, ...CODE_RULES },
  portrait: { ...PORTRAIT_MEASURES, ...CODE_RULES },
};

const rule = <Choice extends string>(
  about: string,
  ...choices: readonly Choice[]
): ParameterOf<Choice | 'preset'> => ({
  default: 'preset',
  about: `${about} \`preset\`: as the preset says.`,
  choices: ['preset', ...choices],
});

/**
 * What `fovea methods` lists; the README gives the source of each default.
 * @source Jung et al. 2021 and 2022 (GCE).
 * @sweep gce.gridRows gce.gridCols gce.scrollCoef gce.linkDensity gce.widthIncrease
 */
export const GCE_PARAMETERS: readonly MethodParameter[] = listParameters<GceParameters>({
  preset: {
    default: 'code',
    about:
      'The authors’ public code, the papers’ prose, their pseudo-code as printed, or the code for narrow windows.',
    choices: ['code', 'prose', 'pseudocode', 'portrait'],
  },
  gridRows: { default: 0, about: 'Rows of the grid in one viewport, 1 to 64; 0: as the preset says.' },
  gridCols: { default: 0, about: 'Columns of the grid, 1 to 64; 0: as the preset says.' },
  scrollCoef: {
    default: 0,
    about: 'α: how many viewport heights the first area spans, 1 to 16; 0: as the preset says.',
  },
  linkDensity: { default: 0.5, about: 'β: an element is dense when links cover more of it.' },
  widthIncrease: {
    default: 0,
    about: 'Δw: the jump in width that ends the expansion; 0: as the preset says.',
  },
  minHeightRatio: { default: 0.5, about: 'A candidate must be at least this many viewport heights high.' },
  containerRule: rule('How a link grows to its container.', 'sameText', 'singleChild'),
  linkElements: rule('What is a link: also buttons, or only <a>.', 'controls', 'anchors'),
  diffRule: rule('What a jump in width is, and which side of it counts.', 'prose', 'code', 'literal'),
  expandTags: rule('Elements that can be candidates: eleven block tags, or all.', 'blocks', 'all'),
  edges: rule('Whether the lowest row of the grid is an edge too.', 'open-bottom', 'closed'),
});

/** Most cells along one side; the papers tried up to 24 × 36. @cap */
const MAX_CELLS_ALONG = 64;
const MAX_SCROLL = 16;

/** Checked options, clamped to their range, with the preset's rules where none were given. */
export function gceOptions({ preset, ...given }: GceParameters): GceOptions {
  const chosen = PRESETS[preset];
  return {
    ...given,
    containerRule: ruleOr(chosen.containerRule, given.containerRule),
    linkElements: ruleOr(chosen.linkElements, given.linkElements),
    diffRule: ruleOr(chosen.diffRule, given.diffRule),
    expandTags: ruleOr(chosen.expandTags, given.expandTags),
    edges: ruleOr(chosen.edges, given.edges),
    gridRows: whole(given.gridRows || chosen.gridRows),
    gridCols: whole(given.gridCols || chosen.gridCols),
    widthIncrease: given.widthIncrease || chosen.widthIncrease,
    scrollCoef: Math.min(Math.max(1, given.scrollCoef || chosen.scrollCoef), MAX_SCROLL),
  };
}

function ruleOr<Rule extends string>(preset: Rule, own: Rule | 'preset'): Rule {
  return own === 'preset' ? preset : own;
}

function whole(cells: number): number {
  return Math.min(Math.max(1, Math.floor(cells)), MAX_CELLS_ALONG);
}
