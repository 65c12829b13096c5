import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../../page/from-html.ts';
import { pageFeatures } from '../features/page-features.ts';
import { keepFormulas } from './formula-blocks.ts';

function kept(html: string, keep: readonly number[]): number[] {
  const page = pageFromHtml(`<body>${html}`);
  const features = pageFeatures(page);
  expect(features.blocks.count).toBe(keep.length);
  const result = Uint8Array.from(keep);
  keepFormulas(page, features, result);
  return [...result];
}

const MATH = '<math><mi>a</mi><mo>=</mo><mi>b</mi></math>';

describe('keepFormulas', () => {
  it('keeps a formula beside kept text', () => {
    expect(kept(`<p>text</p><div>${MATH}</div><p>text</p>`, [1, 0, 0])).toEqual([1, 1, 0]);
    expect(kept(`<p>text</p><div>${MATH}</div><p>text</p>`, [0, 0, 1])).toEqual([0, 1, 1]);
  });

  it('leaves one that no kept text is beside', () => {
    expect(kept(`<p>text</p><div>${MATH}</div><p>text</p>`, [0, 0, 0])).toEqual([0, 0, 0]);
  });

  it('takes a drawing for a part of its formula, and a sentence about a formula not', () => {
    const drawn = `<span class="katex"><span>${MATH}</span><span aria-hidden="true">a = b</span></span>`;
    expect(kept(`<p>text</p><div>${drawn}</div>`, [1, 0])).toEqual([1, 1]);
    expect(kept(`<p>text</p><div>${MATH} is not so</div>`, [1, 0])).toEqual([1, 0]);
  });

  it.each(['\\[x^2\\]', '$$x^2$$', ' \\(x^2\\) ', '\\begin{a}x\\end{a}'])(
    'keeps TeX that no script has drawn yet: %s',
    (tex) => {
      expect(kept(`<p>text</p><div>${tex}</div>`, [1, 0])).toEqual([1, 1]);
    },
  );

  it('leaves prices and text that only begins as TeX does', () => {
    expect(kept('<p>text</p><div>$$ save now</div>', [1, 0])).toEqual([1, 0]);
    expect(kept('<p>text</p><div>$5</div>', [1, 0])).toEqual([1, 0]);
  });
});
