import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BenchResult, type PageRecord, RESULT_FORM } from '../../bench/result.ts';
import { JsonLinesFile } from '../../bench/store/json-lines-file.ts';

/** The results of a run of the bench. */
export interface Results {
  readonly folder: string;
  readonly result: BenchResult;
  readonly pages: readonly PageRecord[];
}

/** The default folder for results of the bench. */
export const RESULTS_FOLDER = 'out/bench';

/** Reads `result.json` and `pages.jsonl.gz`; throws an Error that says what to do if there are none. */
export function readResults(folder: string): Results {
  const path = join(folder, 'result.json');
  if (!existsSync(path))
    throw new Error(`No results in ${folder}: run \`npm run bench -- --out ${folder}\` first.`);
  const result = JSON.parse(readFileSync(path, 'utf8')) as BenchResult;
  if (result.form !== RESULT_FORM) {
    throw new Error(`${path} has the form '${result.form}', not '${RESULT_FORM}': run the bench again.`);
  }
  return { folder, result, pages: new JsonLinesFile<PageRecord>(join(folder, 'pages.jsonl.gz')).read() };
}
