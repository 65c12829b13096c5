import { mkdirSync } from 'node:fs';
import { groupOf, positionOf } from '../../../datasets/split.ts';
import { pageOf } from '../../../metrics/nodes/gold.ts';
import { renderedPages, spiderPages } from '../../../papers/layout/rendered-pages.ts';
import { ElementDump } from './element-dump.ts';

/** The set that the paper trains on; here it is rendered without scripts and network. */
const TRENDS = 'google-trends-2017';

/** Dumps pages with recorded boxes, and at most so many rendered ones of the set of the paper (0 needs no browser). */
export async function dumpTabNet(folder: string, pages: number): Promise<void> {
  const dump = new ElementDump();
  for await (const sample of spiderPages(null)) dump.add(sample, pageOf(sample), positionOf(groupOf(sample)));
  if (pages > 0) {
    for await (const sample of renderedPages({ datasets: [TRENDS], pages }))
      dump.add(sample, pageOf(sample), positionOf(groupOf(sample)));
  }
  mkdirSync(folder, { recursive: true });
  dump.write(folder);
  process.stderr.write(`${dump.pages} pages written to ${folder}.\n`);
}
