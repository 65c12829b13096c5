import { describe, expect, it } from 'vitest';
import { elementWithId, FULL_HD, idsOf, pageWithBoxes } from '../../layout/layout.cases.ts';
import { NO_NODE, NodeKind } from '../../page/tree.ts';
import { runMethodCases } from '../method.cases.ts';
import type { MethodOptions } from '../method.ts';
import { resolveParameters } from '../parameters.ts';
import { expand } from './expand.ts';
import { gce } from './gce.ts';
import { coveredCells, gridOf } from './grid.ts';
import { linkAreas } from './link-areas.ts';
import { type GceOptions, gceOptions } from './options.ts';
import { pageAreas } from './page-areas.ts';
import { pickCandidate } from './pick.ts';
import { gceAnalysis, gceShapes } from './shapes.ts';

runMethodCases(gce);

const optionsOf = (given: MethodOptions = {}): GceOptions => gceOptions(resolveParameters(gce, given));

/** The grid that the papers found best. */
const BEST_GRID = { gridRows: 7, gridCols: 8 };

const areasOf = (page: ReturnType<typeof pageWithBoxes>) =>
  pageAreas(page, page.layout!, elementWithId(page, 'body'));

describe('grid', () => {
  const page = pageWithBoxes('<body id=body box="0 0 1920 5000"><p>text');

  it('has 78 cells off the edge and the centres of the worked example', () => {
    const { cells, centres, grid } = gceAnalysis(page, BEST_GRID)!;
    expect([grid.rows, grid.columns, grid.cellWidth]).toEqual([14, 8, 240]);
    expect(grid.cellHeight).toBeCloseTo(154.2857, 4);
    expect(cells).toMatchObject({ count: 78, rule: 'dense-elements' });
    expect(centres.map(({ x }) => x)).toEqual([960, 960, 960]);
    expect(centres[0]!.y).toBeCloseTo(1157.142857, 5);
    expect(centres[1]!.y).toBeCloseTo(1149.331, 3);
    expect(centres[2]!.y).toBeCloseTo(1166.214, 3);
  });

  it('drops the bottom row too where edges are closed: 12 × 6', () => {
    expect(gceAnalysis(page, { ...BEST_GRID, edges: 'closed' })!.cells.count).toBe(72);
  });

  it('ends with the document, and never before the window', () => {
    const rows = (height: number): number =>
      gridOf(FULL_HD, { width: 1920, height }, optionsOf(BEST_GRID)).rows;
    // A cell is 1080 / 7 high: 1400 px begin the tenth row, 5000 px are cut at two windows.
    expect([200, 1080, 1400, 2160, 5000].map(rows)).toEqual([7, 7, 10, 14, 14]);
  });

  it('has the 320 × 270 cells of the paper at 4 × 6', () => {
    const grid = gridOf(FULL_HD, FULL_HD, optionsOf({ gridRows: 4, gridCols: 6 }));
    expect([grid.cellWidth, grid.cellHeight]).toEqual([320, 270]);
  });

  it('finds the cells that share an area with a rectangle, not those that only touch it', () => {
    const grid = { rows: 3, columns: 3, cellWidth: 10, cellHeight: 10 };
    const covered = (x: number, y: number, width: number, height: number): string =>
      coveredCells(grid, [{ x, y, width, height }]).join('');
    expect(covered(10, 10, 10, 10)).toBe('000010000');
    expect(covered(9, 9, 2, 12)).toBe('110110110');
    expect(covered(-5, -5, 100, 6)).toBe('111000000');
    expect(covered(40, 0, 5, 5)).toBe('000000000');
    expect(
      coveredCells(grid, [
        { x: 0, y: 0, width: 5, height: 5 },
        { x: 0, y: 0, width: 25, height: 5 },
      ]).join(''),
    ).toBe('111000000');
  });

  it('drops the cells under a dense element', () => {
    // The menu covers columns 1 and 2 (240 to 720 px) over all fourteen rows, thirteen of them not on the edge.
    const withMenu = pageWithBoxes(
      '<body box="0 0 1920 5000"><div box="240 0 480 2160"><a href=x box="240 0 480 2000">menu</a>.</div><p box="800 0 400 900">text</p>',
    );
    expect(gceAnalysis(withMenu, BEST_GRID)!.cells.count).toBe(78 - 26);
  });
});

describe('link areas', () => {
  const densityOf = (html: string, id: string, options: MethodOptions = {}): number => {
    const page = pageWithBoxes(`<body id=body box="0 0 1000 1000">${html}`);
    return linkAreas(areasOf(page), optionsOf(options)).density[elementWithId(page, id)]!;
  };
  const item = '<li box="0 0 100 20"><a href=x box="0 0 30 10">one</a></li>';

  it('counts a link with the largest box that holds the same text', () => {
    // The <li> has no other text: its 2,000 px² count, not the 300 of the link. Two of them in 10,000.
    expect(densityOf(`<ul id=u box="0 0 100 100">${item}${item}</ul>`, 'u')).toBeCloseTo(0.4, 12);
    // With text beside it the link stays by itself.
    expect(densityOf(`<ul id=u box="0 0 100 100"><li>and ${item}</li></ul>`, 'u')).toBeCloseTo(0.2, 12);
  });

  it('climbs past decoration by same text, and stops there by single child', () => {
    const decorated =
      '<p id=p box="0 0 100 100"><span box="0 0 50 20"><i></i><a href=x box="0 0 30 10">one</a></span>text</p>';
    expect(densityOf(decorated, 'p')).toBeCloseTo(0.1, 12);
    expect(densityOf(decorated, 'p', { containerRule: 'singleChild' })).toBeCloseTo(0.03, 12);
  });

  it('counts a linked image by the area of the image', () => {
    const image = '<a href=x box="0 0 5 5"><img box="0 0 50 40"></a>';
    expect(densityOf(`<div id=d box="0 0 100 100">text ${image}</div>`, 'd')).toBeCloseTo(0.2, 12);
  });

  it('counts buttons as the code does, and only <a> as the papers say', () => {
    const html = '<div id=d box="0 0 100 100">text <button box="0 0 50 40">go</button></div>';
    expect(densityOf(html, 'd')).toBeCloseTo(0.2, 12);
    expect(densityOf(html, 'd', { preset: 'pseudocode' })).toBe(0);
  });

  it('leaves out what is fixed or cannot be seen', () => {
    const hidden = (css: string): string =>
      `<div id=d box="0 0 100 100">text <div css="${css}">x<a href=x box="0 0 50 40">one</a></div></div>`;
    expect(densityOf(hidden('position: static'), 'd')).toBeCloseTo(0.2, 12);
    for (const css of ['position: fixed', 'opacity: 0.2', 'visibility: hidden', 'display: none'])
      expect(densityOf(hidden(css), 'd'), css).toBe(0);
  });

  it('does not call all texts of a portal high', () => {
    const cell =
      '<div box="0 0 600 450"><a href=x box="0 0 600 440">a linked story with a long headline</a>.</div>';
    const page = pageWithBoxes(
      `<body id=body box="0 0 1000 1000"><main id=m>${cell.repeat(3)}</main><p id=p box="0 950 1000 20">note</p>`,
    );
    const { isPortal, isDense, isHigh } = linkAreas(areasOf(page), optionsOf());
    expect(isPortal).toBe(true);
    expect([isDense[elementWithId(page, 'body')], isDense[elementWithId(page, 'm')]]).toEqual([0, 0]);
    expect(isHigh[elementWithId(page, 'p') + 1]).toBe(0);
    expect(isHigh.reduce((sum, one) => sum + one, 0)).toBe(6);
  });
});

describe('expanding', () => {
  // Text 300 wide in a paragraph and a column of 600 in a row of 900 in a page of 1600: jumps of 1.5 and 1.78.
  const html = `<body id=body box="0 0 1920 3000"><div id=page box="0 0 1600 3000"><div id=row box="0 0 900 2900">
    <section id=column class="main-Content" box="0 0 600 2800"><p id=p box="0 0 600 60"><span id=s box="0 0 300 20">seed</span></p></section>
    </div></div>`;
  const candidatesOf = (source: string, given: MethodOptions = {}): Record<string, string | null> => {
    const page = pageWithBoxes(source);
    const text = page.tree.kind.lastIndexOf(NodeKind.text, elementWithId(page, 's') + 1);
    const found = expand(areasOf(page), text, 240, optionsOf(given));
    return Object.fromEntries(
      Object.entries(found).map(([rule, node]) => [rule, node === NO_NODE ? null : idsOf(page, [node])[0]!]),
    );
  };

  it('stops before the jump in the prose', () => {
    expect(candidatesOf(html, { preset: 'prose' })).toEqual({ tag: null, attr: 'column', diff: 's' });
    const blocks = { preset: 'prose', expandTags: 'blocks' } as const;
    expect(candidatesOf(html, blocks)).toEqual({ tag: null, attr: 'column', diff: 'row' });
  });

  it('also stops at a jump of one cell in the code', () => {
    // 900 - 600 px is more than a cell of 240, and 600 more than two.
    expect(candidatesOf(html, { preset: 'code' })).toMatchObject({ diff: 'column' });
  });

  it('asks in the code for more than two cells', () => {
    const column = (width: number): string => html.replaceAll('0 0 600', `0 0 ${width}`);
    const inCode = { preset: 'code', widthIncrease: 1.7 } as const;
    expect(candidatesOf(column(480), inCode)).toMatchObject({ diff: 'row' });
    expect(candidatesOf(column(481), inCode)).toMatchObject({ diff: 'column' });
  });

  it('returns the wide side in the pseudo-code, at any tag', () => {
    // From the text (300) to the paragraph (600).
    expect(candidatesOf(html, { preset: 'pseudocode' })).toEqual({ tag: null, attr: 'column', diff: 'p' });
  });

  it('does not take a property of a style for a word', () => {
    const styled = html.replace('class="main-Content"', 'style="justify-content: center"');
    expect(candidatesOf(styled)).toMatchObject({ attr: null });
  });

  it('takes the innermost article', () => {
    const articles = `<body id=body box="0 0 1920 900"><article id=outer><article id=inner><p><b id=s>seed</b>`;
    expect(candidatesOf(articles)).toMatchObject({ tag: 'inner', attr: null, diff: null });
  });

  it('looks through elements without a box', () => {
    const through = `<body id=body box="0 0 1920 900"><div id=wide box="0 0 1900 900"><div id=gone class=content box="none" css="display: contents"><div id=narrow box="0 0 500 800"><b id=s>seed</b>`;
    expect(candidatesOf(through)).toEqual({ tag: null, attr: null, diff: 'narrow' });
  });
});

describe('presets', () => {
  it('have their own grid and jump in width, which can be set', () => {
    const numbers = (given: MethodOptions): number[] => {
      const { gridRows, gridCols, widthIncrease, scrollCoef } = optionsOf(given);
      return [gridRows, gridCols, widthIncrease, scrollCoef];
    };
    expect(numbers({})).toEqual([4, 6, 1.3, 2]);
    expect(numbers({ preset: 'portrait' })).toEqual([4, 6, 1.3, 12]);
    expect(numbers({ preset: 'prose' })).toEqual([7, 8, 1.7, 2]);
    expect(numbers({ preset: 'pseudocode' })).toEqual([7, 8, 1.7, 2]);
    expect(numbers({ preset: 'prose', gridRows: 3, gridCols: 5, widthIncrease: 1.5, scrollCoef: 3 })).toEqual(
      [3, 5, 1.5, 3],
    );
  });

  it('follow the papers in everything where they are called by them', () => {
    expect(optionsOf({ preset: 'prose' })).toMatchObject({
      containerRule: 'singleChild',
      linkElements: 'anchors',
      expandTags: 'all',
      edges: 'closed',
      diffRule: 'prose',
    });
    expect(optionsOf({ preset: 'pseudocode' })).toMatchObject({ expandTags: 'all', diffRule: 'literal' });
  });
});

describe('the choice', () => {
  const of = (rule: 'tag' | 'attr' | 'diff', node: number, density: number) => ({ rule, node, density });

  it('takes the densest candidate of the last centre that has one high enough', () => {
    const pick = pickCandidate([
      [of('tag', 1, 0.9)],
      [of('tag', 2, 0.2), of('diff', 3, 0.4)],
      [of('attr', 4, -1)],
    ]);
    expect(pick).toMatchObject({ centre: 1, isBest: true, candidate: { node: 3 } });
  });

  it('takes the first rule on ties', () => {
    expect(pickCandidate([[of('tag', 1, 0.5), of('attr', 2, 0.5)]])!.candidate.node).toBe(1);
  });

  it('takes the last candidate of the last centre where none is high enough', () => {
    const pick = pickCandidate([[of('tag', 1, -1)], [of('tag', 2, -1), of('attr', 3, -1)], []]);
    expect(pick).toMatchObject({ centre: 1, isBest: false, candidate: { node: 3 } });
  });

  it('knows a page without candidates', () => {
    expect(pickCandidate([[], [], []])).toBeNull();
  });
});

describe('gce', () => {
  const story = (text: string): string =>
    `<body box="0 0 1920 4000"><div css="position: fixed" box="0 0 1920 80">${text}</div>
    <ul id=nav box="0 100 1920 100"><li><a href=a box="0 100 900 100">Menu</a><a href=b box="900 100 900 100">Menu</a></li></ul>
    <div id=main box="200 220 1500 3600"><div id=story box="200 220 900 3600"><h1 box="200 220 900 60">${text}</h1><p box="200 300 900 3000">${text.repeat(20)}</p></div>
    <div id=side box="1200 220 500 900"><a href=c box="1200 220 500 800">${text}</a><a href=d box="1200 1020 500 90">${text}</a></div></div>`;

  it.each(['The river rose. ', '川は夜に増水した。', 'ارتفع النهر ليلا. ', 'แม่น้ำสูงขึ้น '])(
    'finds the story whatever it is written in: %s',
    (text) => {
      const page = pageWithBoxes(story(text));
      const { roots, scores } = gce.select(page, { options: resolveParameters(gce, { widthIncrease: 1.5 }) });
      expect(idsOf(page, roots)).toEqual(['story']);
      // Heading and paragraph: (60 + 3000) of 3600.
      expect(scores![0]).toBeCloseTo(0.85, 12);
    },
  );

  it('says why', () => {
    const page = pageWithBoxes(story('The river rose. '));
    const { reasons } = gce.select(page, { options: resolveParameters(gce, { widthIncrease: 1.5 }) });
    expect(reasons).toHaveLength(6);
    expect(reasons[0]).toContain('2 of 6 texts stand outside');
    expect(reasons[4]).toMatch(
      /^C3 \(\d+, \d+\): nearest text “The river rose\. .*…”, 0 away; diff div#story \(text area 0\.850\)\.$/,
    );
    expect(reasons[5]).toBe('Chosen: div#story, the densest candidate of C3 (rule diff).');
  });

  it('removes boxes that stay in place while the page scrolls', () => {
    const notice = '<div id=notice css="position: fixed" box="200 900 900 100"><p>Cookies.</p></div>';
    const page = pageWithBoxes(story('The river rose. ').replace('<h1', `${notice}<h1`));
    const { roots, removed } = gce.select(page, { options: resolveParameters(gce) });
    expect([idsOf(page, roots), idsOf(page, removed)]).toEqual([['story'], ['notice']]);
  });

  it('is not readable where only the body is left', () => {
    const page = pageWithBoxes('<body box="0 0 1920 1080"><p>plain text');
    expect(gce.select(page, { options: resolveParameters(gce) }).empty?.code).toBe('no-match');
  });

  it('draws what it decided', () => {
    const shapes = gceShapes(pageWithBoxes(story('The river rose. ')), { widthIncrease: 1.5 });
    const count = (kind: string): number => shapes.filter((shape) => shape.kind === kind).length;
    expect(count('cell-kept') + count('cell-dropped')).toBe(8 * 6);
    expect([count('centre'), count('seed'), count('candidate'), count('chosen')]).toEqual([3, 3, 3, 1]);
    expect(shapes.at(-1)).toEqual({
      kind: 'chosen',
      rect: { x: 200, y: 220, width: 900, height: 3600 },
      score: 0.85,
    });
  });
});
