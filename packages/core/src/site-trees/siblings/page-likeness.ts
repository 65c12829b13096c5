import type { SiteTree } from '../site-tree.ts';
import { pathHashes } from '../site-tree.ts';

/** A page as bags: how often each path down to a leaf is on it, and the characters of each text. */
export interface PageBags {
  readonly paths: ReadonlyMap<number, number>;
  readonly texts: ReadonlyMap<number, number>;
}

/** The bags of a page. */
export function pageBags(tree: SiteTree): PageBags {
  const paths = new Map<number, number>();
  const texts = new Map<number, number>();
  const hashes = pathHashes(tree);
  for (let index = 0; index < tree.size; index++) {
    if (tree.end[index] === index + 1) add(paths, hashes[index]!, 1);
    if (tree.tag[index] === 0) add(texts, tree.label[index]!, tree.chars[index]!);
  }
  return { paths, texts };
}

function add(bag: Map<number, number>, key: number, value: number): void {
  bag.set(key, (bag.get(key) ?? 0) + value);
}

/** The cosine of two bags of paths, 0 to 1. */
export function cosine(a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): number {
  let product = 0;
  for (const [key, value] of a) product += value * (b.get(key) ?? 0);
  const norm = Math.sqrt(squares(a) * squares(b));
  return norm === 0 ? 0 : product / norm;
}

function squares(bag: ReadonlyMap<number, number>): number {
  let sum = 0;
  for (const value of bag.values()) sum += value * value;
  return sum;
}

/** The share of characters that two pages have in the same texts, 0 to 1. */
export function textIdentity(a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): number {
  let both = 0;
  let all = 0;
  for (const [key, value] of a) {
    both += Math.min(value, b.get(key) ?? 0);
    all += value;
  }
  for (const value of b.values()) all += value;
  return all === 0 ? 1 : (2 * both) / all;
}
