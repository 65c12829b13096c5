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

/** Sets of rules that belong together. */
export type GcePreset = 'prose' | 'code' | 'literal';

/** A rule, or the preset's choice. */
type OrPreset<Rules> = { readonly [Name in keyof Rules]: Rules[Name] | 'preset' };

/** The parameters of GCE. */
export interface GceParameters extends GceMeasures, OrPreset<GceRules> {
  readonly preset: GcePreset;
}

/** The rules of each preset; the README gives the sources. */
const PRESETS: Readonly<Record<GcePreset, GceRules>> = {
  prose: {
    containerRule: 'sameText',
    linkElements: 'controls',
    diffRule: 'prose',
    expandTags: 'blocks',
    edges: 'open-bottom',
  },
  code: {
    containerRule: 'sameText',
    linkElements: 'controls',
    diffRule: 'code',
    expandTags: 'blocks',
    edges: 'open-bottom',
  },
  literal: {
    containerRule: 'singleChild',
    linkElements: 'anchors',
    diffRule: 'literal',
    expandTags: 'all',
    edges: 'closed',
  },
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
    default: 'prose',
    about: 'The papers’ prose, their public code, or the pseudo-code as printed.',
    choices: ['prose', 'code', 'literal'],
  },
  gridRows: { default: 7, about: 'Rows of the grid in one viewport, 1 to 64.' },
  gridCols: { default: 8, about: 'Columns of the grid, 1 to 64.' },
  scrollCoef: { default: 2, about: 'α: how many viewport heights the first area spans, 1 to 16.' },
  linkDensity: { default: 0.5, about: 'β: an element is dense when links cover more of it.' },
  widthIncrease: { default: 1.7, about: 'Δw: the jump in width that ends the expansion.' },
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
  const rules = PRESETS[preset];
  return {
    ...given,
    containerRule: ruleOr(rules.containerRule, given.containerRule),
    linkElements: ruleOr(rules.linkElements, given.linkElements),
    diffRule: ruleOr(rules.diffRule, given.diffRule),
    expandTags: ruleOr(rules.expandTags, given.expandTags),
    edges: ruleOr(rules.edges, given.edges),
    gridRows: whole(given.gridRows),
    gridCols: whole(given.gridCols),
    scrollCoef: Math.min(Math.max(1, given.scrollCoef), MAX_SCROLL),
  };
}

function ruleOr<Rule extends string>(preset: Rule, own: Rule | 'preset'): Rule {
  return own === 'preset' ? preset : own;
}

function whole(cells: number): number {
  return Math.min(Math.max(1, Math.floor(cells)), MAX_CELLS_ALONG);
}
