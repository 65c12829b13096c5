import type { Page } from 'fovea';
import { getAttribute, NodeKind, tagNameOf, textOf } from 'fovea/page';
import type { CollapsedTree } from './collapsed-tree.ts';
import { BREAKING_TAGS, tagBit } from './tag-sets.ts';
import { COUNTS, collapsedText, textFacts } from './text-facts.ts';

type CountColumns = { readonly [Name in (typeof COUNTS)[number]]: Float64Array };

/** What is known about every node of a collapsed tree. */
export interface NodeFacts extends CountColumns {
  /** Characters in links. */
  readonly linked: Float64Array;
  /** Where a node begins and ends in the source. */
  readonly start: Float64Array;
  readonly end: Float64Array;
  /** Bits of `Contains`. */
  readonly contains: Uint8Array;
  readonly endsWithPunctuation: Uint8Array;
  readonly endsWithQuestion: Uint8Array;
  readonly hasInput: Uint8Array;
  /** Bits of the tags of the elements that were merged. */
  readonly tags: Int32Array;
  /** Texts of the blocks as they are compared, in document order. */
  readonly texts: readonly string[];
}

const LINK = tagBit('a');

/** Counts in the texts of the blocks, and adds up. @source Web2Text, code (`NodeProperties`). */
export function nodeFacts(page: Page, tree: CollapsedTree): NodeFacts {
  const { size, parent, blocks, firstBlock, lastBlock } = tree;
  const counts = Object.fromEntries(COUNTS.map((name) => [name, new Float64Array(size)])) as CountColumns;
  const contains = new Uint8Array(size);
  const endsWithPunctuation = new Uint8Array(size);
  const endsWithQuestion = new Uint8Array(size);
  const texts = Array.from(blocks, (node) => collapsedText(textOf(page, tree.innermost[node]!)));
  for (const [i, node] of blocks.entries()) {
    const facts = textFacts(texts[i]!.trim());
    for (const name of COUNTS) counts[name][node] = facts[name];
    contains[node] = facts.contains;
    endsWithPunctuation[node] = Number(facts.endsWithPunctuation);
    endsWithQuestion[node] = Number(facts.endsWithQuestion);
  }
  const tags = mergedTags(page, tree);
  const linked = new Float64Array(size);
  const positions = blockPositions(page, tree, texts);
  const start = new Float64Array(size);
  const end = new Float64Array(size);
  for (let node = size - 1; node >= 0; node--) {
    if ((tags[node]! & LINK) !== 0) linked[node] = counts.characters[node]!;
    start[node] = positions.start[firstBlock[node]!]!;
    end[node] = positions.end[lastBlock[node]!]!;
    endsWithPunctuation[node] = endsWithPunctuation[blocks[lastBlock[node]!]!]!;
    endsWithQuestion[node] = endsWithQuestion[blocks[lastBlock[node]!]!]!;
    const above = parent[node]!;
    if (above < 0) continue;
    for (const name of COUNTS) counts[name][above]! += counts[name][node]!;
    linked[above]! += linked[node]!;
    contains[above]! |= contains[node]!;
  }
  const hasInput = withInput(page, tree);
  return {
    ...counts,
    linked,
    start,
    end,
    contains,
    endsWithPunctuation,
    endsWithQuestion,
    hasInput,
    tags,
    texts,
  };
}

/** The tags of all elements of each chain, as bits. */
function mergedTags({ tree }: Page, { size, outermost, innermost }: CollapsedTree): Int32Array {
  const tags = new Int32Array(size);
  for (let node = 0; node < size; node++) {
    for (let id = innermost[node]!; ; id = tree.parent[id]!) {
      if (tree.kind[id] === NodeKind.element) tags[node]! |= tagBit(tagNameOf(tree, id));
      if (id === outermost[node]) break;
    }
  }
  return tags;
}

/** Source offsets of the blocks; on a page without source, offsets in the texts one after another. */
function blockPositions(
  { source, tree }: Page,
  { blocks, innermost }: CollapsedTree,
  texts: readonly string[],
): { start: Float64Array; end: Float64Array } {
  const start = new Float64Array(blocks.length);
  const end = new Float64Array(blocks.length);
  let at = 0;
  for (const [i, node] of blocks.entries()) {
    const id = innermost[node]!;
    const isKnown = source !== null && tree.sourceStart[id]! >= 0 && tree.sourceEnd[id]! >= 0;
    start[i] = isKnown ? tree.sourceStart[id]! : at;
    end[i] = isKnown ? tree.sourceEnd[id]! : at + texts[i]!.length;
    at = end[i]!;
  }
  return { start, end };
}

/** Marks the nodes with children that have an `input` in them. */
function withInput({ tree }: Page, { size, innermost }: CollapsedTree): Uint8Array {
  const inputs = new Int32Array(tree.size + 1);
  for (let id = 0; id < tree.size; id++) {
    const isInput = tree.kind[id] === NodeKind.element && tagNameOf(tree, id) === 'input';
    inputs[id + 1] = inputs[id]! + Number(isInput);
  }
  return Uint8Array.from({ length: size }, (_, node) => {
    const id = innermost[node]!;
    return Number(tree.kind[id] === NodeKind.element && inputs[tree.end[id]!]! > inputs[id]!);
  });
}

/** Whether the blocks all have the same tags and classes on their paths, merged in the same way. */
export function haveSamePath(page: Page, tree: CollapsedTree): boolean {
  const numbers = new Map<string, number>();
  const pathOf = new Int32Array(tree.size);
  for (let node = 0; node < tree.size; node++) {
    const names: string[] = [];
    for (let id = tree.innermost[node]!; ; id = page.tree.parent[id]!) {
      names.push(`${tagNameOf(page.tree, id)}.${getAttribute(page, id, 'class') ?? ''}`);
      if (id === tree.outermost[node]) break;
    }
    const above = tree.parent[node]!;
    const path = `${above < 0 ? -1 : pathOf[above]!} ${names.join(',')}`;
    if (!numbers.has(path)) numbers.set(path, numbers.size);
    pathOf[node] = numbers.get(path)!;
  }
  return tree.blocks.every((node) => pathOf[node] === pathOf[tree.blocks[0]!]);
}

/**
 * For every block but the last: 1 if a line breaks between it and the next. In a chain only the outermost element counts, of
 * the elements around several blocks all do.
 * @source Web2Text, code (`NodeProperties.blockBreakBefore`, `propagateDownBlockTagLeft`).
 */
export function lineBreaks({ tree }: Page, collapsed: CollapsedTree): Uint8Array {
  const { size, outermost, innermost, firstBlock, lastBlock, blocks } = collapsed;
  const breaks = new Uint8Array(Math.max(0, blocks.length - 1));
  const isBreaking = (id: number): boolean =>
    id >= 0 && tree.kind[id] === NodeKind.element && BREAKING_TAGS.has(tagNameOf(tree, id));
  for (let node = 0; node < size; node++) {
    const isBlock = blocks[firstBlock[node]!] === node;
    for (let id = isBlock ? outermost[node]! : innermost[node]!; ; id = tree.parent[id]!) {
      const isOwn = isBreaking(id);
      if (firstBlock[node]! > 0 && (isOwn || isBreaking(tree.previousSibling[id]!)))
        breaks[firstBlock[node]! - 1] = 1;
      if (lastBlock[node]! < breaks.length && (isOwn || isBreaking(tree.nextSibling[id]!)))
        breaks[lastBlock[node]!] = 1;
      if (id === outermost[node]) break;
    }
  }
  return breaks;
}
