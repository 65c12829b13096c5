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

type StoredLine = { readonly baseline: readonly Scores[] } | StoredConstant;

/** Stores the outcomes of finished constants in a file, so that an interrupted run can continue. */
export class OutcomeStore {
  readonly #path: string;
  readonly #constants = new Map<string, StoredConstant>();
  #baseline: readonly Scores[] | null = null;

  constructor(path: string) {
    this.#path = path;
    for (const line of existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []) {
      const stored = parsed(line);
      if (stored === null) continue;
      if ('baseline' in stored) this.#baseline = stored.baseline;
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

  sweepOf(constant: SweptConstant): ConstantSweep {
    const { chosen, asked, variants } = this.#constants.get(constant.id)!;
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
