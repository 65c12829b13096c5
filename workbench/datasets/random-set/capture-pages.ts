import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { captureList, missingFrom, openRenderer } from '@fovea/render';
import { Robots } from '@fovea/sources';
import { isReadable, type PageSnapshot } from 'fovea';
import { pageFromSnapshot } from 'fovea/page';
import type { BuiltPage, CapturePages } from './build-set.ts';

/** Pages at the same time, and the pause between two pages of a host: a set is built once, sites stay in use. */
const JOBS = 2;
const DELAY_MS = 1000;

/** A line of the index that the capture writes. */
interface IndexRow {
  readonly url: string;
  readonly file?: string;
  readonly error?: { readonly message: string };
}

/** Captures into a folder with the installed browser; what the folder already has is not fetched again. */
export function captureInto(
  folder: string,
  { allowPrivate }: { readonly allowPrivate: boolean },
): CapturePages {
  return async (urls) => {
    const renderer = openRenderer({ pages: JOBS, defaults: { network: allowPrivate ? 'any' : 'public' } });
    try {
      const robots = new Robots({ allowPrivate });
      const missing = await missingFrom(folder, urls);
      await captureList(missing, { renderer, folder, mhtml: true, jobs: JOBS, delayMs: DELAY_MS, robots });
    } finally {
      await renderer.close();
    }
    const rows = await indexOf(folder);
    return await Promise.all(urls.map((url) => judge(folder, url, rows.get(url))));
  };
}

async function judge(folder: string, url: string, row: IndexRow | undefined): Promise<BuiltPage> {
  const { file } = row ?? {};
  if (file === undefined) return { url, state: 'failed', error: row?.error?.message ?? 'not captured' };
  const bytes = await readFile(join(folder, file));
  const page = pageFromSnapshot(JSON.parse(bytes.toString()) as PageSnapshot, { url });
  const digest = createHash('sha256').update(bytes).digest('hex');
  return { url, state: isReadable(page) ? 'kept' : 'unreadable', file, digest };
}

/** The last row of each address. */
async function indexOf(folder: string): Promise<ReadonlyMap<string, IndexRow>> {
  const text = await readFile(join(folder, 'index.jsonl'), 'utf8').catch(() => '');
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(lines.map((line) => JSON.parse(line) as IndexRow).map((row) => [row.url, row]));
}
