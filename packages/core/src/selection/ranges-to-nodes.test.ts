import { describe, expect, it } from 'vitest';
import { tagNameOf, textContent } from '../page/access.ts';
import { pageFromHtml } from '../page/from-html.ts';
import { growthRatio } from '../trace/growth.cases.ts';
import { rangesToNodes } from './ranges-to-nodes.ts';
import type { Selection, SourceRange } from './selection.ts';

const selected = (ranges: readonly SourceRange[]): Selection => ({
  roots: [],
  removed: [],
  ranges,
  reasons: [],
});

/** The part of the source from one word to another. */
function between(source: string, from: string, to: string): SourceRange {
  return { start: source.indexOf(from), end: source.indexOf(to) + to.length };
}

/** The roots for those ranges as `tag:text`. */
function rootsFor(source: string, ...ranges: readonly SourceRange[]): string[] {
  const page = pageFromHtml(source);
  return rangesToNodes(page, selected(ranges)).roots.map(
    (root) => `${tagNameOf(page.tree, root)}:${textContent(page, root).trim()}`,
  );
}

describe('rangesToNodes', () => {
  it('takes the largest elements that hold nothing else', () => {
    const source = '<nav>menu</nav><div><p>one</p><p>two</p></div><p>three</p>';
    expect(rootsFor(source, between(source, 'one', 'two'))).toEqual(['div:onetwo']);
    expect(rootsFor(source, between(source, 'one', 'one'))).toEqual(['p:one']);
    expect(rootsFor(source, between(source, 'menu', 'three'))).toEqual(['body:menuonetwothree']);
  });

  it('rounds a cut in mid-sentence to the line', () => {
    const source = '<p>a sentence of <a href=x>seven</a> words here</p><p>and another one of six</p>';
    expect(rootsFor(source, between(source, 'sentence', 'words'))).toEqual([
      'p:a sentence of seven words here',
    ]);
    // Half of the second sentence is in, or less.
    expect(rootsFor(source, between(source, 'a sentence', 'another'))).toHaveLength(1);
    expect(rootsFor(source, between(source, 'a sentence', 'one of'))).toEqual([
      'body:a sentence of seven words hereand another one of six',
    ]);
  });

  it('tells lines apart that only a break parts', () => {
    const source = '<td>menu entry<br>the <b>real</b> text<br>another entry';
    expect(rootsFor(source, between(source, 'the', 'text'))).toEqual([':the', 'b:real', ':text']);
  });

  it('takes what it can get where no line is covered by half', () => {
    const source = '<p>a very long line of which little is selected</p><p>x</p>';
    expect(rootsFor(source, between(source, 'very', 'very'))).toEqual([
      'p:a very long line of which little is selected',
    ]);
  });

  it('keeps an image that stands in a range', () => {
    const source = '<p>one</p><img src=a><p>two</p><img src=b><p>three</p>';
    expect(rootsFor(source, between(source, 'one', 'two'))).toEqual(['p:one', 'img:', 'p:two']);
  });

  it('finds text that the parser moved elsewhere', () => {
    const source = '<div>x</div><table><tr><td>cell</td></tr>stray text</table>';
    expect(rootsFor(source, between(source, 'stray', 'text'))).toEqual([':stray text']);
  });

  it('does not let hidden text and scripts take an element apart', () => {
    const source = '<div>one<script>var x</script><p hidden>bait</p> two</div><p>three</p>';
    const ranges = [between(source, 'one', 'one'), between(source, ' two', 'two')];
    expect(rootsFor(source, ...ranges)).toHaveLength(1);
  });

  it('says so where nothing of it is in the body', () => {
    const source = '<title>a title</title><p>text</p>';
    const { roots, empty } = rangesToNodes(
      pageFromHtml(source),
      selected([between(source, 'a title', 'title')]),
    );
    expect([roots, empty?.code]).toEqual([[], 'no-text']);
  });

  it('leaves a selection of nodes alone', () => {
    const selection: Selection = { roots: [3], removed: [], reasons: [] };
    expect(rangesToNodes(pageFromHtml('<p>x'), selection)).toBe(selection);
  });

  it('takes time in proportion to the page and its ranges', () => {
    const prepare = (count: number): (() => void) => {
      const source = '<p>word<b>more</b>'.repeat(count);
      const page = pageFromHtml(source);
      void page.tree;
      const ranges = Array.from({ length: count }, (_, index) => ({
        start: index * 18 + 3,
        end: index * 18 + 7,
      }));
      return () => rangesToNodes(page, selected(ranges));
    };
    expect(growthRatio(prepare, 500, 16)).toBeLessThan(40);
  });
});
