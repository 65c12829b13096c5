import type { Page } from 'fovea';
import { textOf } from 'fovea/page';
import type { Sample } from '../../datasets/sample.ts';
import { contentTexts } from '../../metrics/nodes/page-nodes.ts';
import { labelsOf, UNKNOWN } from '../../train/dump/labels.ts';

/** Share of the text of an element that has to be content for the element to be. */
const MIN_SHARE = 2 / 3;
const FULL = 254;
const SPACE = /\s+/g;

/**
 * 1 for every node that is content, 0 for the others: elements most of whose text is gold, and everything below them that has no text.
 * `null` if the sample has no gold. The paper labels the marked element and its descendants; gold texts mark none.
 */
export function elementLabels(sample: Sample, page: Page): Uint8Array | null {
  const { tree } = page;
  const isText = contentTexts(page);
  const texts = Int32Array.from([...isText.keys()].filter((id) => isText[id] === 1));
  const labels = labelsOf(sample, page, { blocks: { count: texts.length, first: texts, last: texts } });
  if (labels === null) return null;
  const length = new Float64Array(tree.size);
  const found = new Float64Array(tree.size);
  for (const [i, text] of texts.entries()) {
    const share = labels[i] === UNKNOWN ? 0 : labels[i]! / FULL;
    length[text] = textOf(page, text).replace(SPACE, '').length;
    found[text] = share * length[text]!;
  }
  for (let id = tree.size - 1; id > 0; id--) {
    length[tree.parent[id]!]! += length[id]!;
    found[tree.parent[id]!]! += found[id]!;
  }
  const isContent = new Uint8Array(tree.size);
  for (let id = 1; id < tree.size; id++) {
    if (length[id] === 0) isContent[id] = isContent[tree.parent[id]!]!;
    else isContent[id] = Number(found[id]! > MIN_SHARE * length[id]!);
  }
  return isContent;
}
