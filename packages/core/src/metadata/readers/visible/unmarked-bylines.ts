import { NOT_IN_LINE } from '../../../hidden/unread-tags.ts';
import { isJoint } from '../../../names/authors.ts';
import { fullNames, isByLabel, mayBeginWithLabel, namesAfterBy } from '../../../names/lines.ts';
import { textOf } from '../../../page/access.ts';
import type { Page } from '../../../page/page.ts';
import { tagSet, withTags } from '../../../page/tags.ts';
import { NO_NODE, type NodeId, NodeKind, type PageTree } from '../../../page/tree.ts';
import { collapse } from '../../../plain-text/collapse.ts';
import { fold } from '../../../plain-text/fold.ts';
import { add, type Collector } from '../../findings.ts';
import { pick } from '../../merge.ts';
import { isShortBlock } from './visible-dates.ts';

/** Characters below the heading in which a byline without any markup is looked for. @sweep unmarked-byline */
const MAX_BELOW = 300;
/** Longest line with a name, its label and a date. @sweep unmarked-line */
const MAX_LINE = 80;
/** Nodes looked at; there are more only where a page has much markup and no text. @cap */
const MAX_NODES = 1_000;
/** What holds no byline: menus, forms, other articles, and the lines of code. */
const SKIPPED = withTags(
  NOT_IN_LINE,
  'nav',
  'aside',
  'form',
  'button',
  'select',
  'figcaption',
  'code',
  'pre',
);

/** Adds a name that no markup calls an author: in a line below the heading that begins with `By`. */
export function readUnmarkedByline(page: Page, heading: NodeId, to: Collector): void {
  if (heading === NO_NODE) return;
  const texts = readLines(page, page.tree.end[heading]!, MAX_NODES, MAX_BELOW);
  for (const name of namesWithLabel(texts, pick(to.findings, 'lang'))[0] ?? [])
    add(to, 'byline', 'visible-text', name);
}

/**
 * Adds a labelled name on a line of its own outside some parts of the page, such as `Written by` at the end of a text; several
 * such names belong to teasers.
 */
export function readLabelledByline(page: Page, parts: readonly NodeId[], to: Collector): void {
  const { tree } = page;
  const texts = readLines(page, 0, tree.size, tree.source.length, parts);
  const isAllowed = (label: NodeId): boolean => isShortBlock(tree, label) && isPlain(tree, label);
  const lines = namesWithLabel(texts, pick(to.findings, 'lang'), isAllowed);
  if (new Set(lines.map((names) => fold(names.join()))).size !== 1) return;
  for (const name of lines[0]!) add(to, 'byline', 'visible-text', name);
}

/** What a label is not in: a link with such a word is a headline, and lists are menus. */
const NOT_PLAIN = tagSet('a', 'li', 'footer');
/** Levels of markup around a label that are looked at. @cap */
const MAX_LEVELS = 50;

function isPlain({ parent, tag }: PageTree, label: NodeId): boolean {
  let above = parent[label]!;
  let level = 0;
  for (; above >= 0 && level < MAX_LEVELS && NOT_PLAIN[tag[above]!] !== 1; level++) above = parent[above]!;
  return above < 0;
}

interface LineText {
  readonly node: NodeId;
  readonly text: string;
}

/** The texts from a node on, up to a number of nodes and characters. */
function readLines(
  page: Page,
  from: NodeId,
  nodes: number,
  characters: number,
  parts: readonly NodeId[] = [],
): LineText[] {
  const { tree } = page;
  const texts: LineText[] = [];
  const apart = new Set(parts);
  let left = characters;
  const last = Math.min(tree.size, from + nodes);
  for (let node = from; node < last && left > 0; node++) {
    if (SKIPPED[tree.tag[node]!] === 1 || apart.has(node)) {
      node = tree.end[node]! - 1;
      continue;
    }
    if (tree.kind[node] !== NodeKind.text) continue;
    const whole = textOf(page, node);
    const text = collapse(whole.slice(0, 10 * MAX_LINE), 2 * MAX_LINE);
    if (text === '') continue;
    left -= Math.max(whole.trim().length, text.length);
    texts.push({ node, text });
  }
  return texts;
}

/** The names after each label, with those that a word or sign joins to them. */
function namesWithLabel(
  texts: readonly LineText[],
  lang: string | null,
  isAllowed: (label: NodeId) => boolean = () => true,
): string[][] {
  const lines: string[][] = [];
  /** The line before, if it is a label, or joins a name to others. */
  let label: LineText | null = null;
  let others: string[] | null = null;
  for (const line of texts) {
    const { text } = line;
    const mayBegin = mayBeginWithLabel(text);
    let names: readonly string[] = [];
    if (text.length <= MAX_LINE && (mayBegin || label !== null))
      names = label === null ? namesAfterBy(text, lang) : fullNames(text, lang);
    if (names.length > 0 && isAllowed((label ?? line).node)) {
      if (label === null || others === null) {
        others = [];
        lines.push(others);
      }
      others.push(...names);
      label = null;
    } else if (others !== null && isJoint(text, lang)) label = line;
    else {
      label = mayBegin && isByLabel(text) ? line : null;
      others = null;
    }
  }
  return lines;
}
