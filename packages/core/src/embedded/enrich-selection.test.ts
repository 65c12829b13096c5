import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../page/from-html.ts';
import { bodyOf } from '../page/landmarks.ts';
import type { Page } from '../page/page.ts';
import { Tag } from '../page/tags.ts';
import type { PlacedSelection } from '../selection/placed-selection.ts';
import type { Warning } from '../warnings.ts';
import { enrichSelection } from './enrich-selection.ts';
import { proseOf } from './prose.cases.ts';

const NOTHING = { roots: [], removed: [], reasons: [] };
const FALLBACK: Warning = { code: 'method-fallback', message: 'another method took over' };

/** Selects the first element of a tag. */
const selects =
  (tag: number) =>
  (page: Page): PlacedSelection => ({
    page,
    selection: {
      roots: [page.tree.tag.indexOf(tag)],
      removed: [],
      reasons: ['by tag'],
      warnings: [FALLBACK],
    },
  });
const enrich = (html: string, select: (page: Page) => PlacedSelection = selects(Tag.p)): PlacedSelection =>
  enrichSelection({ page: pageFromHtml(`<body>${html}`), selection: NOTHING }, select);
const codes = ({ selection }: PlacedSelection): string[] =>
  (selection.warnings ?? []).map(({ code }) => code);

const jsonLd = (articleBody: string): string =>
  `<script type="application/ld+json">${JSON.stringify({ articleBody })}</script>`;
/** Inert markup of so many words, some of them in a paragraph. */
const noscript = (inParagraph: number, others: number): string =>
  `<noscript><p>${proseOf(inParagraph, 'goat')}</p><div>${proseOf(others)}</div></noscript>`;

describe('enrichSelection', () => {
  it('gives back what it got where there is nothing more to read', () => {
    const given = { page: pageFromHtml('<p>Text'), selection: NOTHING };
    expect(enrichSelection(given, selects(Tag.p))).toBe(given);
  });

  it('takes the whole of a page that was built from data', () => {
    const { page, selection } = enrich(`<p>Loading</p>${jsonLd(proseOf(60))}`);
    const [warning] = selection.warnings!;
    expect(selection).toEqual({
      roots: [bodyOf(page.tree)],
      removed: [],
      reasons: [warning!.message],
      warnings: [warning],
    });
    expect(warning?.code).toBe('content-from-data');
  });

  it('lets the method select in markup that was opened', () => {
    const { page, selection } = enrich(noscript(20, 60));
    expect(selection).toMatchObject({ roots: [page.tree.tag.indexOf(Tag.p)], reasons: ['by tag'] });
    expect(codes({ page, selection })).toEqual(['method-fallback', 'content-from-data']);
  });

  it.each([
    ['a quarter of a short text', 20, 60, true],
    ['less of it', 19, 61, false],
    ['a hundred words of a long text', 100, 900, true],
    ['fewer of them', 99, 901, false],
  ])('is content with a method that finds %s', (_, inParagraph, others, isEnough) => {
    const { page, selection } = enrich(noscript(inParagraph, others));
    expect(selection.roots).toEqual([isEnough ? page.tree.tag.indexOf(Tag.p) : bodyOf(page.tree)]);
  });

  it('passes on what the parser says about the page that it built', () => {
    expect(codes(enrich(jsonLd('<div>'.repeat(600) + proseOf(60))))).toEqual([
      'depth-capped',
      'content-from-data',
    ]);
  });

  it('does not repeat what the parser said about the page that it got', () => {
    const deep = enrich(noscript(60, 60) + '<div>'.repeat(600));
    expect(deep.page.warnings.map(({ code }) => code)).toEqual(['depth-capped']);
    expect(codes(deep)).toEqual(['method-fallback', 'content-from-data']);
  });
});
