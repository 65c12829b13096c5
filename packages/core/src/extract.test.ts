import { describe, expect, it } from 'vitest';
import { extract } from './extract.ts';
import { flowLayout } from './layout/flow-layout.cases.ts';
import { methods } from './methods/all-methods.ts';
import type { Method } from './methods/method.ts';
import { pageFromHtml } from './page/from-html.ts';
import { parseHtml } from './page/parser.ts';

const HTML = '<nav>Menu</nav><main><p>What the page is about.</p></main>';

/** A page and a count of how often it was parsed. */
function countedPage(): { page: ReturnType<typeof pageFromHtml>; parses: () => number } {
  let parses = 0;
  const page = pageFromHtml(HTML, {
    parser: (source, limits) => {
      parses++;
      return parseHtml(source, limits);
    },
  });
  return { page, parses: () => parses };
}

describe('extract', () => {
  it('parses only after a method that reads the source has selected, and once', () => {
    const { page, parses } = countedPage();
    let before = -1;
    const method: Method = {
      name: 'source-only',
      about: 'Takes the paragraph by its offsets.',
      needs: ['source'],
      parameters: [],
      select({ source }) {
        before = parses();
        const start = source!.indexOf('What');
        return { roots: [], removed: [], ranges: [{ start, end: source!.indexOf('</p>') }], reasons: [] };
      },
    };
    expect(extract(page, { method }).text).toBe('What the page is about.');
    expect(before).toBe(0);
    expect(parses()).toBe(1);
  });

  it('counts parsing for no other stage, whenever it happens', () => {
    const { timings } = extract(HTML, { method: 'bte' });
    const { total, ...stages } = timings;
    expect(stages.parse).toBeGreaterThan(0);
    expect(Object.values(stages).reduce((sum, time) => sum + time, 0)).toBeLessThanOrEqual(total);
  });
});

describe('the reasons of a choice', () => {
  const HTML = `<div><nav><a href=/>Home</a></nav><article>${'<p>A sentence that is long enough to carry some weight, and another one. </p>'.repeat(6)}</article></div>`;

  it.each(methods().map(({ name }) => name))('of %s come with `explain`, and only then', (method) => {
    // A method that finds nothing here says why instead, which is a reason too.
    const page = flowLayout(pageFromHtml(HTML));
    const { reasons = [] } = extract(page, { method, explain: true });
    expect(reasons.length).toBeGreaterThan(0);
    for (const reason of reasons) expect(reason).toMatch(/\w.*[.:)]$/u);
    expect(extract(page, { method })).not.toHaveProperty('reasons');
  });

  it('say how layout analysis tells sentences from headings, with and without English verbs', () => {
    const page = flowLayout(pageFromHtml(HTML));
    const reasonOf = (verbTest: 'english' | 'any'): string | undefined =>
      extract(page, { method: 'layout-analysis', methodOptions: { verbTest }, explain: true }).reasons?.[0];
    expect(reasonOf('english')).toMatch(/^\d+ zones, of which \d+ are paragraphs by English verbs/u);
    expect(reasonOf('any')).not.toContain('English verbs');
  });
});
