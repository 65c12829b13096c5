import { createReadStream, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../baselines/root.ts';
import { listDatasets, openDataset } from '../datasets/read.ts';
import type { Sample } from '../datasets/sample.ts';

/** The pages of a site, of all sets together. */
export interface Site {
  readonly name: string;
  readonly samples: readonly Sample[];
}

/** Values of attributes or nothing are known about these pages; `measure-swde.ts` reads the first. */
const OTHER_SETS: ReadonlySet<string> = new Set(['swde-sites', 'prism-break']);

/** Their gold is what other tools gave: their pages are siblings, but nothing is measured on them. */
const GOLD_BY_TOOLS: ReadonlySet<string> = new Set([
  'defuddle',
  'journals-silver',
  'llm-webkit',
  'news-fixtures',
  'readability',
  'smartreader-extra',
]);

/** What is no site: hosts of many people, archives of other sites, forwarding addresses, suffixes and reserved names. */
const NO_SITES: ReadonlySet<string> = new Set([
  ...['blogspot.com', 'wordpress.com', 'typepad.com', 'substack.com', 'medium.com', 'tumblr.com'],
  ...['livejournal.com', 'posterous.com', 'github.io', 'geocities.com', 'angelfire.com', 'tripod.com'],
  ...['archive.org', 'doi.org', 'gov.au', 'net.au', 'example.com', 'example.org'],
]);

const MIN_PAGES = 4;
const FOLDER = join(ROOT, '.cache/site-level/pages');

/** The names of the sites with at least four pages; each has a file of its own, because finding them reads all sets. */
export async function siteNames(): Promise<string[]> {
  if (!existsSync(FOLDER)) await writeSites();
  return readdirSync(FOLDER).map((file) => decodeURIComponent(file));
}

/** The pages of one site. */
export async function openSite(name: string): Promise<Site> {
  const samples: Sample[] = [];
  for await (const line of createInterface({ input: createReadStream(fileOf(FOLDER, name)) }))
    samples.push(JSON.parse(line) as Sample);
  return { name, samples };
}

/** Whether a page can be measured: it has gold, of the whole content, and not by a tool. */
export function hasGold({ dataset, gold_text: gold, gold_partial: isPartial }: Sample): boolean {
  return gold !== '' && isPartial !== true && !GOLD_BY_TOOLS.has(dataset);
}

/** Chooses sites by what is counted first: those with four pages, and gold on one of them at least. */
export class SiteCounts {
  readonly #pages = new Map<string, { all: number; gold: number }>();
  readonly #known = new Set<string>();

  /** Counts a page; one that another set has too is counted once. */
  add(sample: Sample): void {
    const { site } = sample;
    if (site === null || NO_SITES.has(site) || this.#isKnown(sample)) return;
    const counts = this.#pages.get(site) ?? { all: 0, gold: 0 };
    counts.all++;
    if (hasGold(sample)) counts.gold++;
    this.#pages.set(site, counts);
  }

  isChosen(site: string | null): site is string {
    const { all = 0, gold = 0 } = this.#pages.get(site ?? '') ?? {};
    return all >= MIN_PAGES && gold > 0;
  }

  #isKnown(sample: Sample): boolean {
    const key = pageKey(sample);
    if (this.#known.has(key)) return true;
    this.#known.add(key);
    return false;
  }
}

/** Equal for the same page in two sets, as far as its address tells. */
function pageKey({ dataset, id, site, url }: Sample): string {
  return url === null ? `${dataset}/${id}` : `${site} ${url}`;
}

/** Two passes: the first counts, the second writes, so that never more than one page is in memory. */
async function writeSites(): Promise<void> {
  const counts = new SiteCounts();
  for await (const sample of allPages()) counts.add(sample);
  const part = `${FOLDER}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  const files = new Map<string, FileHandle>();
  const written = new Set<string>();
  for await (const sample of allPages()) {
    const key = pageKey(sample);
    if (!counts.isChosen(sample.site) || written.has(key)) continue;
    written.add(key);
    if (!files.has(sample.site)) files.set(sample.site, await open(fileOf(part, sample.site), 'a'));
    await files.get(sample.site)!.write(`${JSON.stringify(sample)}\n`);
  }
  for (const file of files.values()) await file.close();
  renameSync(part, FOLDER);
}

function fileOf(folder: string, site: string): string {
  return join(folder, encodeURIComponent(site));
}

async function* allPages(): AsyncGenerator<Sample> {
  for (const name of await listDatasets()) {
    if (!OTHER_SETS.has(name)) yield* openDataset(name);
  }
}
