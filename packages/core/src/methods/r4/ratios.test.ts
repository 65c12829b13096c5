import { describe, expect, it } from 'vitest';
import { tagNameOf } from '../../page/access.ts';
import { pageFromHtml } from '../../page/from-html.ts';
import { bodyOf } from '../../page/landmarks.ts';
import type { Page } from '../../page/page.ts';
import { distancesFromCentroid, farthest, nearestToOutlier, standardise } from './candidate-set.ts';
import { measure } from './measures.ts';
import { childrenRatio, linkRatio, nodeRatios, positionRatio, wordRatios } from './ratios.ts';

const firstOf = ({ tree }: Page, tag: string): number => {
  const id = Array.from({ length: tree.size }, (_, index) => index).find(
    (node) => tagNameOf(tree, node) === tag,
  );
  if (id === undefined) throw new Error(`no <${tag}>`);
  return id;
};

const wordRatioOf = (
  html: string,
  tag: string,
  wordCount: 'paper' | 'code' = 'paper',
  mediaWords = 0,
): number => {
  const page = pageFromHtml(html);
  return wordRatios(
    page.tree,
    measure(page, bodyOf(page.tree), { wordCount, mediaWords, dropCookies: false }),
  )[firstOf(page, tag)]!;
};

describe('word ratio', () => {
  it('is the words of text right below a node', () => {
    expect(wordRatioOf('<div>a b c</div>', 'div')).toBe(3);
  });

  it('is halved one level up', () => {
    expect(wordRatioOf('<section><div>a b c</div></section>', 'section')).toBe(1.5);
  });

  it('adds up what stands at different distances: 2/1 + 3/2 + 4/3', () => {
    const html = '<div>one two<p>a b c<b>w x y z</b></p></div>';
    expect(wordRatioOf(html, 'div')).toBeCloseTo(2 + 3 / 2 + 4 / 3, 12);
  });

  it('leaves out link text, however deep in the link', () => {
    expect(wordRatioOf('<div>a b <a href=x>c <b>d</b></a></div>', 'div')).toBe(2);
  });

  it('excludes only text right below a link in the code of the authors, and counts blank text as a word', () => {
    expect(wordRatioOf('<div>a b <a href=x>c <b>d</b></a> </div>', 'div', 'code')).toBeCloseTo(
      2 + 1 / 3 + 1,
      12,
    );
  });

  it('counts pictures as so many words where asked to', () => {
    expect(wordRatioOf('<div>a b<picture><img></picture></div>', 'div', 'paper', 30)).toBe(2 + 15);
  });

  it('counts words in scripts without spaces', () => {
    // Eight Han characters at 0.55 words each.
    expect(wordRatioOf('<div>市立図書館今日開</div>', 'div')).toBe(5);
  });
});

describe('the other ratios', () => {
  it('falls with the number of links', () => {
    expect([0, 1, 2, 4].map(linkRatio)).toEqual([1, 1, 0.5, 0.25]);
  });

  it('asks for more than two children', () => {
    expect([0, 2, 3].map(childrenRatio)).toEqual([0, 0, 1]);
  });

  it('is 1 up to half of the depth of the page and falls to 0 at all of it', () => {
    expect([1, 5, 8, 10].map((depth) => positionRatio(depth, 10))).toEqual([1, 1, 0.25, 0]);
  });
});

describe('depth', () => {
  const html = '<body><div><section><p>one <b>two</b></p></section></div><aside>three</aside>';
  const page = pageFromHtml(html);
  const measures = measure(page, bodyOf(page.tree), {
    wordCount: 'paper',
    mediaWords: 0,
    dropCookies: false,
  });
  const positions = (depth: 'subtree' | 'root', ...tags: string[]): number[] => {
    const nodes = tags.map((tag) => firstOf(page, tag));
    return [...nodeRatios(page.tree, measures, measures.children, nodes, { depth })[3]!];
  };

  it('is the height of the subtree, as the paper defines it', () => {
    // The page has five levels below its body; the heights are 4, 3, 2 and 1.
    expect(positions('subtree', 'div', 'section', 'p', 'aside')).toEqual([5 / 4 - 1, 5 / 3 - 1, 1, 1]);
  });

  it('is the distance from the body where asked to', () => {
    expect(positions('root', 'div', 'section', 'p', 'b')).toEqual([1, 1, 5 / 3 - 1, 5 / 4 - 1]);
  });
});

describe('points in R⁴', () => {
  it('standardises with the population deviation', () => {
    // Mean 5, deviation 2.
    const z = standardise(Float64Array.of(2, 4, 4, 4, 5, 5, 7, 9));
    expect([...z]).toEqual([-1.5, -0.5, -0.5, -0.5, 0, 0, 1, 2]);
  });

  it('gives no weight to a ratio that is the same everywhere', () => {
    expect([...standardise(Float64Array.of(0.1, 0.1, 0.1))]).toEqual([0, 0, 0]);
  });

  it('measures the distance over all ratios', () => {
    const distances = distancesFromCentroid([Float64Array.of(0, 2), Float64Array.of(5, 1)]);
    expect([...distances]).toEqual([Math.SQRT2, Math.SQRT2]);
  });

  it('takes the farthest, in document order where they are equal', () => {
    expect(farthest(Float64Array.of(1, 3, 2, 3, 0), 3)).toEqual([1, 3, 2]);
    expect(farthest(Float64Array.of(2, 2, 2), 2)).toEqual([0, 1]);
    expect(farthest(Float64Array.of(1), 3)).toEqual([0]);
  });

  describe('in the code of the authors', () => {
    // The medoid is at 1; the outlier at 9, in the other direction from the point at -6.
    const points = [Float64Array.of(0, 1, 2, -6, 9, 7)];
    const levels = (...values: number[]): Int32Array => Int32Array.from(values);

    it('takes the nearest to the point farthest from the medoid', () => {
      expect(nearestToOutlier(points, levels(3, 3, 3, 3, 3, 3), 3).indexes).toEqual([4, 5, 2]);
    });

    it('takes none of the first two levels, unless nothing else is there', () => {
      expect(nearestToOutlier(points, levels(3, 3, 3, 3, 2, 3), 3).indexes).toEqual([5, 2, 1]);
      expect(nearestToOutlier(points, levels(1, 1, 1, 2, 2, 2), 3).indexes).toEqual([4]);
    });

    it('takes the last of those equally far', () => {
      expect(nearestToOutlier([Float64Array.of(0, 4, 0, -4)], levels(3, 3, 3, 3), 1).indexes).toEqual([3]);
    });
  });
});
