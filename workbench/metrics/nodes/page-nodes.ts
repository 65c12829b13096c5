import type { Page, PageTree } from 'fovea';
import { getAttribute, NodeKind, tagNameOf, textOf } from 'fovea/page';
import type { NodeChoice } from '../../datasets/sample.ts';
import { countWords } from '../text/tokens.ts';
import { oncePerPage } from './once-per-page.ts';

const BLANK = /^[\s\p{Z}]*$/u;
const HIDING_STYLE = /(?:^|;)\s{0,8}(?:display\s{0,8}:\s{0,8}none|visibility\s{0,8}:\s{0,8}hidden)/i;

/** Elements whose text is not text of the page; in the last three the parser keeps markup as text. */
const NEVER_CONTENT: ReadonlySet<string> = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'head',
  'meta',
  'link',
  'title',
  'iframe',
  'noembed',
  'noframes',
]);

/** 1 for every node of the chosen subtrees, without the removed ones. Unknown ids are ignored. */
export function chosenNodes(tree: PageTree, choice: NodeChoice): Uint8Array {
  const chosen = new Uint8Array(tree.size);
  for (const root of choice.roots) if (root in tree.end) chosen.fill(1, root, tree.end[root]!);
  for (const root of choice.removed) if (root in tree.end) chosen.fill(0, root, tree.end[root]!);
  return chosen;
}

/** 1 for every text node that is not blank and not inside a never-content element. */
export const contentTexts: (page: Page) => Uint8Array = oncePerPage((page) => {
  const { tree } = page;
  const texts = new Uint8Array(tree.size);
  for (let id = 0; id < tree.size; ) {
    if (isNeverContent(tree, id)) {
      id = tree.end[id]!;
      continue;
    }
    if (tree.kind[id] === NodeKind.text && !BLANK.test(textOf(page, id))) texts[id] = 1;
    id++;
  }
  return texts;
});

/**
 * Visible content texts: as rendered if the page was, otherwise as far as the HTML shows (no ancestor is `hidden` or
 * hidden by an inline style).
 */
export const visibleTexts: (page: Page) => Uint8Array = oncePerPage((page) => {
  const { tree, layout } = page;
  if (layout !== null)
    return contentTexts(page).map((isText, id) => isText & Number(layout.hidden[id] === 0));
  const texts = contentTexts(page).slice();
  for (let id = 0; id < tree.size; ) {
    if (tree.kind[id] === NodeKind.element && isHidden(page, id)) {
      texts.fill(0, id, tree.end[id]!);
      id = tree.end[id]!;
    } else id++;
  }
  return texts;
});

/** 1 for every retrievable node: elements below `body` and content texts, without never-content elements. */
export const countedNodes: (page: Page) => Uint8Array = oncePerPage((page) => {
  const { tree } = page;
  const texts = contentTexts(page);
  const counted = new Uint8Array(tree.size);
  const body = bodyOf(tree);
  if (body < 0) return counted;
  for (let id = body + 1; id < tree.end[body]!; ) {
    if (isNeverContent(tree, id)) {
      id = tree.end[id]!;
      continue;
    }
    counted[id] = tree.kind[id] === NodeKind.element ? 1 : texts[id]!;
    id++;
  }
  return counted;
});

/** Words of each content text, 0 for all other nodes. */
export const wordWeights: (page: Page) => Uint32Array = oncePerPage((page) => {
  const texts = contentTexts(page);
  return Uint32Array.from(texts, (isText, id) => (isText === 1 ? countWords(textOf(page, id)) : 0));
});

function isNeverContent(tree: PageTree, node: number): boolean {
  return tree.kind[node] === NodeKind.element && NEVER_CONTENT.has(tagNameOf(tree, node));
}

function isHidden(page: Page, node: number): boolean {
  const hidden = getAttribute(page, node, 'hidden');
  if (hidden !== null && hidden !== 'until-found') return true;
  return HIDING_STYLE.test(getAttribute(page, node, 'style') ?? '');
}

function bodyOf(tree: PageTree): number {
  for (let id = 0; id < tree.size; id++) {
    if (tree.kind[id] === NodeKind.element && tagNameOf(tree, id) === 'body') return id;
  }
  return -1;
}
