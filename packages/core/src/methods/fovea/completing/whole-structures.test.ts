import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../../page/from-html.ts';
import { pageFeatures } from '../features/page-features.ts';
import { completeStructures } from './whole-structures.ts';

/** What is kept of a page after structures are completed; `kept` and `logits` are per block. */
function completed(html: string, kept: readonly number[], logits?: readonly number[]): number[] {
  const page = pageFromHtml(`<body>${html}`);
  const features = pageFeatures(page);
  expect(features.blocks.count).toBe(kept.length);
  const keep = Uint8Array.from(kept);
  completeStructures(page, features, Float32Array.from(logits ?? kept.map(() => -1)), keep);
  return [...keep];
}

const ROWS = '<table><tr><th>aaaaa<td>bbbbb<tr><td>ccccc<td>ddddd</table>';
const ITEMS = '<ul><li>aaaaa<li>bbbbb<li>ccccc</ul>';

describe('completeStructures', () => {
  it('completes a table or list of which most is kept', () => {
    expect(completed(ROWS, [1, 1, 1, 0])).toEqual([1, 1, 1, 1]);
    expect(completed('<ul><li>aaaaa<li>bbbbb<li>ccccc<li>ddddd</ul>', [1, 0, 1, 1])).toEqual([1, 1, 1, 1]);
  });

  it('completes what begins before the first kept block, but not through what stands nearer', () => {
    expect(completed('<ul><li>aaaaa<li>bbbbb<li>ccccc<li>ddddd</ul>', [0, 1, 1, 1])).toEqual([1, 1, 1, 1]);
    const table = '<table><tr><th>aaaaa</table>';
    expect(completed(`<ul><li>${table}<li>bbbbb<li>ccccc<li>ddddd</ul>`, [0, 1, 1, 1])).toEqual([0, 1, 1, 1]);
    expect(completed(`<ul><li>bbbbb<li>ccccc<li>ddddd<li>${table}</ul>`, [1, 1, 1, 0])).toEqual([1, 1, 1, 0]);
  });

  it('keeps a table whole or not at all, unless nothing else is kept', () => {
    expect(completed(ROWS, [1, 1, 0, 0])).toEqual([1, 1, 1, 1]);
    expect(completed(`${ROWS}<p>after</p>`, [1, 0, 0, 0, 1])).toEqual([0, 0, 0, 0, 1]);
    expect(completed(ROWS, [1, 0, 0, 0])).toEqual([1, 0, 0, 0]);
  });

  it('leaves a list of which half is kept, and what stands around it', () => {
    expect(completed('<ul><li>aaaaa<li>bbbbb</ul>', [1, 0])).toEqual([1, 0]);
    expect(completed(`<p>before</p>${ITEMS}<p>after</p>`, [0, 1, 1, 1, 0])).toEqual([0, 1, 1, 1, 0]);
  });

  it('keeps out what is hardly ever content', () => {
    expect(completed(ROWS, [1, 1, 1, 0], [1, 1, 1, -5])).toEqual([1, 1, 1, 0]);
  });

  it('takes lists within lists for one', () => {
    const nested = '<ul><li>aaaaa<ul><li>bbbbb<li>ccccc</ul><li>ddddd</ul>';
    expect(completed(nested, [1, 1, 0, 1])).toEqual([1, 1, 1, 1]);
  });

  it('leaves a table without header cells, which may hold the whole page', () => {
    expect(completed('<table><tr><td>aaaaa<td>bbbbb<tr><td>ccccc<td>ddddd</table>', [1, 1, 1, 0])).toEqual([
      1, 1, 1, 0,
    ]);
  });

  it('completes one between kept paragraphs of which a third is kept', () => {
    expect(completed(`<p>before</p>${ITEMS}<p>after</p>`, [1, 1, 1, 0, 1])).toEqual([1, 1, 1, 1, 1]);
    const four = '<ul><li>aaaaa<li>bbbbb<li>ccccc<li>ddddd</ul>';
    expect(completed(`<p>before</p>${four}<p>after</p>`, [1, 1, 0, 0, 0, 1])).toEqual([1, 1, 0, 0, 0, 1]);
    const wrapped = `<p>before</p><div><div>${ITEMS}</div></div><p>after</p>`;
    expect(completed(wrapped, [1, 1, 1, 0, 1])).toEqual([1, 1, 1, 1, 1]);
  });

  it('knows between from beside: what is kept in other boxes is no neighbour', () => {
    const page = `<div><p>before</p></div><div>${ITEMS}<p>between</p></div><div><p>after</p></div>`;
    expect(completed(page, [1, 1, 1, 0, 0, 1])).toEqual([1, 1, 1, 0, 0, 1]);
  });

  it('keeps a notice between kept paragraphs, and its title with its text', () => {
    const notice = '<div class="note admonition"><p>Note</p><p>thin ice</p></div>';
    expect(completed(`<p>before</p>${notice}<p>after</p>`, [1, 0, 0, 1])).toEqual([1, 1, 1, 1]);
    expect(completed(`<p>before</p>${notice}`, [1, 0, 0])).toEqual([1, 0, 0]);
    expect(completed(`<p>before</p>${notice}`, [0, 0, 1])).toEqual([0, 0, 1]);
  });

  it('leaves captions to the network', () => {
    const page = '<p>aaaaa</p><figure><img src=x><figcaption>bbbbb</figcaption></figure><p>ccccc</p>';
    expect(completed(page, [1, 0, 1])).toEqual([1, 0, 1]);
  });
});
