import { candidateNamed } from '../candidates/registry.ts';
import type { PagesFile, TreesJob } from './jobs.ts';
import { settledMb } from './memory.ts';

/** Megabytes that the trees of all pages take, beyond the pages themselves. */
export async function measureTrees(job: TreesJob, { pages }: PagesFile): Promise<number> {
  const { loadParser } = candidateNamed(job.candidate);
  if (loadParser === undefined) throw new Error(`'${job.candidate}' is no parser.`);
  const parse = await loadParser();
  // Once for nothing: what a parser keeps for itself is no tree.
  for (const { html } of pages) parse(html);
  const before = await settledMb();
  const trees = pages.map(({ html }) => parse(html));
  const after = await settledMb();
  // Looked at afterwards, or they would be garbage before they are measured.
  return trees.length === 0 ? 0 : after - before;
}
