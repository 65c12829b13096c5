import type { Page } from 'fovea';
import { pageFromSnapshot } from 'fovea/page';
import type { Sample } from '../../datasets/sample.ts';
import { usePage } from './gold.ts';

/**
 * A captured sample as it was shown: its page has a layout, for methods that need one, and its gold has the ids of the
 * snapshot. Throws if the sample has no snapshot.
 */
export function renderedSample(sample: Sample): { readonly sample: Sample; readonly page: Page } {
  if (!sample.snapshot) throw new TypeError(`${sample.id} has no snapshot.`);
  const page = pageFromSnapshot(sample.snapshot, sample.url === null ? {} : { url: sample.url });
  const rendered: Sample = { ...sample, gold_nodes: sample.snapshot_nodes ?? null };
  usePage(rendered, page);
  return { sample: rendered, page };
}
