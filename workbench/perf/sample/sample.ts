import { createHash } from 'node:crypto';

/** A page to measure on. */
export interface SamplePage {
  /** Dataset and the id in it. */
  readonly id: string;
  readonly url?: string;
  readonly html: string;
}

interface Ranked {
  readonly rank: number;
  readonly page: SamplePage;
}

interface Stratum {
  seen: number;
  kept: Ranked[];
}

/**
 * Draws the same pages from the same data in any order: in each stratum (sizes within a factor of two) those with the
 * lowest hashes of their ids. Strata get places in proportion to their pages, so that the sample has the sizes of the
 * whole.
 */
export class Sampler {
  readonly #count: number;
  readonly #strata = new Map<number, Stratum>();

  constructor(count: number) {
    this.#count = count;
  }

  /** Offers a page. */
  add(page: SamplePage): void {
    const key = Math.floor(Math.log2(page.html.length + 1));
    const stratum = this.#strata.get(key) ?? { seen: 0, kept: [] };
    this.#strata.set(key, stratum);
    stratum.seen++;
    stratum.kept.push({ rank: rankOf(page.id), page });
    if (stratum.kept.length > 2 * this.#count) shrink(stratum, this.#count);
  }

  /** The sample, ordered so that every prefix of it has about the sizes of the whole. */
  finish(): readonly SamplePage[] {
    const strata = [...this.#strata.entries()].toSorted(([a], [b]) => a - b).map(([, stratum]) => stratum);
    const places = distribute(
      strata.map((stratum) => stratum.seen),
      this.#count,
    );
    const placed = strata.flatMap((stratum, i) => {
      const share = places[i] ?? 0;
      shrink(stratum, share);
      return stratum.kept.map(({ rank, page }, k) => ({ at: (k + 0.5) / share, rank, page }));
    });
    return placed.toSorted((a, b) => a.at - b.at || a.rank - b.rank).map(({ page }) => page);
  }
}

/** Distributes `count` places in proportion to the sizes: whole parts first, then the largest remainders. */
export function distribute(sizes: readonly number[], count: number): readonly number[] {
  const total = sizes.reduce((a, b) => a + b, 0);
  if (total <= count) return sizes;
  const exact = sizes.map((size) => (size * count) / total);
  const places = exact.map(Math.floor);
  const left = count - places.reduce((a, b) => a + b, 0);
  const byRemainder = exact.map((value, i) => ({ i, rest: value % 1 })).toSorted((a, b) => b.rest - a.rest);
  for (const { i } of byRemainder.slice(0, left)) places[i] = (places[i] ?? 0) + 1;
  return places;
}

/** Identifies the sample: equal digests mean the same pages in the same order. */
export function digestOf(pages: readonly SamplePage[]): string {
  const hash = createHash('sha256');
  for (const { id, html } of pages) hash.update(`${id}\n${html.length}\n`).update(html);
  return hash.digest('hex').slice(0, 16);
}

function shrink(stratum: Stratum, size: number): void {
  stratum.kept = stratum.kept
    .toSorted((a, b) => a.rank - b.rank || (a.page.id < b.page.id ? -1 : 1))
    .slice(0, size);
}

function rankOf(id: string): number {
  return createHash('sha256').update(id).digest().readUInt32BE(0);
}
