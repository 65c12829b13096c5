import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteProfile } from 'fovea';
import { decisive, MIN_SITE_PAGES, mergeSites } from 'fovea/site';
import { readLines } from '../../jsonl/lines.ts';
import type { MarksRow } from './marks-row.ts';
import { INDEX, PROFILES } from './profile-store.ts';

/** Number of partition files. @cap */
const PARTS = 64;
/** Maximum bytes of a partition that is read into memory; a larger one is partitioned again. @cap */
const MAX_PART_BYTES = 32 * 2 ** 20;
/** Maximum repartitioning depth: after that a partition has few sites, and a site has a bounded profile. @cap */
const MAX_DEPTH = 3;
/** Rows of a site that are merged at a time. @cap */
const MERGED_AT_ONCE = 256;

/**
 * Turns the rows of the first pass into profiles of sites, with bounded memory: rows are partitioned by site into files,
 * each of which is read on its own. Starts anew if it was interrupted; the result appears at once. Returns how many sites the
 * pages belong to, also those with too few of them for a profile.
 */
export async function learnProfiles(
  marks: string,
  folder: string,
  maxPartBytes: number = MAX_PART_BYTES,
): Promise<number> {
  const work = join(folder, 'parts');
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  const target = join(folder, PROFILES);
  const file = await open(`${target}.part`, 'w');
  const index = new Map<string, readonly [number, number]>();
  let offset = 0;
  let sites = 0;
  const put = async (site: string, profile: SiteProfile): Promise<void> => {
    const line = Buffer.from(`${JSON.stringify(decisive(profile))}\n`);
    await file.writeFile(line);
    index.set(site, [offset, line.length]);
    offset += line.length;
  };
  try {
    sites = await learnPart(marks, { work, maxPartBytes, put }, 0);
  } finally {
    await file.close();
  }
  await rm(work, { recursive: true, force: true });
  await rename(`${target}.part`, target);
  // Written last: it says that the profiles are complete.
  await writeFile(join(folder, `${INDEX}.part`), JSON.stringify(Object.fromEntries(index)));
  await rename(join(folder, `${INDEX}.part`), join(folder, INDEX));
  return sites;
}

type Put = (site: string, profile: SiteProfile) => Promise<void>;

/** What learning a part needs. */
interface Parting {
  readonly work: string;
  readonly maxPartBytes: number;
  readonly put: Put;
}

/** Learns the sites of a part, and counts them: no other part has pages of them. */
async function learnPart(path: string, parting: Parting, depth: number): Promise<number> {
  const { size } = await stat(path);
  if (size <= parting.maxPartBytes || depth >= MAX_DEPTH) return learnRows(path, parting.put);
  const parts = await partRows(path, parting.work, depth);
  let sites = 0;
  for (const part of parts) {
    sites += await learnPart(part, parting, depth + 1);
    await rm(part);
  }
  return sites;
}

/** Parts rows by their sites, so that each site is in one file; returns the files that have any. */
async function partRows(path: string, work: string, depth: number): Promise<string[]> {
  const files = new Map<string, FileHandle>();
  try {
    for await (const [line, { site }] of rowsIn(path)) {
      if (site === null) continue;
      const part = join(work, `${depth}-${partOf(site, depth)}`);
      const file = files.get(part) ?? (await open(part, 'w'));
      files.set(part, file);
      // Unlike `write`, it goes on until everything is written.
      await file.writeFile(Buffer.concat([line, NEWLINE]));
    }
  } finally {
    for (const file of files.values()) await file.close();
  }
  return [...files.keys()];
}

const NEWLINE = Buffer.from('\n');

function partOf(site: string, depth: number): number {
  let hash = depth;
  for (let at = 0; at < site.length; at++)
    hash = Math.imul(hash ^ site.charCodeAt(at), 0x9e3779b1) ^ (hash >>> 15);
  return (hash >>> 8) % PARTS;
}

/** Merges the rows of every site of a part. */
async function learnRows(path: string, put: Put): Promise<number> {
  const sites = new Map<string, SiteProfile[]>();
  for await (const [, { site, segments }] of rowsIn(path)) {
    if (site === null) continue;
    const profiles = sites.get(site) ?? [];
    sites.set(site, profiles);
    profiles.push(profileOf(segments));
    if (profiles.length >= MERGED_AT_ONCE) profiles.splice(0, profiles.length, mergeSites(profiles));
  }
  for (const [site, profiles] of sites) {
    const merged = mergeSites(profiles);
    if (merged.pages >= MIN_SITE_PAGES) await put(site, merged);
  }
  return sites.size;
}

function profileOf(segments: readonly number[]): SiteProfile {
  return {
    format: 'fovea-site',
    version: 1,
    pages: 1,
    segments: segments.flatMap((hash) => [hash, 1]),
    paths: [],
  };
}

async function* rowsIn(path: string): AsyncGenerator<readonly [Uint8Array, MarksRow], void, undefined> {
  for await (const line of readLines(createReadStream(path), Number.MAX_SAFE_INTEGER)) {
    if (!('bytes' in line)) continue;
    const row = JSON.parse(Buffer.from(line.bytes).toString()) as Partial<MarksRow>;
    // A page that could not be read has only an error.
    if (row.site !== undefined) yield [line.bytes, { site: row.site, segments: row.segments ?? [] }];
  }
}
