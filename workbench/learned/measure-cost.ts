import { createHash } from 'node:crypto';
import type { Extractor, ExtractorInput } from '../baselines/extractor.ts';
import { PeerProcess } from '../baselines/process/peer-process.ts';
import type { ChosenDataset } from '../bench/choose/choose-datasets.ts';
import { choosePages } from '../bench/choose/choose-pages.ts';
import type { ChosenSystem } from '../bench/choose/choose-systems.ts';
import { readPages } from '../bench/read-pages.ts';
import type { Ledger } from '../perf/report/ledger.ts';

/** What a page costs a system. */
export interface SystemCost {
  readonly system: string;
  /** Pages that count: those on which it did not have to be started again. */
  readonly pages: number;
  /** CPU milliseconds a page. */
  readonly ms: number;
}

/** Pages that are not counted, while compilers of code and caches settle. */
const WARM_UP = 10;

/** Some pages of each set of a run, always the same ones. */
export async function costPages(
  datasets: readonly ChosenDataset[],
  perDataset: number,
): Promise<readonly ExtractorInput[]> {
  const chosen: ExtractorInput[] = [];
  for (const { name, path, pages } of datasets) {
    const ids = new Set(choosePages(name, pages, perDataset).map(({ id }) => id));
    for await (const { html, url } of readPages(path, ids)) chosen.push({ html, url });
  }
  return chosen;
}

/** The costs of systems on the same pages; what is in the ledger is not measured again. */
export async function measureCosts(
  ledger: Ledger,
  systems: readonly ChosenSystem[],
  pages: readonly ExtractorInput[],
  timeoutMs: number,
): Promise<readonly SystemCost[]> {
  const hash = createHash('sha256');
  for (const { html } of pages) hash.update(`${html}\0`);
  const part = `cost ${hash.digest('hex')}`;
  const keyOf = ({ name, version }: ChosenSystem): string => `${name} ${version}`;
  for (const system of systems)
    await ledger.take(part, keyOf(system), async () => [
      { system: system.name, ...(await costOf(system.extractor, pages, timeoutMs)) },
    ]);
  const wanted = new Set(systems.map(keyOf));
  return ledger.entries<SystemCost>(part).flatMap(({ site, rows }) => (wanted.has(site) ? rows : []));
}

/** The CPU time of a process that serves an extractor: not the wall time, so that other work on the machine does not count. */
export async function costOf(
  extractor: Pick<Extractor, 'command'>,
  pages: readonly ExtractorInput[],
  timeoutMs: number,
): Promise<Omit<SystemCost, 'system'>> {
  const peer = new PeerProcess(extractor.command(), timeoutMs);
  const spent: number[] = [];
  try {
    for (const page of pages.slice(0, WARM_UP)) await peer.ask(page);
    for (const page of pages) {
      await peer.start();
      const before = peer.cpuMs();
      await peer.ask(page);
      const after = peer.cpuMs();
      // Nothing after a page on which it was stopped; the next one begins with a fresh process.
      if (before !== null && after !== null) spent.push(after - before);
    }
  } finally {
    peer.stop();
  }
  return { pages: spent.length, ms: spent.reduce((sum, ms) => sum + ms, 0) / spent.length };
}
