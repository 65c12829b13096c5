import { describe, expect, it } from 'vitest';
import { tagNameOf } from '../access.ts';
import { parse } from '../parse.ts';
import { Arena, NONE } from './arena.ts';
import { FormattingList } from './formatting-list.ts';

/** How many formatting elements open again where a paragraph that opened them is over. */
function reopened(tags: string, maxReconstructed?: number): { count: number; codes: string[] } {
  const tree = parse(
    `<p>${tags}</p>x`,
    maxReconstructed === undefined ? {} : { limits: { maxReconstructed } },
  );
  const names = Array.from({ length: tree.size }, (_, node) => tagNameOf(tree, node));
  const given = tags.split('<').length - 1;
  const count = names.filter((name) => name === 'b' || name === 'font').length - given;
  return { count, codes: tree.warnings.map(({ code }) => code) };
}

describe('of equal formatting elements three open again', () => {
  it.each([
    '<b><b><b><b>',
    '<b id=a><b id=a><b id=a><b id=a>',
    '<b id=a class=c><b class=c id=a><b id=a class=c><b class=c id=a>',
    '<b id=a><b id="a"><b ID=a><b id=&#97;>',
    '<b id="&amp;"><b id="&"><b id="&amp;"><b id="&#38;">',
    '<b id><b id=""><b id><b id>',
    '<font color=red size=1><font size=1 color=red><font color=red size=1><font color=red size=1>',
  ])('%s', (tags) => {
    expect(reopened(tags).count).toBe(3);
  });

  it.each([
    ['by name', '<b><b><b><font>'],
    ['by attributes', '<b id=a><b id=a><b id=a><b title=a>'],
    ['by their number', '<b id=a><b id=a><b id=a><b id=a title=a>'],
    ['by one of two', '<b id=a class=c><b id=a class=c><b id=a class=c><b id=a class=d>'],
    ['in the first letter', '<b id=ab><b id=ab><b id=ab><b id=bb>'],
    ['in the last letter', '<b id=ab><b id=ab><b id=ab><b id=aa>'],
    ['in length', '<b id=ab><b id=ab><b id=ab><b id=a>'],
    ['by being longer', '<b id=a><b id=a><b id=a><b id=ab>'],
    ['in a reference', '<b id="&amp;"><b id="&amp;"><b id="&amp;"><b id="&lt;">'],
    ['from none', '<b id><b id><b id><b id=a>'],
    ['from a value', '<b id=a><b id=a><b id=a><b id>'],
  ])('but all of them if one differs %s: %s', (_, tags) => {
    expect(reopened(tags).count).toBe(4);
  });
});

describe('FormattingList', () => {
  const listOf = (...nodes: number[]): FormattingList => {
    const list = new FormattingList(new Arena());
    for (const [entry, node] of nodes.entries()) list.insertAt(entry, node);
    return list;
  };
  const nodesIn = ({ nodes, length }: FormattingList): number[] => [...nodes.subarray(0, length)];

  it('removes and inserts entries anywhere', () => {
    const list = listOf(1, 2, 3, 4);
    list.removeAt(1);
    expect(nodesIn(list)).toEqual([1, 3, 4]);
    list.removeAt(2);
    expect(nodesIn(list)).toEqual([1, 3]);
    list.insertAt(0, 5);
    list.insertAt(2, 6);
    expect(nodesIn(list)).toEqual([5, 1, 6, 3]);
  });

  it('finds the last entry of a node', () => {
    const list = listOf(7, 8, 7);
    expect([7, 8, 9].map((node) => list.indexOf(node))).toEqual([2, 1, -1]);
  });

  it('is cleared up to a marker, or wholly where there is none', () => {
    const list = listOf(1, NONE, 2, 3);
    list.clearToMarker();
    expect(nodesIn(list)).toEqual([1]);
    list.clearToMarker();
    list.clearToMarker();
    expect(list.length).toBe(0);
  });

  it('forgets the oldest entries when it is full', () => {
    const list = new FormattingList(new Arena());
    for (let count = 0; count < 256; count++) list.pushMarker();
    expect([list.length, list.forgotten]).toEqual([256, 0]);
    list.nodes[1] = 42;
    list.pushMarker();
    expect([list.length, list.forgotten, list.nodes[0]]).toEqual([256, 1, 42]);
    list.reset('');
    expect([list.length, list.forgotten]).toEqual([0, 0]);
  });

  it('lets a page open so many again, and says what was forgotten', () => {
    const tags = (count: number): string =>
      Array.from({ length: count }, (_, index) => `<b id=${index}>`).join('');
    expect(reopened(tags(256), 1_000)).toEqual({ count: 256, codes: [] });
    expect(reopened(tags(257), 1_000)).toEqual({ count: 256, codes: ['formatting-capped'] });
  });
});
