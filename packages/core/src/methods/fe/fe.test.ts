import { describe, expect, it } from 'vitest';
import { textContent } from '../../page/access.ts';
import { pageFromHtml } from '../../page/from-html.ts';
import { bodyOf } from '../../page/landmarks.ts';
import { runMethodCases, select } from '../method.cases.ts';
import type { Method } from '../method.ts';
import { blocksOf, FEATURES } from './block-counts.ts';
import { bestBlock, bestCluster, type TextBlock } from './choose-blocks.ts';
import { fe, kfe } from './fe.ts';
import { normalise, textShares } from './text-share.ts';

runMethodCases(fe);
runMethodCases(kfe);

function rowsOf(html: string): number[][] {
  const page = pageFromHtml(html);
  const { count, counts } = blocksOf(page, bodyOf(page.tree));
  return Array.from({ length: count }, (_, block) => [
    ...counts.subarray(block * FEATURES, (block + 1) * FEATURES),
  ]);
}

describe('blocks', () => {
  it('holds what is not in a block inside it', () => {
    // Characters, images, links, list parts, form parts, players, scripts: the body, the div and the span.
    expect(rowsOf('<body>12<div>abc<span>wxyz<img></span><a href=x>de</a><script>1</script></div>')).toEqual([
      [2, 0, 0, 0, 0, 0, 0],
      [5, 0, 1, 0, 0, 0, 1],
      [4, 1, 0, 0, 0, 0, 0],
    ]);
  });

  it('is cut by a rule', () => {
    expect(rowsOf('<body>a<div>bb<hr>ccc<b>d</b></div>e').map(([chars]) => chars)).toEqual([2, 2, 4]);
  });
});

describe('the share of text', () => {
  it('compares features by their largest value on the page', () => {
    // Two blocks: 100 characters and 1 of 4 links; 50 characters and 4 links.
    const features = normalise(Float64Array.of(100, 0, 1, 0, 0, 0, 0, 50, 0, 4, 0, 0, 0, 0));
    expect([...features]).toEqual([1, 0, 0.25, 0, 0, 0, 0, 0.5, 0, 1, 0, 0, 0, 0]);
    expect([...textShares(features)]).toEqual([1 / 1.25, 0.5 / 1.5]);
  });

  it('is nothing for an empty block', () => {
    expect([...textShares(new Float64Array(FEATURES))]).toEqual([0]);
  });
});

describe('choosing', () => {
  const block = (id: number, chars: number, share: number): TextBlock => ({
    block: id,
    chars,
    share,
    features: Float64Array.of(chars / 100, 0, 0, 0, 0, 0, 0),
  });

  it('takes one block for FE, the longest of those that are text and nothing else', () => {
    expect(bestBlock([block(0, 90, 0.9), block(1, 40, 1), block(2, 60, 1), block(3, 60, 1)])).toEqual([
      block(2, 60, 1),
    ]);
  });

  it('takes a cluster for K-FE, the one with the most text', () => {
    // Centres start at 100, 2 and 55: the cluster of 50, 55 and 60 has 165 characters.
    const basket = [2, 50, 3, 100, 55, 60].map((chars, id) => block(id, chars, 1));
    expect(bestCluster(basket, 3).map(({ chars }) => chars)).toEqual([50, 55, 60]);
  });
});

describe('fe and kfe', () => {
  const prose = 'A sentence that is long enough to carry some weight. ';
  const links = '<li><a href="/">Navigation entry</a></li>'.repeat(15);
  const html = `<body><ul>${links}</ul><div><p>${prose.repeat(5)}</p><p>${prose.repeat(6)} LONGEST</p><p>${prose.repeat(5)}</p></div><div>${prose.repeat(2)} NOTICE</div><div>Contact</div>`;
  const textBy = (method: Method): string => {
    const page = pageFromHtml(html);
    const { roots, removed } = select(method, page);
    expect(removed).toEqual([]);
    return roots.map((root) => textContent(page, root)).join('');
  };

  it('keeps one paragraph of an article with FE', () => {
    expect(textBy(fe)).toBe(`${prose.repeat(6)} LONGEST`);
  });

  it('keeps the paragraphs of an article with K-FE', () => {
    // Clusters by length: the three paragraphs, the notice, the word in the last block.
    expect(textBy(kfe)).toBe(`${prose.repeat(11)} LONGEST${prose.repeat(5)}`);
  });
});
