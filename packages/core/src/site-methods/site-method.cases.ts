import { describe, expect, it } from 'vitest';
import { resolveParameters } from '../methods/parameters.ts';
import { textContent } from '../page/access.ts';
import { pageFromHtml } from '../page/from-html.ts';
import { DEFAULT_LIMITS } from '../page/limits.ts';
import type { Page } from '../page/page.ts';
import { NodeKind } from '../page/tree.ts';
import type { Selection } from '../selection/selection.ts';
import { growthRatio } from '../trace/growth.cases.ts';
import type { SiteMethod } from './site-method.ts';
import { learnTemplate, loadTemplate, type Template } from './template.ts';

const PARAGRAPHS: Readonly<Record<string, string>> = {
  Japanese: '吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。',
  Arabic: 'افتتحت المدينة مكتبة جديدة على ضفة النهر وحضر الافتتاح عدد كبير من السكان.',
  Russian: 'Городская библиотека открыла новый читальный зал на берегу реки.',
  English: 'The city library opened a new reading room on the bank of the river.',
};

/** A page of a site: the same around it, and an article of its own. */
function sitePage(number: number, paragraph = PARAGRAPHS['English']!, paragraphs = 3 + number): Page {
  const text = Array.from({ length: paragraphs }, (_, at) => `<p>${paragraph} (${number}.${at})</p>`).join(
    '',
  );
  return pageFromHtml(
    `<body><nav id=top><ul><li><a href=/>Front page</a></li><li><a href=/a>All articles</a></li></ul></nav>` +
      `<main class=story><h1>Story ${number}</h1>${text}</main>` +
      '<footer><p>Follow us on all channels.</p><p>All rights reserved.</p></footer>',
    { url: `https://example.org/story-${number}` },
  );
}

const sitePages = (count: number, paragraph?: string): Page[] =>
  Array.from({ length: count }, (_, at) => sitePage(at + 1, paragraph));

/** What a selection keeps, as text. */
export function keptText(page: Page, { roots, removed }: Selection): string {
  const { end } = page.tree;
  const isRemoved = new Uint8Array(page.tree.size);
  for (const node of removed) isRemoved.fill(1, node, end[node]!);
  let text = '';
  for (const root of roots) {
    for (let id = root; id < end[root]!; id++) {
      if (isRemoved[id] === 0 && page.tree.kind[id] === NodeKind.text) text += textContent(page, id);
    }
  }
  return text;
}

/**
 * What every method for sites promises: the same answer twice, also from stored data, an untouched page, ids in order,
 * bounded work, and an end on every input. Call it in the method's own test file.
 */
export function runSiteMethodCases(method: SiteMethod): void {
  describe(`${method.name}: contract`, () => {
    describeAnswers(method);
    describeOddPages(method);
    describeGrowth(method);
  });
}

function describeAnswers(method: SiteMethod): void {
  const key = sitePage(9);
  it('gives the same answer twice, and from stored data', () => {
    const template = learnTemplate(method, sitePages(4));
    const again = loadTemplate(JSON.parse(JSON.stringify(template.stored)));
    const expected = learnTemplate(method, sitePages(4)).select(sitePage(9));
    expect(template.select(key)).toEqual(expected);
    expect(again.select(key)).toEqual(expected);
    // Selecting does not change a template.
    expect(again.select(key)).toEqual(expected);
    expect(JSON.stringify(template.stored)).toBe(JSON.stringify(again.stored));
  });

  it('refuses stored data that is damaged', () => {
    const { stored } = learnTemplate(method, sitePages(4));
    const load = (value: unknown) => (): unknown => loadTemplate(value);
    expect(load({ ...stored, data: {} })).toThrow(/no template of a site/);
    expect(load({ ...stored, version: 99 })).toThrow(/version/);
    expect(load({ ...stored, method: 'none' })).toThrow(/method/);
    expect(load(null)).toThrow(/no template of a site/);
  });

  it('does not change the pages', () => {
    const pages = sitePages(3);
    const before = structuredClone(pages.map(({ tree }) => ({ ...tree })));
    learnTemplate(method, pages).select(pages[0]!);
    expect(pages.map(({ tree }) => ({ ...tree }))).toEqual(before);
  });

  for (const [language, paragraph] of Object.entries(PARAGRAPHS)) {
    it(`keeps an ${language} article and says why the rest goes`, () => {
      const page = sitePage(9, paragraph);
      const selection = learnTemplate(method, sitePages(6, paragraph)).select(page);
      expectInOrder(page, selection);
      expect(keptText(page, selection)).toContain('(9.7)');
      expect(selection.reasons.length).toBeGreaterThan(0);
    });
  }
}

function describeOddPages(method: SiteMethod): void {
  const pages: Readonly<Record<string, () => string>> = {
    'an empty page': () => '',
    'a frameset': () => '<frameset><frame src=a></frameset>',
    'one text node': () => 'word',
    'only a picture': () => '<img src=a.png>',
    'the deepest tree': () => `${'<div>'.repeat(DEFAULT_LIMITS.maxDepth * 2)}deep text`,
    'nothing but links': () => '<a href=x>link text</a> '.repeat(500),
  };
  for (const [name, html] of Object.entries(pages)) {
    it(`ends well on ${name}`, () => {
      const page = pageFromHtml(html());
      const other = pageFromHtml(`${html()}<p>more</p>`);
      for (const sample of [[], sitePages(2), [other, page]]) expectEnd(page, learnTemplate(method, sample));
    });
  }
  it('ends well on a site of 2,000 pages', () => {
    const pages = sitePages(12);
    const site = Array.from({ length: 2_000 }, (_, at) => pages[at % pages.length]!);
    expectEnd(sitePage(20), learnTemplate(method, site));
  });
  it('ends well on 50,000 nodes and 5,000 children under one parent', () => {
    const html = (seed: number): string =>
      `${'<p>a<b>b</b>'.repeat(8_000)}<div>${manyChildren(5_000, seed)}</div>`;
    const page = pageFromHtml(html(1));
    expectEnd(page, learnTemplate(method, [pageFromHtml(html(2))]));
  });
}

function expectEnd(page: Page, template: Template): void {
  const selection = template.select(page);
  expectInOrder(page, selection);
  expect(selection.roots.length > 0 || selection.empty !== undefined).toBe(true);
}

/** Children that differ from page to page, so that no end of the lists is the same. */
function manyChildren(count: number, seed: number): string {
  const item = (at: number): string =>
    `<div class=${at % 2 === 0 ? 'a' : 'b'}><i>${(at * 7 + seed * 13) % 101}</i><b>${at * seed}</b></div>`;
  return Array.from({ length: count }, (_, at) => item(at)).join('');
}

function describeGrowth(method: SiteMethod): void {
  const options = resolveParameters(method);
  const shapes: Readonly<Record<string, (size: number, seed: number) => string>> = {
    'paragraphs in a row': (size, seed) => `<p>word ${seed}</p><p>text</p>`.repeat(size),
    'many different children': manyChildren,
    'nested lists': (size, seed) => `<ul><li>a<ul><li>b${seed}<ul><li>c</ul></ul></ul>`.repeat(size),
    'elements of many kinds': (size, seed) =>
      Array.from({ length: size }, (_, at) => `<x-${(at * seed) % 500}>t</x-${(at * seed) % 500}>`).join(''),
  };
  for (const [name, html] of Object.entries(shapes)) {
    it(`grows linearly: ${name}`, () => {
      const prepare = (size: number): (() => void) => {
        const [one, two, three] = [1, 2, 3].map((seed) => {
          const page = pageFromHtml(html(size, seed));
          void page.tree;
          return page;
        });
        return () => method.open(method.learn([one!, two!], { options }), { options })(three!);
      };
      expect(growthRatio(prepare, 60, 16)).toBeLessThan(40);
    });
  }
}

function expectInOrder(page: Page, { roots, removed }: Selection): void {
  for (const list of [roots, removed]) {
    for (const [index, node] of list.entries()) {
      expect(node).toBeGreaterThanOrEqual(0);
      expect(node).toBeLessThan(page.tree.size);
      if (index > 0) expect(node).toBeGreaterThanOrEqual(page.tree.end[list[index - 1]!]!);
    }
  }
}
