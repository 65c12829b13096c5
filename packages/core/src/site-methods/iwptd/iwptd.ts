import { listParameters } from '../../methods/parameters.ts';
import type { Page } from '../../page/page.ts';
import { tagSet } from '../../page/tags.ts';
import { mixHash } from '../../site-trees/hash.ts';
import { selectRest } from '../../site-trees/select-rest.ts';
import { pathHashes, type SiteTree, siteTree } from '../../site-trees/site-tree.ts';
import { numbersIn, unreadable } from '../../site-trees/stored-data.ts';
import type { SiteMethod } from '../site-method.ts';
import { SegmentTable } from './segment-table.ts';

/** The parameters of IWPTD. */
export interface IwptdOptions {
  readonly minShare: number;
  readonly minPages: number;
  readonly blockShare: number;
  readonly window: number;
  readonly maxSegments: number;
}

/** The elements that make a block. */
const BLOCKS = tagSet('td', 'div', 'p', 'ul', 'ol', 'table', 'section');

/**
 * A table of text segments that grows page by page; blocks of often seen ones are template (Wang et al. 2008).
 * @source Wang et al. 2008 for the steps; the README says where the numbers come from.
 */
export const iwptd: SiteMethod<IwptdOptions> = {
  name: 'iwptd',
  about: 'IWPTD: blocks whose texts are also on other pages, in a table that is updated page by page.',
  parameters: listParameters<IwptdOptions>({
    minShare: { default: 0.3, about: 'Smallest share of the pages seen with a segment of the template.' },
    minPages: { default: 2, about: 'Smallest number of them.' },
    blockShare: {
      default: 0.5,
      about: 'Smallest share of the characters of a template block in such segments.',
    },
    window: { default: 100, about: 'Pages after which a segment that was seen once is forgotten.' },
    maxSegments: { default: 50_000, about: 'Most segments; the least recently seen ones are forgotten.' },
  }),
  citation: {
    authors: 'Wang, Fang, Jia, Lau, Cheng, Liu',
    title: 'Incremental Web Page Template Detection',
    year: 2008,
    doi: '10.1145/1367497.1367749',
  },
  learn(pages, { options }) {
    const table = new SegmentTable(0, options);
    for (const page of pages) table.add(segmentsOf(siteTree(page)).hashes);
    return { pages: [table.pages], segments: table.stored() };
  },
  open(data, { options }) {
    const [pages] = numbersIn(data, 'pages');
    if (pages === undefined) throw unreadable('pages');
    const table = new SegmentTable(pages, options);
    table.load(numbersIn(data, 'segments'));
    return (page) => {
      const tree = siteTree(page);
      return selectRest(page, tree, markBlocks(page, tree, table, options));
    };
  },
};

interface Segments {
  /** For every text its hash with its path; 0 for elements. */
  readonly of: Float64Array;
  readonly hashes: Float64Array;
}

function segmentsOf(tree: SiteTree): Segments {
  const paths = pathHashes(tree);
  const of = tree.label.map((label, index) => (tree.tag[index] === 0 ? mixHash(label, paths[index]!) : 0));
  return { of, hashes: of.filter((_, index) => tree.tag[index] === 0) };
}

/** Detection: marks what is in blocks that are mostly segments of many pages; the page itself counts as one. */
function markBlocks(
  page: Page,
  tree: SiteTree,
  table: SegmentTable,
  { minShare, minPages, blockShare }: IwptdOptions,
): Uint8Array {
  const needed = Math.max(minPages, minShare * (table.pages + 1));
  const { of } = segmentsOf(tree);
  const block = blocksOf(page, tree);
  const chars = new Int32Array(tree.size);
  const common = new Int32Array(tree.size);
  for (let index = 0; index < tree.size; index++) {
    if (tree.tag[index] !== 0) continue;
    chars[block[index]!]! += tree.chars[index]!;
    if (table.count(of[index]!) + 1 >= needed) common[block[index]!]! += tree.chars[index]!;
  }
  return Uint8Array.from(block, (at) => (chars[at]! > 0 && common[at]! >= blockShare * chars[at]! ? 1 : 0));
}

/** The nearest block around each node. */
function blocksOf({ tree: { tag } }: Page, { size, node, parent }: SiteTree): Int32Array {
  const block = new Int32Array(size);
  for (let index = 1; index < size; index++) {
    block[index] = BLOCKS[tag[node[index]!]!] === 1 ? index : block[parent[index]!]!;
  }
  return block;
}
