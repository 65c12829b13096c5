import type { Page } from '../../page/page.ts';
import { type SiteTree, siteTree } from '../site-tree.ts';
import { orderLinks } from './candidate-order.ts';
import { completeSubdigraph } from './complete-subdigraph.ts';
import { bareAddress, linksTo, type PageLink } from './link-graph.ts';
import { cosine, type PageBags, pageBags, textIdentity } from './page-likeness.ts';

/** Pages with this share of the same text are copies. @source The specification of our comparison. */
const COPY_IDENTITY = 0.999;
/** Pages that are loaded along links, in their order. @cap */
const MAX_CANDIDATES = 100;

/** The pages of a site, read once, so that siblings can be chosen for each of them. */
export class SiblingChooser {
  readonly #pages: readonly Page[];
  readonly #addresses: readonly (string | null)[];
  readonly #places = new Map<string, number>();
  readonly #links = new Map<number, readonly PageLink[]>();
  readonly #bags: readonly PageBags[];

  constructor(
    pages: readonly Page[],
    trees: readonly SiteTree[] = pages.map((page) => siteTree(page, 'none')),
  ) {
    this.#pages = pages;
    this.#bags = trees.map(pageBags);
    this.#addresses = pages.map(({ url }) => bareAddress(url));
    for (const [place, address] of this.#addresses.entries()) {
      if (address !== null && !this.#places.has(address)) this.#places.set(address, place);
    }
  }

  /**
   * The pages to compare one with, by their places: those that link to each other and to it, as TemEx chooses them, and
   * then those that are most alike; never a copy, and never one with the same path in its address.
   */
  choose(key: number, count: number): number[] {
    const linked = this.#linked(key, count);
    const isLinked = new Set(linked);
    const rest = this.#bags
      .map((bags, place) => ({ place, likeness: cosine(this.#bags[key]!.paths, bags.paths) }))
      .filter(({ place }) => !isLinked.has(place) && this.#isSibling(key, place))
      // Equal ones stay in their order.
      .sort((a, b) => b.likeness - a.likeness);
    const chosen = [...linked];
    for (const { place } of rest) {
      if (chosen.length >= count) break;
      if (![key, ...chosen].some((other) => this.#isCopy(place, other))) chosen.push(place);
    }
    return chosen;
  }

  #linked(key: number, count: number): number[] {
    const own = this.#addresses[key];
    if (own == null) return [];
    const onKey = this.#linksOf(key).filter(({ to }) => this.#isSibling(key, to) && !this.#isCopy(key, to));
    const order = orderLinks(this.#pages[key]!.tree, own, onKey, (place) => this.#addresses[place]!);
    const loaded = order.slice(0, MAX_CANDIDATES);
    const targets = new Map(
      loaded.map((place) => [place, new Set(this.#linksOf(place).map(({ to }) => to))]),
    );
    const links = (from: number, to: number): boolean =>
      targets.get(from)!.has(to) && !this.#isCopy(from, to);
    return completeSubdigraph(loaded, count, links);
  }

  #linksOf(place: number): readonly PageLink[] {
    let links = this.#links.get(place);
    if (links === undefined) {
      links = linksTo(this.#pages[place]!, this.#places).filter(({ to }) => to !== place);
      this.#links.set(place, links);
    }
    return links;
  }

  #isSibling(key: number, place: number): boolean {
    if (place === key) return false;
    const [own, other] = [this.#addresses[key], this.#addresses[place]];
    return own == null || other == null || new URL(own).pathname !== new URL(other).pathname;
  }

  #isCopy(a: number, b: number): boolean {
    return textIdentity(this.#bags[a]!.texts, this.#bags[b]!.texts) >= COPY_IDENTITY;
  }
}
