import { isBlockElement } from '../elements/element-kinds.ts';
import { getAttribute, tagNameOf, textOf } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { type NodeId, NodeKind } from '../page/tree.ts';
import type { BlockScores } from '../selection/block-scores.ts';
import type { Removal } from '../selection/selection.ts';
import type { BorderlineBlock, RemovedPart } from './explained-parts.ts';

/** Enough of a block's text to recognise it in a list. @cap */
const EXCERPT_LENGTH = 120;

/** Nodes read for an excerpt; a block without text in its first thousand nodes has none to show. @cap */
const EXCERPT_NODES = 1000;

/** Source characters read for an excerpt: a block may be mostly white space. @cap */
const EXCERPT_SOURCE = 4000;

/** Steps shown of a path; longer paths lose their middle. @cap */
const PATH_STEPS = 12;

/** Longest id or class shown in a path; generated names run to hundreds of characters. @cap */
const NAME_LENGTH = 40;

const WHITE_SPACE = /\s+/gu;

/**
 * Removals as people and tools read them, in document order. What a reader of the page does not see may be written to mislead
 * whoever reads the list: the nodes that `unseen` marks show no text, unless a step such as `clean/hidden` removed them.
 */
export function describeRemovals(
  page: Page,
  removals: readonly Removal[],
  unseen?: Uint8Array,
): RemovedPart[] {
  const paths = new PathReader(page);
  return removals
    .toSorted((a, b) => a.node - b.node)
    .map(({ node, step, reason, score }) => ({
      nodeId: node,
      path: paths.pathOf(node),
      step,
      reason,
      score: score === undefined ? null : round(score),
      text: excerptOf(page, node, step.endsWith('hidden') ? undefined : unseen),
    }));
}

/** The close calls of a method that judges blocks, in document order, without the text of nodes that `unseen` marks. */
export function describeBorderline(page: Page, scores: BlockScores, unseen?: Uint8Array): BorderlineBlock[] {
  const { node, first, last, isBorderline, isKept, confidence, reason, reasons } = scores;
  const paths = new PathReader(page);
  const close: BorderlineBlock[] = [];
  for (let block = 0; block < node.length; block++) {
    if (isBorderline[block] !== 1) continue;
    close.push({
      nodeId: node[block]!,
      path: paths.pathOf(node[block]!),
      kept: isKept[block] === 1,
      score: round(confidence[block]!),
      reason: reasons[reason[block]!]!,
      text: excerptBetween(page, first[block]!, last[block]! + 1, unseen),
    });
  }
  return close;
}

/** Rounds to a thousandth, which is finer than any score is accurate. */
export function round(score: number): number {
  return Math.round(score * 1000) / 1000;
}

/**
 * Describes paths from the root, for instance `html > body > div#side > ul.menu`. What a node shares with the one before
 * it is not read again.
 */
export class PathReader {
  readonly #page: Page;
  /** The elements from the root to the last node, and the step that each of them is. */
  readonly #nodes: NodeId[] = [];
  readonly #steps: string[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  pathOf(node: NodeId): string {
    this.#goTo(node);
    const steps = this.#steps;
    if (steps.length <= PATH_STEPS) return steps.join(' > ');
    const half = PATH_STEPS / 2;
    return [...steps.slice(0, half), '…', ...steps.slice(-half)].join(' > ');
  }

  #goTo(node: NodeId): void {
    const { parent, end } = this.#page.tree;
    while (this.#nodes.length > 0) {
      const around = this.#nodes.at(-1)!;
      if (around <= node && node < end[around]!) break;
      this.#nodes.pop();
      this.#steps.pop();
    }
    const known = this.#nodes.at(-1) ?? 0;
    const added: NodeId[] = [];
    for (let id = node; id > 0 && id !== known; id = parent[id]!) added.push(id);
    for (let id = added.pop(); id !== undefined; id = added.pop()) {
      this.#nodes.push(id);
      this.#steps.push(describeStep(this.#page, id));
    }
  }
}

/** One step of a path: `div#side`, `ul.menu`, `#text`. */
export function describeStep(page: Page, id: NodeId): string {
  const kind = page.tree.kind[id];
  if (kind !== NodeKind.element) return kind === NodeKind.text ? '#text' : '#other';
  const tag = tagNameOf(page.tree, id);
  const name = firstWord(getAttribute(page, id, 'id'));
  if (name !== '') return `${tag}#${name}`;
  const className = firstWord(getAttribute(page, id, 'class'));
  return className === '' ? tag : `${tag}.${className}`;
}

function firstWord(value: string | null): string {
  if (value === null) return '';
  const word = value.slice(0, 256).trim().split(WHITE_SPACE, 1)[0] ?? '';
  return word.length > NAME_LENGTH ? `${word.slice(0, NAME_LENGTH)}…` : word;
}

/** The first words of a node, without those that `unseen` marks. */
export function excerptOf(page: Page, node: NodeId, unseen?: Uint8Array): string {
  return excerptBetween(page, node, page.tree.end[node]!, unseen);
}

/** The first words of the nodes from `from` up to but excluding `to`. */
function excerptBetween(page: Page, from: NodeId, to: NodeId, unseen?: Uint8Array): string {
  const { kind } = page.tree;
  const last = Math.min(to, from + EXCERPT_NODES);
  let read = 0;
  let text = '';
  for (let id = from; id < last && read < EXCERPT_SOURCE && text.length < EXCERPT_LENGTH; id++) {
    // A new block must not stick to the one before: `NewsSport` is not a word.
    if (kind[id] === NodeKind.element && isBlockElement(tagNameOf(page.tree, id))) text += ' ';
    if (kind[id] !== NodeKind.text || unseen?.[id]) continue;
    const piece = textOf(page, id).slice(0, EXCERPT_SOURCE - read);
    read += piece.length;
    text = `${text}${piece}`.replace(WHITE_SPACE, ' ').trimStart();
  }
  const trimmed = text.trim();
  return trimmed.length > EXCERPT_LENGTH ? `${trimmed.slice(0, EXCERPT_LENGTH - 1).trimEnd()}…` : trimmed;
}
