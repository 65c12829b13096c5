import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchResult, PageRecord } from './result.ts';
import { JsonLinesFile } from './store/json-lines-file.ts';
import { benchMarkdown } from './tables/report.ts';

/** Pages per compressed piece, so that the text of all pages is never in memory at once. */
const BATCH = 500;

/** Writes `result.json`, `pages.jsonl.gz` and `tables.md`, and returns the Markdown. */
export function writeResults(result: BenchResult, records: readonly PageRecord[], folder: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'result.json'), `${JSON.stringify(result, null, 1)}\n`);
  const pages = join(folder, 'pages.jsonl.gz');
  rmSync(pages, { force: true });
  const file = new JsonLinesFile<PageRecord>(pages);
  for (let at = 0; at < records.length; at += BATCH) file.append(records.slice(at, at + BATCH));
  const markdown = benchMarkdown(result, records);
  writeFileSync(join(folder, 'tables.md'), markdown);
  return markdown;
}
