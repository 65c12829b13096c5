import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFoveaError } from '../errors.ts';
import { withLayout } from '../layout/build-layout.ts';
import { flowLayout } from '../layout/flow-layout.cases.ts';
import { pageFromHtml } from '../page/from-html.ts';
import { DEFAULT_LIMITS } from '../page/limits.ts';
import type { Page } from '../page/page.ts';
import { rangesToNodes } from '../selection/ranges-to-nodes.ts';
import type { Selection } from '../selection/selection.ts';
import { growthRatio } from '../trace/growth.cases.ts';
import type { Method } from './method.ts';
import { resolveParameters } from './parameters.ts';

/** A case that a method skips, and why. */
export interface SkippedCases {
  readonly reason: string;
  readonly cases: readonly string[];
}

const PARAGRAPHS: Readonly<Record<string, string>> = {
  Japanese: '吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。'.repeat(6),
  Chinese: '今天下午，市图书馆举行了一场关于城市河流历史的讲座，吸引了许多市民。'.repeat(6),
  Arabic: 'افتتحت المدينة مكتبة جديدة على ضفة النهر وحضر الافتتاح عدد كبير من السكان. '.repeat(6),
  Thai: 'ห้องสมุดแห่งใหม่ของเมืองเปิดให้บริการแล้วเมื่อวานนี้และมีผู้คนจำนวนมากมาเยี่ยมชม'.repeat(6),
  Russian: 'Городская библиотека открыла новый читальный зал на берегу реки. '.repeat(6),
  English: 'The city library opened a new reading room on the bank of the river. '.repeat(6),
};

/**
 * What every method promises: the same answer twice, an untouched page, ids in order, and termination on every input.
 * Call it in the method's own test file.
 */
export function runMethodCases(method: Method, { skip = [] }: { skip?: readonly SkippedCases[] } = {}): void {
  const reasons = new Map(skip.flatMap(({ reason, cases }) => cases.map((name) => [name, reason] as const)));
  const check = (name: string, run: () => void): void => {
    it(name, (test) => {
      const reason = reasons.get(name);
      if (reason !== undefined) test.skip(reason);
      run();
    });
  };
  describe(`${method.name}: contract`, () => {
    describeAnswers(method, check);
    describeOddPages(method, check);
    check('grows linearly with the page', () => {
      // A wide margin, because CPU time fluctuates; tests of costs and the perf tables have larger pages.
      const prepare = (paragraphs: number): (() => void) => {
        const page = readyPage(method, articleHtml(paragraphs));
        return () => select(method, page);
      };
      expect(growthRatio(prepare, 100, 16)).toBeLessThan(40);
    });
  });
}

type Check = (name: string, run: () => void) => void;

function describeAnswers(method: Method, check: Check): void {
  check('gives the same answer twice', () => {
    const html = articleHtml(20);
    expect(select(method, readyPage(method, html))).toEqual(select(method, readyPage(method, html)));
  });
  if (method.needs.includes('source')) {
    check('does not need the tree', () => {
      const noTree = (): never => {
        throw new Error('the tree was built');
      };
      const page = pageFromHtml(articleHtml(20), { parser: noTree });
      expect(() => select(method, page)).not.toThrow();
    });
  }
  if (method.needs.includes('layout')) {
    check('says that it needs layout', () => {
      const refusal = (): unknown => {
        try {
          return select(method, pageFromHtml(articleHtml(2)));
        } catch (error) {
          return isFoveaError(error) ? `${error.code}: ${error.message}` : error;
        }
      };
      expect(refusal()).toMatch(/^unsupported-page: .*needs layout: give it/);
    });
    check('ends well wherever the boxes are', () => {
      const length = fc.oneof(fc.constantFrom(0, -1, 1e9), fc.double({ min: -500, max: 3000, noNaN: true }));
      const boxes = fc.array(fc.record({ x: length, y: length, width: length, height: length }), {
        minLength: 1,
        maxLength: 20,
      });
      fc.assert(
        fc.property(boxes, length, length, (looks, width, height) => {
          const page = withLayout(pageFromHtml(articleHtml(4)), {
            viewport: { width, height },
            lookOf: (node) => ({ box: looks[node % looks.length]! }),
          });
          const selection = select(method, page);
          expectInOrder(page, selection);
          expect(selection.roots.length > 0 || selection.empty !== undefined).toBe(true);
        }),
        { numRuns: 50 },
      );
    });
  }
  check('does not change the page', () => {
    const page = readyPage(method, articleHtml(20));
    const before = structuredClone({ tree: { ...page.tree }, layout: page.layout });
    select(method, page);
    expect({ tree: { ...page.tree }, layout: page.layout }).toEqual(before);
  });
  for (const [language, paragraph] of Object.entries(PARAGRAPHS)) {
    check(`finds an ${language} article`, () => {
      const page = readyPage(method, articleHtml(8, paragraph));
      const selection = selectNodes(method, page);
      expectInOrder(page, selection);
      expect(selection.roots.length).toBeGreaterThan(0);
    });
  }
}

function describeOddPages(method: Method, check: Check): void {
  const pages: Readonly<Record<string, () => string>> = {
    'an empty page': () => '',
    'a page with an empty body': () => '<html><head><title>t</title></head></html>',
    'a frameset': () => '<frameset><frame src=a></frameset>',
    'one text node': () => 'word',
    '200,000 nodes': () => '<p>a<b>b</b>'.repeat(50_000),
    'the deepest tree': () => `${'<div>'.repeat(DEFAULT_LIMITS.maxDepth * 2)}deep text`,
    'nothing but links': () => '<a href=x>link text</a> '.repeat(500),
  };
  for (const [name, html] of Object.entries(pages)) {
    check(`ends well on ${name}`, () => {
      const page = readyPage(method, html());
      const selection = selectNodes(method, page);
      expectInOrder(page, selection);
      expect(selection.roots.length > 0 || selection.empty !== undefined).toBe(true);
    });
  }
}

/** Runs a method with its defaults and maps what it selected in the source to nodes. */
function selectNodes(method: Method, page: Page): Selection {
  return rangesToNodes(page, select(method, page));
}

/** Runs a method with its defaults. */
export function select(method: Method, page: Page): Selection {
  return method.select(page, { options: resolveParameters(method) });
}

function expectInOrder(page: Page, { roots, removed, ranges = [] }: Selection): void {
  for (const [index, { start, end }] of ranges.entries()) {
    expect(start).toBeLessThan(end);
    expect(start).toBeGreaterThanOrEqual(ranges[index - 1]?.end ?? 0);
    expect(end).toBeLessThanOrEqual(page.source!.length);
  }
  for (const list of [roots, removed]) {
    for (const [index, node] of list.entries()) {
      expect(node).toBeGreaterThanOrEqual(0);
      expect(node).toBeLessThan(page.tree.size);
      if (index > 0) expect(node).toBeGreaterThanOrEqual(page.tree.end[list[index - 1]!]!);
    }
  }
}

/** A page with navigation around an article of the given number of paragraphs. */
function articleHtml(paragraphs: number, paragraph: string = PARAGRAPHS['English']!): string {
  const links = '<li><a href="/x">Some link</a></li>'.repeat(paragraphs);
  return `<!doctype html><body><nav><ul>${links}</ul></nav><main><article><h1>Title</h1>${`<p>${paragraph}</p>`.repeat(paragraphs)}</article></main><footer><ul>${links}</ul></footer>`;
}

/** The page as the method needs it: with its tree built and, if the method uses boxes, laid out. */
function readyPage(method: Method, html: string): Page {
  const page = pageFromHtml(html);
  void page.tree;
  return method.needs.includes('layout') ? flowLayout(page) : page;
}
