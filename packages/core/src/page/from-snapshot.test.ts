import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFoveaError } from '../errors.ts';
import { extract } from '../extract.ts';
import { parsePage } from '../parse-page.ts';
import { getAttribute, textContent } from './access.ts';
import { pageFromSnapshot } from './from-snapshot.ts';
import { smallSnapshot } from './snapshot.cases.ts';
import type { PageSnapshot } from './snapshot.ts';
import { Tag } from './tags.ts';
import { outlineOfPage } from './tree-outline.cases.ts';
import '../methods/all-methods.ts';

type Path = readonly (string | number)[];

/** The small snapshot with one value replaced; `undefined` removes it. */
function changed(path: Path, value: unknown): PageSnapshot {
  const copy = structuredClone(smallSnapshot());
  let at = copy as unknown as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) at = at[step] as Record<string | number, unknown>;
  at[path.at(-1)!] = value;
  return copy;
}

describe('pageFromSnapshot', () => {
  it('makes the tree of the page, ids and all', () => {
    const page = pageFromSnapshot(smallSnapshot());
    expect(outlineOfPage(page)).toEqual([
      '1 <!doctype>',
      '1 <html>',
      '2 <body>',
      '3 <p class="lead">',
      '4 "日本語の本文"',
      '3 <svg>',
      '4 <title>',
      '5 "図"',
    ]);
    expect(page.source).toBeNull();
    expect(page.url).toBe('https://example.org/a');
    expect([...page.tree.end]).toEqual([9, 2, 9, 9, 6, 6, 9, 9, 9]);
    expect(page.tree.parent[6]).toBe(3);
    expect(getAttribute(page, 4, 'class')).toBe('lead');
    expect(getAttribute(page, 4, 'id')).toBeNull();
    expect(textContent(page, 0)).toBe('日本語の本文図');
  });

  it('makes the same of a sound snapshot without a check', () => {
    const page = pageFromSnapshot(smallSnapshot(), { isSound: true });
    expect(page).toEqual(pageFromSnapshot(smallSnapshot()));
    // What is looked at nowhere is not looked at: here, the version.
    expect(pageFromSnapshot(changed(['version'], 2), { isSound: true })).toEqual(page);
  });

  it('does not take the title of a drawing for that of the page', () => {
    const { tree } = pageFromSnapshot(smallSnapshot());
    expect(tree.tag[4]).toBe(Tag.p);
    expect(tree.tag[7]).not.toBe(Tag.title);
  });

  it('has the layout of every node', () => {
    const { layout } = pageFromSnapshot(smallSnapshot());
    expect(layout!.document).toEqual({ width: 800, height: 900 });
    expect([layout!.x[5], layout!.y[5], layout!.width[5], layout!.height[5]]).toEqual([8, 16.5, 144, 35]);
    expect(layout!.styles[layout!.style[5]!]!.fontSize).toBe(24);
    expect([...layout!.hidden]).toEqual([0, 0, 0, 0, 0, 0, 0, 16, 16]);
  });

  it('is what parsePage and extract make of a snapshot, through JSON too', () => {
    const snapshot = JSON.parse(JSON.stringify(smallSnapshot())) as PageSnapshot;
    expect(parsePage(snapshot, { url: 'https://other.example/' }).url).toBe('https://other.example/');
    expect(extract(snapshot, { method: 'whole-body' }).text).toContain('日本語の本文');
  });

  it('keeps the warnings of the capture', () => {
    const warning = { code: 'frames-unseen', message: 'One frame was not seen.', count: 1 };
    expect(pageFromSnapshot(changed(['warnings'], [warning])).warnings).toEqual([warning]);
  });
});

describe('caps', () => {
  const codes = (snapshot: PageSnapshot, limits: object): string[] =>
    pageFromSnapshot(snapshot, { limits }).warnings.map(({ code }) => code);

  it('are warnings, not errors', () => {
    const snapshot = smallSnapshot();
    expect(codes(snapshot, { maxNodes: 6 })).toEqual(['nodes-capped']);
    expect(pageFromSnapshot(snapshot, { limits: { maxNodes: 6 } }).tree.size).toBe(6);
    expect(codes(snapshot, { maxDepth: 3 })).toEqual(['depth-capped']);
    expect(codes(snapshot, { maxAttributes: 0 })).toEqual(['attributes-capped']);
    expect(codes(snapshot, { maxChars: 20 })).toEqual(['input-truncated']);
    expect(codes(snapshot, {})).toEqual([]);
  });

  it('move what is too deep up, with its text', () => {
    const page = pageFromSnapshot(smallSnapshot(), { limits: { maxDepth: 3 } });
    expect(Math.max(...page.tree.depth)).toBe(3);
    expect(textContent(page, 0)).toBe('日本語の本文図');
  });
});

describe('a malformed snapshot', () => {
  const WRONG: readonly [what: string, path: Path, value: unknown][] = [
    ['another format', ['format'], 'har'],
    ['a later version', ['version'], 2],
    ['no title', ['title'], undefined],
    ['a size without a side', ['viewport'], { width: 1 }],
    ['no strings', ['strings'], null],
    ['a string that is none', ['strings', 0], 7],
    ['a doctype in two parts', ['doctype'], ['html', '']],
    ['a style without a display', ['styles', 1, 'display'], undefined],
    ['an opacity that is no number', ['styles', 0, 'opacity'], '1'],
    ['an unknown kind', ['nodes', 'kind', 3], 9],
    ['a kind between two', ['nodes', 'kind', 3], 2.5],
    ['a second document', ['nodes', 'kind', 3], 0],
    ['no document', ['nodes', 'kind', 0], 2],
    ['a depth that skips one', ['nodes', 'depth', 4], 4],
    ['a child of a text', ['nodes', 'depth', 6], 5],
    ['a depth below zero', ['nodes', 'depth', 4], -1],
    ['a name outside the strings', ['nodes', 'name', 3], 9],
    ['an element without a name', ['nodes', 'name', 3], -1],
    ['a short column', ['nodes', 'hidden'], [0]],
    ['a box that is not finite', ['nodes', 'x', 3], null],
    ['a box out of this world', ['nodes', 'y', 3], 1e12],
    ['a negative width', ['nodes', 'width', 3], -1],
    ['a style outside the table', ['nodes', 'style', 3], 2],
    ['unknown bits', ['nodes', 'hidden', 3], 256],
    ['more attributes than there are', ['nodes', 'attributeCount', 3], 5],
    ['an attribute of nobody', ['nodes', 'attributeCount', 4], 0],
    ['a value outside the strings', ['attributes', 'value', 0], 9],
    ['a warning that is none', ['warnings'], ['careful']],
    ['no nodes', ['nodes'], { kind: [] }],
  ];

  it.each(WRONG)('with %s is refused', (_, path, value) => {
    expect(() => pageFromSnapshot(changed(path, value))).toThrow('not a snapshot that can be read');
  });

  it('says what is wrong, and where', () => {
    expect(() => pageFromSnapshot(changed(['nodes', 'depth', 4], 4))).toThrow('node 4 is too deep');
    expect(() => pageFromSnapshot(changed(['version'], 2))).toThrow(
      'version 2, and this Fovea reads version 1',
    );
  });

  it('throws a FoveaError at once or never', () => {
    const value = fc.oneof(
      fc.integer({ min: -3, max: 12 }),
      fc.double(),
      fc.constantFrom(null, '', 'p', [], {}),
    );
    const columns = Object.keys(smallSnapshot().nodes);
    const cell = fc
      .tuple(fc.constantFrom(...columns), fc.nat(8))
      .map(([column, row]) => ['nodes', column, row]);
    const other = fc.constantFrom(...Object.keys(smallSnapshot())).map((key) => [key]);
    fc.assert(
      fc.property(fc.oneof(cell, other), value, (path, replacement) => {
        try {
          pageFromSnapshot(changed(path, replacement));
        } catch (error) {
          expect(isFoveaError(error) && error.code).toBe('invalid-input');
          return;
        }
        for (const method of ['cectd-ds', 'whole-body']) extract(changed(path, replacement), { method });
      }),
      { numRuns: 500 },
    );
  });
});
