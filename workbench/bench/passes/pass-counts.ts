import { NOT_CHOSEN, type PageFates, type Step } from '../fates/text-fates.ts';

/** What a step has removed of what a method had chosen. */
export interface Removed {
  /** Pages on which it removed any text. */
  pages: number;
  /** Sums over pages, each a share of that page's chosen text and gold together, so that no page counts more than another. */
  gold: number;
  /** Gold that the output has elsewhere, or other text that it has elsewhere: nothing is lost or won. */
  copies: number;
  other: number;
}

/** What each step removes on the pages of one dataset or type. */
export class PassCounts {
  readonly #steps = new Map<string, Removed>();
  #pages = 0;
  readonly #keyOf: (step: Step) => string;

  constructor(keyOf: (step: Step) => string) {
    this.#keyOf = keyOf;
  }

  get pages(): number {
    return this.#pages;
  }

  get names(): readonly string[] {
    return [...this.#steps.keys()].toSorted();
  }

  add({ texts }: Pick<PageFates, 'texts'>): void {
    this.#pages++;
    const chosen = texts.filter(({ left }) => left?.name !== NOT_CHOSEN);
    const total =
      chosen.reduce((sum, { width }) => sum + width, 0) +
      texts.reduce((sum, { width, gold }) => sum + width * gold, 0);
    const seen = new Set<string>();
    for (const { left, width, gold, isCopy } of chosen) {
      if (left === null) continue;
      const key = this.#keyOf(left);
      const removed = this.#steps.get(key) ?? { pages: 0, gold: 0, copies: 0, other: 0 };
      this.#steps.set(key, removed);
      if (!seen.has(key)) removed.pages++;
      seen.add(key);
      const share = width / total;
      if (isCopy) removed.copies += share;
      else {
        removed.gold += share * gold;
        removed.other += share * (1 - gold);
      }
    }
  }

  /** What a step removes on an average page. */
  of(name: string): Removed {
    const { pages, gold, copies, other } = this.#steps.get(name) ?? NOTHING;
    const all = Math.max(1, this.#pages);
    return { pages, gold: gold / all, copies: copies / all, other: other / all };
  }
}

const NOTHING: Removed = { pages: 0, gold: 0, copies: 0, other: 0 };
