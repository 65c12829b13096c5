import { type Method, parsePage } from 'fovea';
import { methods } from 'fovea/methods';
import { NodeKind, tagNameOf } from 'fovea/page';
import { describe, expect, it } from 'vitest';
import { alikePage, sumOf } from './alike.ts';
import {
  alikeShare,
  everywhereShare,
  type ParallelResult,
  parallelDocument,
  writtenDate,
  writtenRows,
} from './parallel-document.ts';
import { parallelPlot } from './parallel-plot.ts';

const page = (first: string, second: string): string =>
  `<head><title>t</title><script>1</script></head><body><nav>menu</nav><div><p>${first}</p> <p>${second}</p></div></body>`;

/** Chooses paragraphs of more than three characters. */
const long: Method = {
  name: 'long',
  about: '',
  needs: [],
  parameters: [],
  select: ({ tree, ...rest }) => {
    const roots: number[] = [];
    for (let id = 0; id < tree.size; id++)
      if (tree.kind[id] === NodeKind.element && tagNameOf(tree, id) === 'p')
        if (rest.source!.slice(tree.sourceStart[id]!, tree.sourceEnd[id]!).length > '<p>abc</p>'.length)
          roots.push(id);
    return { roots, removed: [], reasons: [] };
  },
};

describe('what is chosen alike', () => {
  it('is counted element by element', () => {
    const versions = [page('aaaa', 'bbbb'), page('aaaa', 'b'), page('aaaa', 'bbbb')].map((html) =>
      parsePage(html),
    );
    const found = alikePage(long, versions);
    // The menu and both paragraphs; the second one is not chosen in the second language.
    expect(found).toEqual({ nodes: 3, alike: 2, anywhere: 2, everywhere: 1, differing: [0, 1, 0] });
    expect(alikeShare(found)).toBeCloseTo(2 / 3);
    expect(everywhereShare(found)).toBe(0.5);
    expect(sumOf([found, found])).toEqual({
      nodes: 6,
      alike: 4,
      anywhere: 4,
      everywhere: 2,
      differing: [0, 2, 0],
    });
  });

  it('leaves out elements that have no text in a language', () => {
    const versions = [page('aaaa', 'bbbb'), page('aaaa', '')].map((html) => parsePage(html));
    expect(alikePage(long, versions)).toMatchObject({ nodes: 2, alike: 2 });
  });

  it('has no share for a method that chooses nothing', () => {
    const found = alikePage(
      { ...long, select: () => ({ roots: [], removed: [], reasons: [] }) },
      ['aaaa', 'b'].map((text) => parsePage(page(text, text))),
    );
    expect(found).toMatchObject({ alike: 3, anywhere: 0 });
    expect([alikeShare(found), everywhereShare(found)]).toEqual([null, null]);
  });

  it('is everything for the whole body', () => {
    const versions = [page('aaaa', 'b'), page('a', 'bbbb')].map((html) => parsePage(html));
    const wholeBody = methods().find(({ name }) => name === 'whole-body')!;
    expect(alikePage(wholeBody, versions)).toMatchObject({ nodes: 3, everywhere: 3 });
  });

  it('is written with the languages that differ most', () => {
    const row = {
      nodes: 10,
      alike: 8,
      anywhere: 4,
      everywhere: 2,
      differing: [0, 2, 1],
      method: 'm',
      isComparator: true,
    };
    const text = parallelDocument({
      date: 'd',
      pages: 1,
      locales: ['de', 'ja', 'th'],
      rows: [row],
      absent: ['x (why)'],
    });
    expect(text).toContain('| m (comparator) |');
    expect(text).toContain('ja 20.0 %, th 10.0 %');
    expect(text).toContain('Not measured: x (why).');
    expect(parallelPlot([row]).body).toContain('m: 0.800 alike');
  });

  it('comes back from what is written, for runs that measure some methods', () => {
    const locales = ['de', 'ja', 'zh-CN'];
    const row = { nodes: 2092, alike: 1974, anywhere: 236, everywhere: 118, differing: [0, 60, 60] };
    const nothing = { nodes: 2092, alike: 2092, anywhere: 0, everywhere: 0, differing: [0, 0, 0] };
    const result: ParallelResult = {
      date: '2026-01-01',
      pages: 25,
      locales,
      rows: [
        { ...row, method: 'm', isComparator: true },
        { ...nothing, method: 'none', isComparator: false },
      ],
      absent: [],
    };
    const text = parallelDocument(result);
    const rows = writtenRows(text);
    expect(text).toMatch(/\| none +\| +2092 \| +– \| +– \| +0 \|/u);
    expect(parallelPlot(result.rows).body).not.toContain('none: ');
    expect(rows.map(({ method, alike, everywhere }) => [method, alike, everywhere])).toEqual([
      ['m', 1974, 118],
      ['none', 2092, 0],
    ]);
    expect(parallelDocument({ ...result, date: writtenDate(text)!, rows })).toBe(text);
    expect(parallelDocument({ ...result, again: 'Later.' })).toContain('(de, ja, zh-CN). Later.');
  });
});
