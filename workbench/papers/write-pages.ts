import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../baselines/root.ts';
import type { PageRecord } from '../bench/result.ts';
import { readResults } from '../report/results/read-results.ts';
import { CANDIDATES } from './constants/candidates.ts';
import { constantsPage } from './constants/constants-page.ts';
import { leaveOneOut } from './constants/leave-one-out.ts';
import { readLayoutResults } from './layout/layout-results.ts';
import { mergedPages } from './merged-pages.ts';
import { type Measurements, paperPage } from './paper-page.ts';
import { PAPERS } from './registry.ts';

const FOLDER = join(ROOT, 'workbench/papers');

/**
 * Writes the README.md of every paper, or of some, from one or more runs of the bench and the last run with layout;
 * returns their paths.
 */
export function writePages(
  resultsFolders: readonly string[],
  folders: readonly string[] | null,
): readonly string[] {
  const ours = measurements(resultsFolders);
  const known = PAPERS.map(({ folder }) => folder);
  const unknown = folders?.find((folder) => !known.includes(folder));
  if (unknown !== undefined) throw new Error(`No paper '${unknown}'. There are: ${known.join(', ')}.`);
  if (ours !== null && hasCandidates(ours.pages)) {
    const constants = join(FOLDER, 'constants');
    writeFileSync(
      join(constants, 'README.md'),
      constantsPage(ours.pages, textOf(join(constants, 'notes.md'))),
    );
  }
  return PAPERS.filter(({ folder }) => folders?.includes(folder) ?? true).map((paper) => {
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
  return { setting, systems, pages: mergedPages([...runs.map(({ pages }) => pages), readLayoutResults()]) };
}

/** True if the constants of the compared methods were measured. */
function hasCandidates(pages: readonly PageRecord[]): boolean {
  return CANDIDATES.every((candidates) =>
    leaveOneOut(candidates, pages).every(({ system }) => system !== null),
  );
}

function textOf(path: string): string {
  return readFileSync(path, 'utf8');
}
