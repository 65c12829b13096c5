import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../page/from-html.ts';
import type { Page } from '../../page/page.ts';
import { folderRank } from './candidate-order.ts';
import { SiblingChooser } from './choose-siblings.ts';
import { completeSubdigraph } from './complete-subdigraph.ts';
import { treeDistance } from './link-graph.ts';

const page = (path: string, text: string, links: readonly string[] = [], extra = ''): Page =>
  pageFromHtml(`<body>${links.map((to) => `<a href=${to}>x</a>`).join('')}<p>${text}</p>${extra}`, {
    url: `https://example.org${path}`,
  });

describe('completeSubdigraph', () => {
  const edges = (...pairs: readonly string[]) => {
    const set = new Set(pairs);
    return (from: number, to: number): boolean => set.has(`${from}${to}`);
  };

  it('finds pages that all link to each other', () => {
    const links = edges('12', '21', '13', '23', '24', '42', '14', '41');
    expect(completeSubdigraph([1, 2, 3, 4], 3, links)).toEqual([1, 2, 4]);
    expect(completeSubdigraph([1, 2, 3, 4], 2, links)).toEqual([1, 2]);
  });

  it('takes the largest set it finds', () => {
    expect(completeSubdigraph([1, 2, 3], 3, edges('12'))).toEqual([1]);
    expect(completeSubdigraph([], 3, edges())).toEqual([]);
  });

  it('ends soon on a graph that is almost complete', () => {
    const places = Array.from({ length: 100 }, (_, at) => at);
    expect(completeSubdigraph(places, 90, (a, b) => (a + b) % 7 !== 0).length).toBeGreaterThan(1);
  });
});

describe('the order of candidates', () => {
  it('has the own folder first, then below it, then one up', () => {
    const rank = (path: string): number =>
      folderRank('https://example.org/a/b/key', `https://example.org${path}`);
    const paths = ['/a/b/x', '/a/b/c/x', '/a/b/c/d/x', '/a/x', '/a/c/x', '/x'];
    expect([...paths].sort((x, y) => rank(x) - rank(y))).toEqual(paths);
  });

  it('counts edges over the smallest element around two links', () => {
    const { tree } = pageFromHtml('<body><ul><li><a>1</a></li></ul><p><a>2</a></p>');
    const links = [...tree.tag.keys()].filter((id) => tree.tag[id] === tree.tag[tree.tag.length - 2]);
    expect(treeDistance(tree, links[0]!, links[1]!)).toBe(5);
    expect(treeDistance(tree, links[0]!, links[0]!)).toBe(0);
  });
});

describe('SiblingChooser', () => {
  it('prefers pages that link to each other', () => {
    const pages = [
      page('/key', 'key', ['/a', '/b', '/c']),
      page('/a', 'one', ['/b']),
      page('/b', 'two', ['/a']),
      page('/c', 'three', ['/a']),
      page('/d', 'four', ['/key', '/a', '/b', '/c']),
    ];
    const chooser = new SiblingChooser(pages);
    expect(chooser.choose(0, 2)).toEqual([1, 2]);
    expect(chooser.choose(0, 3)).toEqual([1, 2, 4]);
  });

  it('otherwise takes the most alike, but no copies and not the same path', () => {
    const table = '<table><tr><td>cell</table>';
    const pages = [
      page('/key', 'key', [], table),
      page('/other', 'other layout'),
      page('/alike', 'alike', [], table),
      page('/copy', 'key', [], table),
      page('/key?page=2', 'second part', [], table),
    ];
    expect(new SiblingChooser(pages).choose(0, 5)).toEqual([2, 1]);
    expect(new SiblingChooser(pages).choose(0, 1)).toEqual([2]);
  });

  it('can do without addresses', () => {
    const pages = ['a', 'b', 'c'].map((text) => pageFromHtml(`<p>${text}`));
    expect(new SiblingChooser(pages).choose(1, 2)).toEqual([0, 2]);
  });
});
