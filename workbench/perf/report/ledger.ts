import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** What was measured on one site, or on one sample, in one part of the run. */
export interface Entry<Row> {
  readonly part: string;
  readonly site: string;
  readonly rows: readonly Row[];
}

/** What has been measured so far, one line for each site and part, so that a run that was ended goes on where it was. */
export class Ledger {
  readonly #file: string;
  readonly #entries = new Map<string, Entry<unknown>>();

  constructor(file: string) {
    this.#file = file;
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
    for (const line of lines) this.#keep(JSON.parse(line) as Entry<unknown>);
  }

  /** Forgets a part. */
  forget(part: string): void {
    const kept = [...this.#entries.values()].filter((entry) => entry.part !== part);
    rmSync(this.#file, { force: true });
    this.#entries.clear();
    for (const entry of kept) this.#write(entry);
  }

  /** Whether a site has been measured. */
  has(part: string, site: string): boolean {
    return this.#entries.has(keyOf(part, site));
  }

  /** Measures a site if it has not been measured yet. */
  async take(part: string, site: string, measure: () => Promise<readonly unknown[]>): Promise<void> {
    if (!this.has(part, site)) this.#write({ part, site, rows: await measure() });
  }

  /** All rows of a part. */
  rows<Row>(part: string): Row[] {
    return this.entries<Row>(part).flatMap(({ rows }) => rows);
  }

  /** What was measured in a part, by sites. */
  entries<Row>(part: string): Entry<Row>[] {
    return [...this.#entries.values()].filter((entry): entry is Entry<Row> => entry.part === part);
  }

  #write(entry: Entry<unknown>): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    appendFileSync(this.#file, `${JSON.stringify(entry)}\n`);
    this.#keep(entry);
  }

  #keep(entry: Entry<unknown>): void {
    this.#entries.set(keyOf(entry.part, entry.site), entry);
  }
}

function keyOf(part: string, site: string): string {
  return `${part} ${site}`;
}
