import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../baselines/root.ts';
import { readResults } from '../report/results/read-results.ts';
import { mergedPages } from './merged-pages.ts';
import { type Measurements, paperPage } from './paper-page.ts';
import { PAPERS } from './registry.ts';

const FOLDER = join(ROOT, 'workbench/papers');

/** Writes the README.md of every paper from one or more runs of the bench; returns their paths. */
export function writePages(resultsFolders: readonly string[]): readonly string[] {
  const ours = measurements(resultsFolders);
  return PAPERS.map((paper) => {
    const folder = join(FOLDER, paper.folder);
    const written = { claim: textOf(join(folder, 'claim.md')), notes: textOf(join(folder, 'notes.md')) };
    const path = join(folder, 'README.md');
    writeFileSync(path, paperPage(paper, written, ours));
    return path;
  });
}

function measurements(folders: readonly string[]): Measurements | null {
  const [first = ''] = folders;
  if (!existsSync(join(first, 'result.json'))) {
    process.stderr.write(`No results in ${first}: the pages will have published numbers only.\n`);
    return null;
  }
  const runs = folders.map(readResults);
  const { setting, systems } = runs[0]!.result;
  return { setting, systems, pages: mergedPages(runs.map(({ pages }) => pages)) };
}

function textOf(path: string): string {
  return readFileSync(path, 'utf8');
}
