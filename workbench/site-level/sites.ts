import { createReadStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../baselines/root.ts';
import { openDataset } from '../datasets/read.ts';
import type { Sample } from '../datasets/sample.ts';

/** The pages of a site that have gold. */
export interface Site {
  readonly name: string;
  readonly samples: readonly Sample[];
}

/** Sets with gold by people and several pages of some sites. */
const DATASETS: readonly string[] = [
  'dragnet',
  'xmu-zh',
  'wcxb',
  'msv-big9-chaos',
  'cleaneval',
  'cleanportaleval',
];

/** Hosts of many people: their pages have nothing in common. */
const HOSTS = new Set([
  'blogspot.com',
  'wordpress.com',
  'typepad.com',
  'substack.com',
  'medium.com',
  'tumblr.com',
  'livejournal.com',
  'github.io',
  'geocities.com',
  'angelfire.com',
  'tripod.com',
]);

const MIN_PAGES = 4;
const CACHE = join(ROOT, '.cache/site-level/pages.jsonl');

/** The sites with at least four pages, largest first; kept in a file, because finding them reads all sets. */
export async function readSites(): Promise<Site[]> {
  if (!existsSync(CACHE)) await writeCache();
  const samples: Sample[] = [];
  for await (const line of createInterface({ input: createReadStream(CACHE) }))
    samples.push(JSON.parse(line));
  return groupSites(samples);
}

/** Samples grouped by their sites; only sites with enough pages. */
export function groupSites(samples: readonly Sample[]): Site[] {
  const bySite = new Map<string, Sample[]>();
  for (const sample of samples) {
    if (sample.site === null || HOSTS.has(sample.site)) continue;
    bySite.set(sample.site, [...(bySite.get(sample.site) ?? []), sample]);
  }
  return [...bySite]
    .filter(([, own]) => own.length >= MIN_PAGES)
    .map(([name, own]) => ({ name, samples: own }))
    .toSorted((a, b) => b.samples.length - a.samples.length || a.name.localeCompare(b.name));
}

/** Two passes: the first counts, the second writes, so that never more than one page is in memory. */
async function writeCache(): Promise<void> {
  const counts = new Map<string, number>();
  for await (const { site } of samplesWithGold()) counts.set(site, (counts.get(site) ?? 0) + 1);
  mkdirSync(dirname(CACHE), { recursive: true });
  const file = await open(`${CACHE}.part`, 'w');
  for await (const sample of samplesWithGold()) {
    if ((counts.get(sample.site) ?? 0) >= MIN_PAGES) await file.write(`${JSON.stringify(sample)}\n`);
  }
  await file.close();
  renameSync(`${CACHE}.part`, CACHE);
}

async function* samplesWithGold(): AsyncGenerator<Sample & { readonly site: string }> {
  for (const name of DATASETS) {
    for await (const sample of openDataset(name)) {
      if (sample.site !== null && sample.gold_text !== '') yield { ...sample, site: sample.site };
    }
  }
}
