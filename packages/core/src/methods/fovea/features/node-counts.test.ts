import { describe, expect, it } from 'vitest';
import { Tag } from '../../../page/tags.ts';
import { cutPage, nth } from './blocks.cases.ts';
import { nodeCounts } from './node-counts.ts';

describe('nodeCounts', () => {
  const { page } = cutPage(
    '<body><div><time>Monday</time><p>One</p></div><form><input><select></select><button>Go</button></form>' +
      '<textarea>x</textarea><time>Tuesday</time>',
  );
  const { times, controls, ofTag } = nodeCounts(page.tree);
  const below = (counts: Int32Array, name: string): number => {
    const id = nth(page, name);
    return counts[page.tree.end[id]!]! - counts[id]!;
  };

  it('counts times and controls below any element', () => {
    expect(below(times, 'div')).toBe(1);
    expect(below(times, 'form')).toBe(0);
    expect(below(controls, 'form')).toBe(3);
    expect(below(controls, 'div')).toBe(0);
  });

  it('ends with all of them', () => {
    expect(times.at(-1)).toBe(2);
    expect(controls.at(-1)).toBe(4);
  });

  it('counts the elements of every tag', () => {
    expect([Tag.time, Tag.div, Tag.input, Tag.table].map((tag) => ofTag[tag])).toEqual([2, 1, 1, 0]);
  });
});
