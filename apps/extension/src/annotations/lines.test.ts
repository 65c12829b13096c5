import { type PageSnapshot, parsePage } from 'fovea';
import { describe, expect, it } from 'vitest';
import { smallSnapshot } from '../../../../packages/core/src/page/snapshot.cases.ts';
import type { AnnotatedPage } from './annotated-page.ts';
import { fromLines, toLines } from './lines.ts';
import { pageHtml } from './page-html.ts';

/** The paragraph of the small snapshot. */
const PARAGRAPH = 4;

function annotated(snapshot: PageSnapshot = smallSnapshot()): AnnotatedPage {
  const label = { annotator: 'Ann', label: 'content', node: PARAGRAPH, at: '2026-01-01T00:00:00Z' } as const;
  const html = pageHtml(parsePage(snapshot));
  return { key: 'k', url: 'https://example.org/a', html, snapshot, annotations: [label] };
}

/** The row of a sound page with something else in it. */
function rowWith(changes: Record<string, unknown>): string {
  return JSON.stringify({ ...JSON.parse(toLines([annotated()]).text), ...changes });
}

describe('toLines', () => {
  it('writes what fromLines reads', () => {
    const { text, left } = toLines([annotated()]);
    expect(left).toEqual([]);
    const { key: _, ...page } = annotated();
    expect(fromLines(text)).toMatchObject({ pages: [{ url: page.url, html: page.html }], badLines: [] });
  });

  it('leaves out a page that cannot be written, and says which', () => {
    const unsound = { ...annotated(), url: 'https://example.org/bad', html: '<p>another page</p>' };
    const { text, left } = toLines([unsound, annotated()]);
    expect(left).toEqual(['https://example.org/bad']);
    expect(text.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('fromLines', () => {
  const label = { annotator: 'Ann', label: 'content', node: PARAGRAPH, at: '2026-01-01' };

  it.each([
    ['no JSON', 'nonsense'],
    ['an address that runs code', rowWith({ url: 'javascript:alert(1)' })],
    ['no address', rowWith({ url: 'example' })],
    ['a page that does not fit its snapshot', rowWith({ html: '<p>another page</p>' })],
    ['a broken snapshot', rowWith({ snapshot: { ...smallSnapshot(), nodes: {} } })],
    ['a label for a part that is not there', rowWith({ meta: { labels: [{ ...label, node: 99 }] } })],
    ['an unknown label', rowWith({ meta: { labels: [{ ...label, label: 'x' }] } })],
    ['a time that is none', rowWith({ meta: { labels: [{ ...label, at: 'soon' }] } })],
    ['a name without end', rowWith({ meta: { labels: [{ ...label, annotator: 'x'.repeat(5000) }] } })],
  ])('refuses a row with %s, names it, and takes the others', (_, bad) => {
    const sound = rowWith({});
    const { pages, badLines } = fromLines(`${sound}\n${bad}\n${sound}\n`);
    expect(badLines).toEqual([2]);
    expect(pages).toHaveLength(2);
  });
});
