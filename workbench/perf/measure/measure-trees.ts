import { candidateNamed } from '../candidates/registry.ts';
import type { PagesFile, TreesJob } from './jobs.ts';
import { settledMb } from './memory.ts';

/** Megabytes of the trees of all pages, beyond the pages themselves. */
export async function measureTrees(job: TreesJob, { pages }: PagesFile): Promise<number> {
  const { loadParser } = candidateNamed(job.candidate);
  if (loadParser === undefined) throw new Error(`'${job.candidate}' is no parser.`);
  const parse = await loadParser();
  // A first run, so that what the parser keeps for itself does not count.
  for (const { html } of pages) parse(html);
  const before = await settledMb();
  const trees = pages.map(({ html }) => parse(html));
  const after = await settledMb();
  // Used afterwards, so that they are not garbage before they are measured.
  return trees.length === 0 ? 0 : after - before;
}
