import type { Page } from 'fovea';
import { tagNameOf, textOf } from 'fovea/page';
import type { Sample } from '../../datasets/sample.ts';

/** A sample with only the fields that a test gives. */
export function sampleOf(fields: Partial<Sample>): Sample {
  return {
    id: 'page',
    dataset: 'test',
    url: null,
    site: null,
    lang: null,
    page_type: null,
    html: '',
    gold_text: '',
    meta: {},
    split: null,
    ...fields,
  };
}

/** The id of the first element with this tag, counting from `nth`. */
export function elementId(page: Page, tag: string, nth = 0): number {
  for (let id = 0, seen = 0; id < page.tree.size; id++) {
    if (tagNameOf(page.tree, id) === tag && seen++ === nth) return id;
  }
  throw new Error(`no <${tag}> ${nth}`);
}

/** The texts of the marked text nodes, for readable expectations. */
export function textsOf(page: Page, nodes: Uint8Array): string[] {
  return [...nodes.keys()]
    .filter((id) => nodes[id] === 1 && page.tree.kind[id] === 3)
    .map((id) => textOf(page, id).trim());
}

/** The tags of the marked elements. */
export function tagsOf(page: Page, nodes: Uint8Array): string[] {
  return [...nodes.keys()]
    .filter((id) => nodes[id] === 1 && page.tree.kind[id] === 2)
    .map((id) => tagNameOf(page.tree, id));
}
