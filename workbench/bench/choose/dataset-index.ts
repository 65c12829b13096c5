import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { linesOf } from '../../datasets/files.ts';
import { parseSample } from '../../datasets/parse-sample.ts';
import { fingerprint } from '../../datasets/verify.ts';

/** What the bench knows about a page without reading it. */
export interface PageEntry {
  readonly id: string;
  /** `und` where it is not known. */
  readonly lang: string;
  readonly pageType: string;
  readonly url: string | null;
  /** The gold is only part of the content. */
  readonly isPartial: boolean;
}

/** The pages of a dataset in the order of its file. */
export interface DatasetIndex {
  readonly digest: string;
  readonly pages: readonly PageEntry[];
}

interface StoredIndex extends DatasetIndex {
  readonly bytes: number;
  readonly modified: number;
}

/** Indexes a dataset, or takes the index from an earlier reading. */
export async function indexDataset(path: string, cacheFile: string): Promise<DatasetIndex> {
  const { size: bytes, mtimeMs: modified } = statSync(path);
  const known = readStored(cacheFile);
  if (known !== null && known.bytes === bytes && known.modified === modified) return known;
  const { digest } = await fingerprint(path);
  const pages: PageEntry[] = [];
  for await (const { text, origin } of linesOf(path)) {
    const { id, lang, page_type, url, gold_partial } = parseSample(text, origin);
    pages.push({
      id,
      lang: lang ?? 'und',
      pageType: page_type ?? 'unknown',
      url,
      isPartial: gold_partial === true,
    });
  }
  const index: StoredIndex = { bytes, modified, digest, pages };
  mkdirSync(dirname(cacheFile), { recursive: true });
  writeFileSync(cacheFile, JSON.stringify(index));
  return index;
}

function readStored(cacheFile: string): StoredIndex | null {
  if (!existsSync(cacheFile)) return null;
  try {
    return JSON.parse(readFileSync(cacheFile, 'utf8')) as StoredIndex;
  } catch {
    // The index is incomplete, so it is built again.
    return null;
  }
}
