import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../page/from-html.ts';
import { keptText, runSiteMethodCases } from '../site-method.cases.ts';
import { learnTemplate } from '../template.ts';
import { iwptd } from './iwptd.ts';
import { SegmentTable } from './segment-table.ts';

runSiteMethodCases(iwptd);

describe('iwptd', () => {
  const html = (story: string): string =>
    `<body><div>Home <b>News</b></div><p>${story}</p><div>Imprint</div>`;
  const pages = (...stories: readonly string[]) => stories.map((story) => pageFromHtml(html(story)));

  it('drops blocks whose text is mostly on other pages', () => {
    const learned = learnTemplate(iwptd, pages('one', 'two', 'three'));
    const key = pageFromHtml(html('four'));
    expect(keptText(key, learned.select(key))).toBe('four');
  });

  it('keeps a block that is mostly new, and a text in another place', () => {
    const learned = learnTemplate(iwptd, pages('one', 'two', 'three'));
    const key = pageFromHtml('<body><div>Home <b>A long new heading</b></div><p>Imprint</p>');
    expect(keptText(key, learned.select(key))).toBe('Home A long new headingImprint');
  });

  it('needs a share of the pages seen', () => {
    const sample = pages(...Array.from({ length: 20 }, (_, at) => `story ${at % 10}`));
    const key = pageFromHtml(html('story 3'));
    expect(keptText(key, learnTemplate(iwptd, sample).select(key))).toBe('story 3');
    expect(keptText(key, learnTemplate(iwptd, sample, { minShare: 0.1 }).select(key))).toBe('');
  });
});

describe('SegmentTable', () => {
  it('counts a segment once a page', () => {
    const table = new SegmentTable(0, { window: 100, maxSegments: 10 });
    table.add([1, 1, 2]);
    table.add([1]);
    expect([table.pages, table.count(1), table.count(2)]).toEqual([2, 2, 1]);
  });

  it('forgets what was seen once, long ago', () => {
    const table = new SegmentTable(0, { window: 20, maxSegments: 1000 });
    table.add([1, 2]);
    table.add([2]);
    for (let page = 0; page < 40; page++) table.add([100 + page]);
    expect([table.count(1), table.count(2), table.count(139)]).toEqual([0, 2, 1]);
  });

  it('forgets the least recently seen ones where there are too many', () => {
    const table = new SegmentTable(0, { window: 100, maxSegments: 2 });
    table.add([1, 2]);
    table.add([1]);
    table.add([3]);
    expect([table.count(1), table.count(2), table.count(3)]).toEqual([2, 0, 1]);
  });
});
