import { describe, expect, it } from 'vitest';
import { cutPage } from '../blocks.cases.ts';
import { type GroupClasses, groupClasses } from './group-classes.ts';
import { groupSums } from './group-sums.ts';
import { groupTree } from './groups.ts';

const PROSE = 'a'.repeat(100);
const post = (name: string): string => `<div class=${name}><h3>Anna</h3><p>${PROSE}</p></div>`;

function classesOf(html: string, by: 'signature' | 'shape'): GroupClasses {
  const { page, blocks, context } = cutPage(html);
  const groups = groupTree(page.tree, blocks);
  return groupClasses(groups, groupSums(blocks, groups, context), context[by]);
}

describe('groupClasses', () => {
  it('takes groups together that look the same', () => {
    const classes = classesOf(`<body>${post('post').repeat(3)}<div><p>x</p><p>y</p></div>`, 'signature');
    expect([...classes.ofGroup]).toEqual([0, 1, 1, 1, 2]);
    expect([...classes.ordinal]).toEqual([0, 0, 1, 2, 0]);
    expect([...classes.count].slice(0, 3)).toEqual([1, 3, 1]);
    expect([...classes.width].slice(0, 3)).toEqual([314, 312, 2]);
    expect([...classes.prose].slice(0, 3)).toEqual([300, 300, 0]);
  });

  it('knows the most that a class of several groups holds, never that of two', () => {
    const three = classesOf(`<body>${post('post').repeat(3)}`, 'signature');
    expect([three.mostWidth, three.mostProse]).toEqual([312, 300]);
    const two = classesOf(`<body>${post('post').repeat(2)}`, 'signature');
    expect([two.mostWidth, two.mostProse]).toEqual([0, 0]);
  });

  it('sees through classes that number the items, where it goes by tags', () => {
    const html = `<body>${[1, 2, 3].map((n) => post(`post-${n}`)).join('')}`;
    expect(classesOf(html, 'signature').mostWidth).toBe(0);
    expect(classesOf(html, 'shape').mostWidth).toBe(312);
  });
});
