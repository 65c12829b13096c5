import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../baselines/root.ts';
import { readResults } from '../report/results/read-results.ts';
import { type Measurements, paperPage } from './paper-page.ts';
import { PAPERS } from './registry.ts';

const FOLDER = join(ROOT, 'workbench/papers');

/** Writes the README.md of every paper; gives their paths. */
export function writePages(resultsFolder: string): readonly string[] {
  const ours = measurements(resultsFolder);
  return PAPERS.map((paper) => {
    const folder = join(FOLDER, paper.folder);
    const written = { claim: textOf(join(folder, 'claim.md')), notes: textOf(join(folder, 'notes.md')) };
    const path = join(folder, 'README.md');
    writeFileSync(path, paperPage(paper, written, ours));
    return path;
  });
}

function measurements(folder: string): Measurements | null {
  if (!existsSync(join(folder, 'result.json'))) {
    process.stderr.write(`No results in ${folder}: the pages will have published numbers only.\n`);
    return null;
  }
  const { result, pages } = readResults(folder);
  return { setting: result.setting, systems: result.systems, pages };
}

function textOf(path: string): string {
  return readFileSync(path, 'utf8');
}
