import { describe, expect, it } from 'vitest';
import { cutPage } from '../blocks.cases.ts';
import { lookAlikes } from './look-alikes.ts';

describe('lookAlikes', () => {
  const { blocks, context } = cutPage(
    '<body><p class=a>one.</p><p class=b>two</p><p class=a>four <a href=x>more</a></p><p class=b>Two!</p>',
  );
  const likes = lookAlikes(blocks, context);

  it('takes together what stands in the same kind of place', () => {
    expect([...likes.ofBlock]).toEqual([0, 1, 0, 1]);
    expect([...likes.count]).toEqual([2, 2, 0, 0]);
    expect([...likes.width]).toEqual([13, 7, 0, 0]);
    expect([...likes.linkWidth]).toEqual([4, 0, 0, 0]);
    expect([...likes.stops]).toEqual([1, 1, 0, 0]);
  });

  it('counts how often a text is said', () => {
    expect([...likes.sameText]).toEqual([1, 2, 1, 2]);
    expect([...likes.isFirst]).toEqual([1, 1, 1, 0]);
  });
});
