import { nodeAt } from '../../fixtures/zoo/path.ts';
import type { ShownPage } from '../../fixtures/zoo/show.ts';
import { textOfChoice } from '../datasets/node-text.ts';
import type { Sample } from '../datasets/sample.ts';
import { usePage } from '../metrics/nodes/gold.ts';

/** A page of the zoo in the common format, with the tree that the browser shows. */
export function zooSample({ zoo, page }: ShownPage): Sample {
  const roots = [nodeAt(page, zoo.gold)];
  const removed = zoo.without.map((path) => nodeAt(page, path)).sort((a, b) => a - b);
  const sample: Sample = {
    id: zoo.id,
    dataset: 'zoo',
    url: null,
    site: null,
    lang: zoo.language,
    page_type: zoo.layout,
    html: zoo.html,
    gold_text: textOfChoice(page, { roots, removed }),
    gold_nodes: [{ roots, removed }],
    meta: {},
    split: null,
  };
  usePage(sample, page);
  return sample;
}
