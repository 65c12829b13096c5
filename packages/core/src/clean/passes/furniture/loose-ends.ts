import type { ContentElement, ContentNode } from '../../../content/content-tree.ts';
import { elementsOf } from '../../../content/content-walk.ts';
import { HEADINGS } from '../../../elements/element-kinds.ts';
import type { Pass } from '../../context.ts';
import { removeElements } from '../../remove-elements.ts';
import { hostOf, isLinkList } from './link-list.ts';

const STEP = 'clean/loose-ends';

/** Boxes whose first and last parts are those of the page. */
const SECTIONS: ReadonlySet<string> = new Set(['article', 'section', 'aside', 'div']);

/** More headings than this at the end are a list of something; these many head a part that was left out. @sweep loose-headings */
const MAX_HEADINGS = 2;

/** Text, in characters, from which on a page is a text that ends, and no list of links itself. @sweep loose-text */
const MIN_TEXT = 500;

type Reasons = Map<ContentNode, string>;

const BESIDE_NOTHING = 'beside nothing';

/**
 * Removes lists of links to the same site from the end of a text: what to read next. Lists of links to other sites stay,
 * because sources look like that, and so does any list that is followed by text. With them, and with all that other
 * steps took, goes what is left beside nothing: a heading at the very end, rules at both ends and beside other rules.
 */
export const looseEnds: Pass = {
  name: STEP,
  needs: ['a', 'hr', ...HEADINGS],
  run(content, { base, trace }, elements) {
    const reasons: Reasons = new Map();
    findDoubleRules(elements, reasons);
    findAtStart(content, reasons);
    findAtEnd(content, base === null || plainLength(content) < MIN_TEXT ? null : hostOf(base), reasons);
    if (reasons.size === 0) return false;
    removeElements(content, STEP, trace, (element) => reasons.get(element) ?? null);
    removeEmpty(content);
    return true;
  },
};

/** Characters outside of links, as far as they matter. */
function plainLength(content: ContentElement): number {
  let length = 0;
  const open: ContentNode[] = [content];
  for (let node = open.pop(); node !== undefined && length < MIN_TEXT; node = open.pop()) {
    if (node.kind === 'text') length += node.text.length;
    else if (node.tag !== 'a') for (const child of node.children) open.push(child);
  }
  return length;
}

function isRule(node: ContentNode): boolean {
  return node.kind === 'element' && node.tag === 'hr';
}

function isHeading(node: ContentNode): boolean {
  return node.kind === 'element' && HEADINGS.has(node.tag);
}

function findDoubleRules(elements: readonly ContentElement[], reasons: Reasons): void {
  for (const { children } of elements) {
    for (let index = 1; index < children.length; index++) {
      const child = children[index]!;
      if (isRule(child) && isRule(children[index - 1]!)) reasons.set(child, BESIDE_NOTHING);
    }
  }
}

function findAtStart(content: ContentElement, reasons: Reasons): void {
  for (const block of blocksOf(content, 1)) {
    if (!isRule(block)) return;
    reasons.set(block, BESIDE_NOTHING);
  }
}

/** From the end upwards: rules, headings and lists of links, up to the first block that is content. */
function findAtEnd(content: ContentElement, host: string | null, reasons: Reasons): void {
  let waiting: ContentNode[] = [];
  let headings = 0;
  const drop = (): void => {
    for (const block of waiting) reasons.set(block, BESIDE_NOTHING);
    waiting = [];
    headings = 0;
  };
  for (const block of blocksOf(content, -1)) {
    if (isRule(block) || isHeading(block)) {
      waiting.push(block);
      if (isHeading(block)) headings++;
      if (headings > MAX_HEADINGS) break;
      continue;
    }
    if (block.kind === 'text' || host === null || !isLinkList(block, host)) {
      drop();
      return;
    }
    drop();
    reasons.set(block, 'links to other pages');
  }
  // Headings to the top of the page, or a list of them: only the rules below go.
  const heading = waiting.findIndex(isHeading);
  for (const rule of heading < 0 ? waiting : waiting.slice(0, heading)) reasons.set(rule, BESIDE_NOTHING);
}

/** The blocks of the content from its beginning or its end, one at a time; of boxes what is in them. */
function* blocksOf(content: ContentElement, step: 1 | -1): Generator<ContentNode> {
  const open: ContentNode[] = [content];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node !== content && (node.kind === 'text' || !SECTIONS.has(node.tag))) yield node;
    else if (node.kind === 'element')
      for (const child of step === 1 ? node.children.toReversed() : node.children) open.push(child);
  }
}

/** Nothing is empty in normal form. */
function removeEmpty(content: ContentElement): void {
  for (const element of elementsOf(content).toReversed()) {
    element.children = element.children.filter(
      (child) => child.kind === 'text' || !SECTIONS.has(child.tag) || child.children.length > 0,
    );
  }
}
