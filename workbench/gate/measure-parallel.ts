import { type Method, parsePage } from 'fovea';
import { alikePage, sumOf } from '../parallel/alike.ts';
import { alikeShare, everywhereShare } from '../parallel/parallel-document.ts';
import { PARALLEL_DATASET, readParallelPages } from '../parallel/parallel-pages.ts';
import { CHOSEN_ALIKE, type Measured } from './floors.ts';

/**
 * The share of elements of the same pages that methods choose alike in all languages, and the share of those that are chosen in any
 * language that are chosen in all: choosing hardly
 * anything would pass the first one. Rejects if the pages are not those of the digest.
 */
export async function measureParallel(
  folder: string,
  digest: string,
  methods: readonly Method[],
): Promise<readonly Measured[]> {
  const data = await readParallelPages(folder);
  if (data.digest !== digest)
    throw new Error(`${PARALLEL_DATASET} has other pages than the gate was set with.`);
  return methods.flatMap((method) => {
    const found = sumOf(
      data.pages.map((page) =>
        alikePage(
          method,
          page.map(({ html }) => parsePage(html)),
        ),
      ),
    );
    return [
      { metric: 'alike', value: alikeShare(found) },
      { metric: CHOSEN_ALIKE, value: everywhereShare(found) },
    ].map(({ metric, value }) => ({
      method: method.name,
      dataset: PARALLEL_DATASET,
      metric,
      // A method that chooses nothing has no share, and is below every floor.
      value: value ?? 0,
    }));
  });
}
