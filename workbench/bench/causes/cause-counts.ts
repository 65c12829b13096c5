import type { Sample } from '../../datasets/sample.ts';
import { type PageFates, spaceless } from '../fates/text-fates.ts';
import { CauseFinder, type ExtraCause, type MissingCause } from './cause-of.ts';

/** How much of a page's 1 − F1 each cause makes. */
export type PageLoss = ReadonlyMap<ExtraCause | MissingCause, number>;

/**
 * Splits a page's 1 − F1 by cause. F1 is by length over texts, so that 1 − F1 = (extra + missing) / (output + gold) splits
 * exactly; gold that no text of the page has counts as missing.
 */
export function lossOf({ gold_text }: Pick<Sample, 'gold_text'>, fates: PageFates): PageLoss {
  const finder = new CauseFinder(fates);
  const loss = new Map<ExtraCause | MissingCause, number>();
  const add = (cause: ExtraCause | MissingCause, width: number): void => {
    if (width > 0) loss.set(cause, (loss.get(cause) ?? 0) + width);
  };
  let output = 0;
  let found = 0;
  for (const text of fates.texts) {
    const { width, left, isCopy } = text;
    const gold = width * text.gold;
    if (left === null) {
      output += width;
      if (isCopy) add('repeats', width);
      else {
        found += gold;
        if (width > gold) add(finder.ofExtra(text), width - gold);
      }
    } else if (!isCopy) {
      found += gold;
      if (gold > 0) add(finder.ofMissing(text), gold);
    }
  }
  const wanted = Math.max(found, spaceless(gold_text).length);
  add('off the page', wanted - found);
  const total = output + wanted;
  return new Map([...loss].map(([cause, width]) => [cause, width / total]));
}

/** The mean loss of many pages. */
export class CauseCounts {
  readonly #sums = new Map<ExtraCause | MissingCause, number>();
  #pages = 0;

  get pages(): number {
    return this.#pages;
  }

  add(loss: PageLoss): void {
    this.#pages++;
    for (const [cause, share] of loss) this.#sums.set(cause, (this.#sums.get(cause) ?? 0) + share);
  }

  /** The mean loss by a cause. */
  of(cause: ExtraCause | MissingCause): number {
    return (this.#sums.get(cause) ?? 0) / Math.max(1, this.#pages);
  }

  get total(): number {
    return [...this.#sums.keys()].reduce((sum, cause) => sum + this.of(cause), 0);
  }
}
