import type { ContentElement, ContentNode } from '../../../content/content-tree.ts';
import { elementsOf, rawTextOf } from '../../../content/content-walk.ts';
import { BOLD, HEADINGS } from '../../../elements/element-kinds.ts';
import type { Pass } from '../../context.ts';
import { removeElements } from '../../remove-elements.ts';
import { IMAGE_ADDRESS } from '../media/lazy-images.ts';
import { cellsOf } from './cells.ts';
import { COLON, hostOf, isLinkList } from './link-list.ts';

const STEP = 'clean/loose-ends';

/** Boxes whose first and last children can be the first and last blocks of the content. */
const SECTIONS: ReadonlySet<string> = new Set(['article', 'section', 'aside', 'div']);

/** A line drawn with signs: `___`, `* * *`, `=====`. */
const DRAWN_RULE = /^([\p{Pd}\p{Pc}=~～*#•·─━])(?: ?\1){2,}$/u;

/** Up to this many headings at the end belong to a part that was left out; more are a list. @sweep loose-headings */
const MAX_HEADINGS = 2;

/** Cells of text from which a page is a text rather than itself a list of links. @sweep loose-text */
const MIN_TEXT = 500;

type Reasons = Map<ContentNode, string>;

const DANGLING = 'heading or rule without content';

/**
 * Removes lists of links to the same site from the end of a text: what to read next. Lists of links to other sites
 * stay, because sources look like that, and so does any list followed by text. It also removes what these and earlier
 * removals leave dangling: headings and labels at the very end, keywords set as such, and rules at either end or beside
 * other rules. A line of signs is a rule.
 */
export const looseEnds: Pass = {
  name: STEP,
  needs: ['a', 'hr', 'p', ...HEADINGS],
  run(content, { base, trace }, elements) {
    const reasons: Reasons = new Map();
    let isTidied = false;
    for (const element of elements) {
      // In a cell or a definition, signs are a value: how sure a number is, or that there is none.
      if (element === content || SECTIONS.has(element.tag))
        for (const child of element.children) isTidied = tidyLine(child) || isTidied;
    }
    findDoubleRules(elements, reasons);
    findAtStart(content, reasons);
    const isText = plainLength(content) >= MIN_TEXT;
    findAtEnd(content, isText, base === null || !isText ? null : hostOf(base), reasons);
    if (reasons.size === 0) return isTidied;
    removeElements(content, STEP, trace, (element) => reasons.get(element) ?? null);
    removeEmpty(content);
    return true;
  },
};

/** Cells outside links, counted only as far as they matter; a character takes at least one. */
function plainLength(content: ContentElement): number {
  let length = 0;
  const open: ContentNode[] = [content];
  for (let node = open.pop(); node !== undefined && length < MIN_TEXT; node = open.pop()) {
    if (node.kind === 'text') length += cellsOf(node.text.slice(0, MIN_TEXT));
    else if (node.tag !== 'a') for (const child of node.children) open.push(child);
  }
  return length;
}

/**
 * Turns a line that is drawn with signs into a rule, and bold headings into headings, which are bold anyway; returns whether an
 * element is gone.
 */
function tidyLine(line: ContentNode): boolean {
  if (line.kind === 'text' || (line.tag !== 'p' && !isHeading(line))) return false;
  const [only, other] = line.children;
  if (only === undefined || other !== undefined) return false;
  if (only.kind === 'element') {
    if (!BOLD.has(only.tag) || line.tag === 'p') return false;
    line.children = only.children;
    return true;
  }
  if (DRAWN_RULE.test(only.text)) {
    line.tag = 'hr';
    line.children = [];
  }
  return false;
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
      if (isRule(child) && isRule(children[index - 1]!)) reasons.set(child, DANGLING);
    }
  }
}

function findAtStart(content: ContentElement, reasons: Reasons): void {
  for (const block of blocksOf(content, 1)) {
    if (!isRule(block)) return;
    reasons.set(block, DANGLING);
  }
}

/** Finds rules, headings and lists of links from the end upwards, up to the first block of content. */
function findAtEnd(content: ContentElement, isText: boolean, host: string | null, reasons: Reasons): void {
  let waiting: ContentNode[] = [];
  const drop = (blocks: readonly ContentNode[], reason = DANGLING): void => {
    for (const block of blocks) reasons.set(block, reason);
  };
  for (const block of blocksOf(content, -1)) {
    if (isRule(block) || isHeading(block) || (isText && isLabel(block))) {
      waiting.push(block);
      continue;
    }
    const headings = waiting.filter(isHeading);
    // Keywords, set as headings below a text.
    const areTags = isText && headings.every((heading) => isTag(heading));
    if (headings.length > MAX_HEADINGS && !areTags) break;
    drop(waiting);
    waiting = [];
    if (block.kind === 'text' || host === null || !leadsAway(block, host)) return;
    drop([block], 'links to other pages');
  }
  // Only headings up to the top of the page, or a list of headings: only the rules below them go.
  const heading = waiting.findIndex(isHeading);
  drop(heading < 0 ? waiting : waiting.slice(0, heading));
}

/** Whether a block is a list of links to the site, or nothing but pictures that lead to other sites: banners and badges. */
function leadsAway(block: ContentElement, host: string): boolean {
  return (
    isLinkList(block, host) || (block.tag === 'p' && block.children.every((child) => isBanner(child, host)))
  );
}

/** Many programs add the size to the name of a smaller picture. */
const SIZE = /-\d+x\d+$/u;
/** Letters of a file's name from which an address with it is about the picture. @source Chosen by hand: `a.png` tells nothing. */
const MIN_NAME = 4;

/** Whether a node is a picture that leads to another site, and not to itself or a page about it. */
function isBanner(node: ContentNode, host: string): boolean {
  if (node.kind === 'text') return node.text.trim() === '';
  const [picture, other] = node.children;
  if (node.tag !== 'a' || picture?.kind !== 'element' || picture.tag !== 'img' || other !== undefined)
    return false;
  const target = node.attributes.get('href') ?? '';
  const source = picture.attributes.get('src') ?? '';
  const name = source
    .slice(source.lastIndexOf('/') + 1)
    .split('.', 1)[0]!
    .replace(SIZE, '');
  return (
    hostOf(target) !== host &&
    !IMAGE_ADDRESS.test(target) &&
    (name.length < MIN_NAME || !target.includes(name))
  );
}

/** Longest keyword, in cells. @source The keywords of the development pages; titles in lists of headings are longer. */
const MAX_TAG = 24;

/** Whether a short paragraph introduces something: in every script that has colons, it ends with one. */
function isLabel(block: ContentNode): boolean {
  return (
    block.kind === 'element' &&
    block.tag === 'p' &&
    isTag(block) &&
    COLON.test(rawTextOf(block, MAX_TAG + 1).trim())
  );
}

function isTag(heading: ContentNode): boolean {
  if (heading.kind === 'text') return false;
  // A cell holds at most one character, so that more of them need not be counted.
  return (
    cellsOf(
      rawTextOf(heading, MAX_TAG + 1)
        .trim()
        .slice(0, MAX_TAG + 1),
    ) <= MAX_TAG
  );
}

/** The blocks of the content from its beginning or its end, one at a time; boxes are replaced by their contents. */
function* blocksOf(content: ContentElement, step: 1 | -1): Generator<ContentNode> {
  const open: ContentNode[] = [content];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node !== content && (node.kind === 'text' || !SECTIONS.has(node.tag))) yield node;
    else if (node.kind === 'element')
      for (const child of step === 1 ? node.children.toReversed() : node.children) open.push(child);
  }
}

/** Removes emptied elements, because normal form has none. */
function removeEmpty(content: ContentElement): void {
  for (const element of elementsOf(content).toReversed()) {
    element.children = element.children.filter(
      (child) => child.kind === 'text' || !SECTIONS.has(child.tag) || child.children.length > 0,
    );
  }
}
