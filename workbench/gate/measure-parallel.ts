import { type Method, parsePage } from 'fovea';
import { alikePage, sumOf } from '../parallel/alike.ts';
import { alikeShare } from '../parallel/parallel-document.ts';
import { PARALLEL_DATASET, readParallelPages } from '../parallel/parallel-pages.ts';
import type { Measured } from './floors.ts';

/**
 * The share of elements of the same pages that methods choose alike in all languages. Rejects if the pages are not those of the
 * digest.
 */
export async function measureParallel(
  folder: string,
  digest: string,
  methods: readonly Method[],
): Promise<readonly Measured[]> {
  const data = await readParallelPages(folder);
  if (data.digest !== digest)
    throw new Error(`${PARALLEL_DATASET} has other pages than the gate was set with.`);
  return methods.map((method) => {
    const found = sumOf(
      data.pages.map((page) =>
        alikePage(
          method,
          page.map(({ html }) => parsePage(html)),
        ),
      ),
    );
    return { method: method.name, dataset: PARALLEL_DATASET, metric: 'alike', value: alikeShare(found) };
  });
}
