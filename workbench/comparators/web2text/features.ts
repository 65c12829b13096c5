import type { Page } from 'fovea';
import { type CollapsedTree, collapseTree } from './collapsed-tree.ts';
import { haveSamePath, lineBreaks, type NodeFacts, nodeFacts } from './node-facts.ts';
import { LEAF_TAGS, NODE_TAGS, tagBit } from './tag-sets.ts';
import { Contains } from './text-facts.ts';

/** Columns of a block and of a pair of neighbouring blocks. @source Vogels et al. 2018. */
export const BLOCK_COLUMNS = 128;
export const EDGE_COLUMNS = 25;

/** Columns about an element. */
const NODE_COLUMNS = 20;

/** The features of a page: a row per block, and one per pair of neighbours. */
export interface PageFeatures {
  /** Ids of the texts of the blocks, in document order. */
  readonly texts: Int32Array;
  readonly blocks: Float32Array;
  readonly edges: Float32Array;
}

/** The features of the blocks below an element, most often the body, in the order of the published networks. */
export function pageFeatures(page: Page, root: number): PageFeatures {
  const tree = collapseTree(page, root);
  const count = tree.blocks.length;
  const texts = Int32Array.from(tree.blocks, (node) => tree.innermost[node]!);
  const blocks = new Float32Array(count * BLOCK_COLUMNS);
  const edges = new Float32Array(Math.max(0, count - 1) * EDGE_COLUMNS);
  if (count === 0) return { texts, blocks, edges };
  const facts = nodeFacts(page, tree);
  const nodes = nodeColumns(facts, tree);
  const rows = blockRows(page, tree, facts, nodes);
  for (let i = 0; i < count; i++) blocks.set(rows(i), i * BLOCK_COLUMNS);
  const breaks = lineBreaks(page, tree);
  for (let i = 0; i + 1 < count; i++) {
    const { ancestor, distance } = meeting(tree, tree.blocks[i]!, tree.blocks[i + 1]!);
    const steps = [distance === 2, distance === 3, distance === 4, distance > 4].map(sign);
    edges.set([...steps, breaks[i]!, ...nodes(ancestor)], i * EDGE_COLUMNS);
  }
  return { texts, blocks, edges };
}

/** All numbers below: means and deviations by which the authors scale. @source Web2Text, code (`LeafBlockExtractor`, `NodeBlockExtractor`). */
const scale = (value: number, mean: number, deviation: number): number => (value - mean) / deviation;
const clip = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
const sign = (value: boolean | number): number => (value ? 1 : -1);

/** Returns the features of a block. */
function blockRows(
  page: Page,
  tree: CollapsedTree,
  facts: NodeFacts,
  nodes: (node: number) => Float64Array,
): (block: number) => number[] {
  const sameText = new Map<string, number>();
  for (const text of facts.texts) sameText.set(text, (sameText.get(text) ?? 0) + 1);
  // The authors divide whole numbers: the share of blocks with the same path is 0 unless all have it.
  const samePath = Number(haveSamePath(page, tree));
  const none = new Float64Array(NODE_COLUMNS);
  const noTags = NODE_TAGS.map(() => 0);
  return (block) => {
    const node = tree.blocks[block]!;
    const parent = tree.parent[node]!;
    const grandparent = parent < 0 ? -1 : tree.parent[parent]!;
    const same = sameText.get(facts.texts[block]!)!;
    return [
      ...[sign(same > 1), sign(same > 10), samePath],
      ...leafColumns(facts, tree, node),
      ...(parent < 0
        ? [0, ...none, ...noTags]
        : [1, ...nodes(parent), ...tagColumns(facts, parent, NODE_TAGS)]),
      ...(grandparent < 0 ? [0, ...none] : [1, ...nodes(grandparent)]),
      ...nodes(0),
      ...tagColumns(facts, node, LEAF_TAGS),
    ];
  };
}

function tagColumns({ tags }: NodeFacts, node: number, names: readonly string[]): number[] {
  return names.map((name) => sign(tags[node]! & tagBit(name)));
}

/** The 24 columns about the text of a block. */
function leafColumns(facts: NodeFacts, { blocks }: CollapsedTree, node: number): number[] {
  const { characters, words, sentences, punctuation } = facts;
  const first = facts.start[blocks[0]!]!;
  const length = facts.end[blocks.at(-1)!]! - first;
  const middle = (facts.start[node]! + facts.end[node]!) / 2;
  const position = length === 0 ? 0 : (middle - first) / length;
  const count = words[node]!;
  return [
    scale(sign(count > 0), 0.8255, 0.5643817),
    count === 0 ? 0 : scale(clip(Math.log(count), 0, 3.5), 1.5086, 1.205),
    wordLength(facts, node),
    ...stopWordColumns(facts, node),
    scale(clip(Math.log(characters[node]!), 2.5, 5.5), 3.392, 1.06445),
    sign(punctuation[node]! > 0),
    scale(clip(punctuation[node]!, 0, 10), 0.06938, 0.4083676),
    punctuationShare(facts, node),
    ...digitColumns(facts, node),
    sentenceLength(facts, node),
    sign(sentences[node]! > 1),
    scale(position, 0.5198038, 0.2996195),
    scale(position * position, 0.3599672, 0.3157282),
    ...endColumns(facts, node),
    ...capitalColumns(facts, node),
  ];
}

/** Returns the 20 columns about a node, computed once for each. */
function nodeColumns(facts: NodeFacts, { blocks, size }: CollapsedTree): (node: number) => Float64Array {
  const rows: (Float64Array | undefined)[] = new Array(size);
  const length = facts.end[blocks.at(-1)!]! - facts.start[blocks[0]!]!;
  return (node) => {
    const share = length === 0 ? 0 : Math.trunc((facts.end[node]! - facts.start[node]!) / length);
    rows[node] ??= Float64Array.of(
      share,
      scale(facts.linked[node]! / facts.characters[node]!, 0.5, 0.5),
      wordLength(facts, node),
      ...stopWordColumns(facts, node),
      scale(clip(Math.log(facts.characters[node]!), 2.5, 10), 6, 2.14),
      punctuationShare(facts, node),
      ...digitColumns(facts, node),
      sentenceLength(facts, node),
      ...endColumns(facts, node),
      ...capitalColumns(facts, node),
      sign(facts.hasInput[node]!),
    );
    return rows[node]!;
  };
}

function wordLength({ words, wordLetters }: NodeFacts, node: number): number {
  if (words[node] === 0) return -1;
  return scale(clip(Math.trunc(wordLetters[node]! / words[node]!), 3, 15), 4.910001, 1.905709);
}

function stopWordColumns({ words, stopWords }: NodeFacts, node: number): number[] {
  const share = words[node] === 0 ? 0 : scale(stopWords[node]! / words[node]!, 0.374, 0.1529);
  return [sign(stopWords[node]! > 0), share];
}

function punctuationShare({ punctuation, characters }: NodeFacts, node: number): number {
  if (punctuation[node] === 0) return 0;
  return scale(clip(Math.log(punctuation[node]! / characters[node]!), -4, -2.5), -3.338525, 0.6058926);
}

function digitColumns({ digits, characters }: NodeFacts, node: number): number[] {
  return [
    scale(sign(digits[node]! > 0), -0.5900983, 0.8073342),
    scale(digits[node]! / characters[node]!, 0.2655969, 0.3052819),
  ];
}

function sentenceLength({ sentences, characters }: NodeFacts, node: number): number {
  return scale(clip(Math.log(Math.trunc(characters[node]! / sentences[node]!)), 2, 5), 3.109, 1.011);
}

function endColumns({ endsWithPunctuation, endsWithQuestion, contains }: NodeFacts, node: number): number[] {
  const has = (bit: number): number => sign(contains[node]! & bit);
  return [
    sign(endsWithPunctuation[node]!),
    sign(endsWithQuestion[node]!),
    has(Contains.copyright),
    has(Contains.email),
    has(Contains.address),
    has(Contains.year),
  ];
}

function capitalColumns({ words, capitals }: NodeFacts, node: number): number[] {
  if (words[node] === 0) return [0, 0, 0];
  const share = capitals[node]! / words[node]!;
  return [
    scale(share, 0.4475758, 0.4129316),
    scale(share ** 2, 0.3708354, 0.4334037),
    scale(share ** 3, 0.340843, 0.4404389),
  ];
}

/** Where two blocks meet, and how many steps from both it is. Over all neighbours of a page, each node is passed twice at most. */
function meeting(
  { parent, firstBlock, lastBlock }: CollapsedTree,
  first: number,
  second: number,
): { ancestor: number; distance: number } {
  let distance = 0;
  let ancestor = first;
  while (lastBlock[ancestor]! < firstBlock[second]!) {
    ancestor = parent[ancestor]!;
    distance++;
  }
  for (let node = second; node !== ancestor; node = parent[node]!) distance++;
  return { ancestor, distance };
}
