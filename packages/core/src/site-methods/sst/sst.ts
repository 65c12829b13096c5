import { listParameters } from '../../methods/parameters.ts';
import type { Page } from '../../page/page.ts';
import { samplePages } from '../../site-trees/sample.ts';
import { selectRest } from '../../site-trees/select-rest.ts';
import { childrenIn, type SiteTree, siteTree } from '../../site-trees/site-tree.ts';
import { listIn, unreadable } from '../../site-trees/stored-data.ts';
import type { SiteMethod } from '../site-method.ts';
import { compositeImportances } from './importance.ts';
import { StyleTree, styleKey } from './style-tree.ts';

/** The parameters of SST. */
export interface SstOptions {
  readonly threshold: number;
  readonly maxPages: number;
  readonly tagsOnly: boolean;
}

/** Judged as a whole, as numbers in the stored tree. */
const Judged = { noisy: 0, meaningful: 1 } as const;

/** An element of the cut tree: judged as a whole, or its styles with the elements of each. */
type CutElement = number | readonly (readonly [key: number, elements: readonly number[]])[];

/**
 * Pages merged into one tree of styles; what looks and reads the same everywhere is noise (Yi, Liu, Li 2003).
 * @source Yi, Liu, Li 2003; the threshold is one per site there, see the README.
 */
export const sst: SiteMethod<SstOptions> = {
  name: 'sst',
  about: 'Site Style Tree: elements whose style and words differ little between pages are template.',
  parameters: listParameters<SstOptions>({
    threshold: { default: 0.2, about: 'Largest importance of the template, 0 to 1.' },
    maxPages: { default: 500, about: 'Most pages to learn from.' },
    tagsOnly: { default: false, about: 'Compare only tags, not display attributes.' },
  }),
  citation: {
    authors: 'Yi, Liu, Li',
    title: 'Eliminating Noisy Information in Web Pages for Data Mining',
    year: 2003,
    doi: '10.1145/956750.956785',
  },
  learn(pages, { options }) {
    const merged = new StyleTree(options.tagsOnly);
    for (const page of samplePages(pages, options.maxPages)) merged.add(page, siteTree(page, 'none'));
    return { elements: cutTree(merged, options.threshold) };
  },
  open(data, { options }) {
    const elements = listIn(data, 'elements').map(checkElement);
    return (page) => {
      const tree = siteTree(page, 'none');
      return selectRest(page, tree, markNoise(page, tree, elements, options));
    };
  },
};

/** Cuts the tree below the highest elements that are all noise or hold none. */
function cutTree(merged: StyleTree, threshold: number): CutElement[] {
  const { elements } = merged;
  const importance = compositeImportances(merged);
  const isNoisy = new Uint8Array(elements.length);
  const holdsNoise = new Uint8Array(elements.length);
  for (let at = elements.length - 1; at >= 0; at--) {
    const below = [...elements[at]!.styles.values()].flatMap((style) => merged.parts(style));
    isNoisy[at] = importance[at]! <= threshold && below.every((child) => isNoisy[child] === 1) ? 1 : 0;
    holdsNoise[at] = isNoisy[at] === 1 || below.some((child) => holdsNoise[child] === 1) ? 1 : 0;
  }
  const cut: CutElement[] = [];
  const place = new Map([[0, 0]]);
  // The places of the elements that are kept, in the order in which they are met.
  for (const at of place.keys()) {
    if (isNoisy[at] === 1) cut.push(Judged.noisy);
    else if (holdsNoise[at] === 0) cut.push(Judged.meaningful);
    else {
      const placeOf = (child: number): number => {
        if (!place.has(child)) place.set(child, place.size);
        return place.get(child)!;
      };
      cut.push([...elements[at]!.styles].map(([key, style]) => [key, style.elements.map(placeOf)]));
    }
  }
  return cut;
}

function checkElement(entry: unknown): CutElement {
  if (typeof entry === 'number') return entry;
  const isStyle = (style: unknown): boolean =>
    Array.isArray(style) && typeof style[0] === 'number' && Array.isArray(style[1]);
  if (!Array.isArray(entry) || !entry.every(isStyle)) throw unreadable('elements');
  return entry as CutElement;
}

/** Walks a page along the tree; what has a style that no page had is kept. */
function markNoise(
  page: Page,
  tree: SiteTree,
  elements: readonly CutElement[],
  { tagsOnly }: SstOptions,
): Uint8Array {
  const marks = new Uint8Array(tree.size);
  const pending: (readonly [element: number, index: number])[] = tree.size > 0 ? [[0, 0]] : [];
  for (let pair = pending.pop(); pair !== undefined; pair = pending.pop()) {
    const [at, index] = pair;
    const element = elements[at];
    if (element === Judged.noisy) marks.fill(1, index, tree.end[index]!);
    if (element === undefined || typeof element === 'number') continue;
    const all = childrenIn(tree, index);
    const children = all.filter((child) => tree.tag[child] !== 0);
    const key = styleKey(page, tree, children, tagsOnly);
    const style = element.find(([other]) => other === key);
    if (style === undefined) continue;
    for (const [n, child] of children.entries()) pending.push([style[1][n]!, child]);
    const isTextNoise = elements[style[1][children.length] ?? -1] === Judged.noisy;
    if (isTextNoise) for (const child of all) if (tree.tag[child] === 0) marks[child] = 1;
  }
  return marks;
}
