import type { MethodOptions, MethodParameter } from '../method.ts';

/** What to climb from a link to its container by. */
export type ContainerRule = 'sameText' | 'singleChild';
/** Which elements are links. */
export type LinkElements = 'controls' | 'anchors';
/** How a jump in width is told, and which side of it is the candidate. */
export type DiffRule = 'prose' | 'code' | 'literal';
/** Which elements the rules look at on the way up. */
export type ExpandTags = 'blocks' | 'all';
/** Whether the lowest row of the grid counts as edge. */
export type Edges = 'open-bottom' | 'closed';

/** Where the papers and their code differ. */
export interface GceRules {
  readonly containerRule: ContainerRule;
  readonly linkElements: LinkElements;
  readonly diffRule: DiffRule;
  readonly expandTags: ExpandTags;
  readonly edges: Edges;
}

/** The parameters of GCE, typed, presets resolved. */
export interface GceOptions extends GceRules {
  readonly gridRows: number;
  readonly gridCols: number;
  readonly scrollCoef: number;
  readonly linkDensity: number;
  readonly widthIncrease: number;
  readonly minHeightRatio: number;
}

/** The rules of each preset; the README says what is stated where. */
const PRESETS: Readonly<Record<string, GceRules>> = {
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

const rule = (name: keyof GceRules, about: string, ...choices: string[]): MethodParameter => ({
  name,
  default: 'preset',
  about: `${about} \`preset\`: as the preset has it.`,
  choices: ['preset', ...choices],
});

/** What `fovea methods` lists; the README says where each default comes from. */
export const GCE_PARAMETERS: readonly MethodParameter[] = [
  {
    name: 'preset',
    default: 'prose',
    about: 'The papers’ prose, their public code, or the pseudo-code as printed.',
    choices: Object.keys(PRESETS),
  },
  { name: 'gridRows', default: 7, about: 'Rows of the grid in one viewport, 1 to 64.' },
  { name: 'gridCols', default: 8, about: 'Columns of the grid, 1 to 64.' },
  { name: 'scrollCoef', default: 2, about: 'α: how many viewport heights the first area spans, 1 to 16.' },
  { name: 'linkDensity', default: 0.5, about: 'β: an element is dense when links cover more of it.' },
  { name: 'widthIncrease', default: 1.7, about: 'Δw: the jump in width that ends the expansion.' },
  {
    name: 'minHeightRatio',
    default: 0.5,
    about: 'A candidate must be at least this many viewport heights high.',
  },
  rule('containerRule', 'How a link grows to its container.', 'sameText', 'singleChild'),
  rule('linkElements', 'What is a link: also buttons, or only <a>.', 'controls', 'anchors'),
  rule('diffRule', 'What a jump in width is, and which side of it counts.', 'prose', 'code', 'literal'),
  rule('expandTags', 'Elements that can be candidates: eleven block tags, or all.', 'blocks', 'all'),
  rule('edges', 'Whether the lowest row of the grid is an edge too.', 'open-bottom', 'closed'),
];

/** The grid has to stay small beside the page; the papers tried up to 24 × 36. */
const MAX_CELLS_ALONG = 64;
const MAX_SCROLL = 16;

/** Options that `resolveParameters` has checked, as their type. */
export function gceOptions(options: MethodOptions): GceOptions {
  const given = options as unknown as GceOptions & { readonly preset: string };
  const preset = PRESETS[given.preset]!;
  const rules = Object.fromEntries(
    Object.entries(preset).map(([name, value]) => {
      const own = given[name as keyof GceRules] as string;
      return [name, own === 'preset' ? value : own];
    }),
  );
  return {
    ...given,
    ...(rules as unknown as GceRules),
    gridRows: whole(given.gridRows),
    gridCols: whole(given.gridCols),
    scrollCoef: Math.min(Math.max(1, given.scrollCoef), MAX_SCROLL),
  };
}

function whole(cells: number): number {
  return Math.min(Math.max(1, Math.floor(cells)), MAX_CELLS_ALONG);
}
