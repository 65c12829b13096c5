import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Scores } from '../../metrics/metric.ts';
import type { SweptConstant } from '../constants/read-constants.ts';
import type { ConstantSweep } from './measure-sweep.ts';

/** The stored outcome of a constant, one per line. */
interface StoredConstant {
  readonly id: string;
  readonly chosen: string;
  readonly asked: number;
  readonly variants: readonly {
    readonly label: string;
    readonly changed: readonly (readonly [at: number, scores: Scores])[];
  }[];
}

/** A constant that too many cases can tell about for this run. */
interface BroadConstant {
  readonly broad: string;
}

type StoredLine = { readonly baseline: readonly Scores[] } | BroadConstant | StoredConstant;

/** Stores the outcomes of finished constants in a file, so that an interrupted run can continue. */
export class OutcomeStore {
  readonly #path: string;
  /** `null` for those that were left out. */
  readonly #constants = new Map<string, StoredConstant | null>();
  #baseline: readonly Scores[] | null = null;

  constructor(path: string) {
    this.#path = path;
    for (const line of existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []) {
      const stored = parsed(line);
      if (stored === null) continue;
      if ('baseline' in stored) this.#baseline = stored.baseline;
      else if ('broad' in stored) this.#constants.set(stored.broad, null);
      else this.#constants.set(stored.id, stored);
    }
  }

  has(id: string): boolean {
    return this.#baseline !== null && this.#constants.has(id);
  }

  get baseline(): readonly Scores[] {
    if (this.#baseline === null) throw new Error('Nothing was run.');
    return this.#baseline;
  }

  setBaseline(baseline: readonly Scores[]): void {
    if (this.#baseline !== null) return;
    this.#baseline = baseline;
    this.#append({ baseline });
  }

  add({ constant, chosen, asked, variants }: ConstantSweep): void {
    const stored = {
      id: constant.id,
      chosen,
      asked,
      variants: variants.map(({ label, changed }) => ({ label, changed: [...changed] })),
    };
    this.#constants.set(constant.id, stored);
    this.#append(stored);
  }

  /** Leaves a constant out. */
  addBroad({ id }: SweptConstant): void {
    this.#constants.set(id, null);
    this.#append({ broad: id });
  }

  /** What was found about a constant; `null` where it was left out. */
  sweepOf(constant: SweptConstant): ConstantSweep | null {
    const stored = this.#constants.get(constant.id) ?? null;
    if (stored === null) return null;
    const { chosen, asked, variants } = stored;
    return {
      constant,
      chosen,
      asked,
      variants: variants.map(({ label, changed }) => ({ label, changed: new Map(changed) })),
    };
  }

  /** Starts with a line break, because the previous line may be incomplete. */
  #append(line: StoredLine): void {
    appendFileSync(this.#path, `\n${JSON.stringify(line)}`);
  }
}

function parsed(line: string): StoredLine | null {
  try {
    return JSON.parse(line) as StoredLine;
  } catch {
    return null;
  }
}

const DIGEST_LENGTH = 16;

/** By which outcomes are valid: the code under test, the cases, and the code that scores. */
export function outcomeDigest(build: string, cases: readonly unknown[], scorers: string): string {
  const hash = createHash('sha256').update(readFileSync(build)).update(scorers);
  for (const given of cases) hash.update(JSON.stringify(given));
  return hash.digest('hex').slice(0, DIGEST_LENGTH);
}
