/**
 * The stages of `extract` by the functions in which they begin, as the built library names them. A sample belongs to the
 * innermost of these that it is in, so that the tree, parsed when it is first needed, counts for no other stage.
 */
export const STAGE_OF: Readonly<Record<string, Stage>> = {
  openInput: 'decode',
  decodeBytes: 'decode',
  parseHtml: 'parse',
  pageFeatures: 'features',
  runNetwork: 'network',
  runMethod: 'decide',
  enrichSelection: 'decide',
  readStatements: 'metadata',
  completeMetadata: 'metadata',
  fillFromText: 'metadata',
  arrangeThread: 'threads',
  hideUnseen: 'hidden',
  findHidden: 'hidden',
  cleanSelection: 'clean',
  measureContent: 'clean',
  toHtml: 'write HTML',
  toMarkdown: 'write Markdown',
  toText: 'write text',
  extract: 'the rest',
};

/** In the order of the pipeline, and of the tables. */
export const STAGES = [
  'decode',
  'parse',
  'features',
  'network',
  'decide',
  'metadata',
  'threads',
  'hidden',
  'clean',
  'write HTML',
  'write Markdown',
  'write text',
  'the rest',
  'collector',
] as const;

export type Stage = (typeof STAGES)[number];

/** The part of V8's CPU profile that is read here. */
export interface StackProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string };
    readonly children?: readonly number[];
  }[];
  readonly samples: readonly number[];
}

/** What the bundler appends to a name that occurs twice. */
const COPY_NUMBER = /\$\d+$/;
const COLLECTOR = '(garbage collector)';

/**
 * Shares of the samples by stage. Samples are counted, not their durations: while another process has the core, no sample
 * is taken, but its time goes on.
 */
export function stageShares({ nodes, samples }: StackProfile): Readonly<Record<Stage, number>> {
  const stages = stagesOfNodes(nodes);
  const counts = Object.fromEntries(STAGES.map((stage) => [stage, 0])) as Record<Stage, number>;
  let total = 0;
  for (const id of samples) {
    const stage = stages.get(id);
    if (stage === undefined) continue;
    counts[stage]++;
    total++;
  }
  for (const stage of STAGES) counts[stage] /= Math.max(1, total);
  return counts;
}

/** A parent comes before its children in V8's list. */
function stagesOfNodes(nodes: StackProfile['nodes']): ReadonlyMap<number, Stage> {
  const stages = new Map<number, Stage>();
  for (const { id, callFrame, children } of nodes) {
    const name = callFrame.functionName.replace(COPY_NUMBER, '');
    const own = name === COLLECTOR ? 'collector' : STAGE_OF[name];
    if (own !== undefined) stages.set(id, own);
    const stage = stages.get(id);
    if (stage === undefined) continue;
    for (const child of children ?? []) stages.set(child, stage);
  }
  return stages;
}
