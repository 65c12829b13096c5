import { listParameters } from '../../methods/parameters.ts';
import type { Page } from '../../page/page.ts';
import { clusterSets, jaccard } from '../../site-trees/cluster-sets.ts';
import { mixHash } from '../../site-trees/hash.ts';
import { samplePages } from '../../site-trees/sample.ts';
import { selectRest } from '../../site-trees/select-rest.ts';
import { type LabelAttributes, pathHashes, type SiteTree, siteTree } from '../../site-trees/site-tree.ts';
import { listIn, numbersIn, objectIn } from '../../site-trees/stored-data.ts';
import type { SiteMethod } from '../site-method.ts';

/** The parameters of RBM-TD. */
export interface RbmOptions {
  readonly attributes: LabelAttributes;
  readonly maxPages: number;
  readonly minShare: number;
  readonly clusterAt: number;
}

/** The template of the pages that look alike. */
interface Cluster {
  /** Hashes of the paths of tags on these pages. */
  readonly paths: readonly number[];
  /** Hashes of the subtrees, with the paths to them, that these pages share. */
  readonly subtrees: readonly number[];
}

/**
 * Identical subtrees in the same place on all pages are the template (Vieira et al. 2009).
 * @source Vieira et al. 2009, or see the README.
 */
export const rbmTd: SiteMethod<RbmOptions> = {
  name: 'rbm-td',
  about: 'RBM-TD: identical subtrees in the same place on all pages are template.',
  parameters: listParameters<RbmOptions>({
    attributes: {
      default: 'idClass',
      about: 'Attributes that must be equal too.',
      choices: ['none', 'idClass', 'all'],
    },
    maxPages: { default: 25, about: 'Most pages to learn from.' },
    minShare: { default: 1, about: 'Smallest share of the pages that have a subtree of the template.' },
    clusterAt: {
      default: 0.7,
      about: 'Pages with this share of common paths get one template, others different ones; 0: one for all.',
    },
  }),
  citation: {
    authors: 'Vieira, Carvalho, da Silva, de Moura, Cavalcanti',
    title: 'On Finding Templates on Web Collections',
    year: 2009,
    doi: '10.1007/s11280-009-0059-3',
  },
  learn(pages, { options }) {
    const read = Array.from(samplePages(pages, options.maxPages), (page) => readPage(page, options));
    const groups = clusterSets(
      read.map(({ paths }) => paths),
      options.clusterAt,
    );
    return {
      clusters: groups.map((group) =>
        learnCluster(
          group.map((index) => read[index]!),
          options,
        ),
      ),
    };
  },
  open(data, { options }) {
    const clusters = listIn(data, 'clusters').map((entry) => {
      const cluster = objectIn(entry, 'clusters');
      return {
        paths: new Set(numbersIn(cluster, 'paths')),
        subtrees: new Set(numbersIn(cluster, 'subtrees')),
      };
    });
    return (page) => {
      const { tree, subtrees, paths } = readPage(page, options);
      let best: ReadonlySet<number> = new Set();
      let most = -1;
      for (const cluster of clusters) {
        const likeness = jaccard(paths, cluster.paths);
        if (likeness > most) best = cluster.subtrees;
        most = Math.max(most, likeness);
      }
      return selectRest(page, tree, markSubtrees(tree, subtrees, best));
    };
  },
};

interface ReadPage {
  readonly tree: SiteTree;
  /** For every node the hash of its subtree and the path to it. */
  readonly subtrees: Float64Array;
  readonly paths: ReadonlySet<number>;
}

function readPage(page: Page, { attributes }: RbmOptions): ReadPage {
  const tree = siteTree(page, attributes);
  const paths = pathHashes(tree);
  const subtrees = tree.sig.map((sig, index) => mixHash(sig, index === 0 ? 0 : paths[tree.parent[index]!]!));
  return { tree, subtrees, paths: new Set(paths) };
}

function learnCluster(pages: readonly ReadPage[], { minShare }: RbmOptions): Cluster {
  const counts = new Map<number, number>();
  const paths = new Set<number>();
  for (const page of pages) {
    for (const path of page.paths) paths.add(path);
    for (const subtree of new Set(page.subtrees)) counts.set(subtree, (counts.get(subtree) ?? 0) + 1);
  }
  const needed = Math.max(1, minShare * pages.length);
  const subtrees = [...counts].filter(([, count]) => count >= needed).map(([subtree]) => subtree);
  return { paths: [...paths], subtrees };
}

/** Marks all nodes of the subtrees that are in the template. */
function markSubtrees(
  { size, end }: SiteTree,
  subtrees: Float64Array,
  template: ReadonlySet<number>,
): Uint8Array {
  const marks = new Uint8Array(size);
  for (let index = 0; index < size; ) {
    const isShared = template.has(subtrees[index]!);
    if (isShared) marks.fill(1, index, end[index]!);
    index = isShared ? end[index]! : index + 1;
  }
  return marks;
}
