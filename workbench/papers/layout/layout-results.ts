import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../baselines/root.ts';
import type { PageRecord } from '../../bench/result.ts';
import { JsonLinesFile } from '../../bench/store/json-lines-file.ts';

const PATH = join(ROOT, 'out/papers/layout-pages.jsonl.gz');

/** Keeps the pages of the last run with layout, from which the pages of papers are written. */
export function writeLayoutResults(pages: readonly PageRecord[], path: string = PATH): void {
  rmSync(path, { force: true });
  new JsonLinesFile<PageRecord>(path).append(pages);
}

/** The pages of the last run with layout; none if there was no run. */
export function readLayoutResults(path: string = PATH): readonly PageRecord[] {
  return new JsonLinesFile<PageRecord>(path).read();
}
