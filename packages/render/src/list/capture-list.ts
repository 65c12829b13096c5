import { appendFile, mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkRules, type SiteRules } from '@fovea/sources';
import { problemOf } from '../render-error.ts';
import type { Renderer } from '../renderer.ts';
import { pause } from '../settle.ts';
import { fileNameOf } from './list-names.ts';
import { PoliteQueue } from './polite-queue.ts';

/** How to capture a list of pages. */
export interface CaptureListOptions {
  readonly renderer: Renderer;
  readonly folder: string;
  /** Also save each page as MHTML. */
  readonly mhtml: boolean;
  /** Pages to capture at the same time. */
  readonly jobs: number;
  /** Milliseconds between two pages of the same host. */
  readonly delayMs: number;
  /** The rules of the sites; `null` visits every page of the list. */
  readonly robots: SiteRules | null;
  readonly signal?: AbortSignal;
  readonly onPage?: (progress: ListProgress) => void;
}

/** The progress of a run. */
export interface ListProgress {
  readonly pages: number;
  readonly failed: number;
}

/** One line of `index.jsonl`, which records the outcome for every address. */
interface IndexRow {
  readonly url: string;
  readonly file?: string;
  readonly error?: { readonly code: string; readonly message: string };
  readonly ms: number;
}

/** Longest time that a worker sleeps before it looks for work again. */
const MAX_PAUSE_MS = 250;

/** The addresses of a list that have no snapshot in the folder yet. */
export async function missingFrom(folder: string, urls: readonly string[]): Promise<string[]> {
  const found = await Promise.all(urls.map((url) => exists(join(folder, `${fileNameOf(url)}.json`))));
  return urls.filter((_, index) => !found[index]);
}

/**
 * Captures pages into a folder, one snapshot each. It visits each host one page at a time, with pauses; a page that
 * fails becomes a line in `index.jsonl`, and the next run tries it again.
 */
export async function captureList(
  urls: readonly string[],
  options: CaptureListOptions,
): Promise<ListProgress> {
  await mkdir(options.folder, { recursive: true });
  const queue = new PoliteQueue(urls, options.delayMs);
  const progress = { pages: 0, failed: 0 };
  const work = async (): Promise<void> => {
    for (let next = queue.next(); next !== null && options.signal?.aborted !== true; next = queue.next()) {
      if ('waitMs' in next) {
        await pause(Math.min(MAX_PAUSE_MS, next.waitMs));
        continue;
      }
      const row = await captureOne(next.url, options);
      queue.done(next.url, (await options.robots?.delayMs(new URL(next.url))) ?? 0);
      progress.pages++;
      if (row.error !== undefined) progress.failed++;
      await appendFile(join(options.folder, 'index.jsonl'), `${JSON.stringify(row)}\n`);
      options.onPage?.({ ...progress });
    }
  };
  await Promise.all(Array.from({ length: options.jobs }, work));
  return progress;
}

async function captureOne(
  url: string,
  { renderer, folder, mhtml, robots }: CaptureListOptions,
): Promise<IndexRow> {
  const began = performance.now();
  const ms = (): number => Math.round(performance.now() - began);
  try {
    if (robots !== null) await checkRules(robots, new URL(url));
    const rendered = await renderer.render({ url }, { mhtml });
    const name = fileNameOf(url);
    if (rendered.mhtml !== undefined) await writeAtOnce(join(folder, `${name}.mhtml`), rendered.mhtml);
    // Last, because this file marks the page as done.
    await writeAtOnce(join(folder, `${name}.json`), JSON.stringify(rendered.snapshot));
    return { url, file: `${name}.json`, ms: ms() };
  } catch (error) {
    const code = (error as { code?: unknown }).code;
    return {
      url,
      error: { code: typeof code === 'string' ? code : 'failed', message: problemOf(error) },
      ms: ms(),
    };
  }
}

/** Writes a file under a temporary name first, so that a file with the final name is complete. */
async function writeAtOnce(path: string, text: string): Promise<void> {
  await writeFile(`${path}.part`, text);
  await rename(`${path}.part`, path);
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
