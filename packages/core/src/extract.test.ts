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

describe('without metadata', () => {
  const text = 'Words of a story that goes on for a while, as stories on pages do. '.repeat(9);
  const html = `<html lang=en><title>A long title</title><meta name=author content="Ada Lovelace"><base href="x:">
    <link rel=canonical href="https://a.example/b/c"><body><article><h1>A long title</h1><p>${text}<p><a href=d>${text}</a></article>`;

  it('leaves out what the page says about itself, and warnings about it', () => {
    const result = extract(html, { metadata: 'drop', url: 'https://a.example/' });
    expect(result).toMatchObject({ title: null, authors: [], byline: null, lang: null, dir: null, tags: [] });
    expect(result.url).toBe('https://a.example/');
    expect(extract('<base href="http://["><p>A', { metadata: 'drop' }).warnings).toEqual([]);
  });

  it('keeps the heading with the title, which nothing else of the result says', () => {
    const include = 'article';
    const dropped = extract(html, { include, metadata: 'drop' });
    expect(dropped.markdown).toMatch(/^# A long title\n/u);
    expect(dropped.markdown).toBe(extract(html, { include, title: 'auto' }).markdown);
    expect(extract(html, { include }).markdown).not.toContain('# A long title');
  });

  it('asks the page for what the content depends on', () => {
    const page = html.replace('<base href="x:">', '');
    expect(extract(page, { metadata: 'drop' }).content).toContain('https://a.example/b/d');
    const post = (name: string): string =>
      `<div class=post><b class=author>${name} Lovelace</b> <span class=date>2.3.2024 10:00</span><p>${text}</div>`;
    const thread = `<html lang=de><title>A</title>${['Ada', 'Eva', 'Ida'].map(post).join('')}`;
    const options = { posts: true, title: 'auto' } as const;
    const kept = extract(thread, options).posts;
    expect(kept?.map(({ published }) => published?.slice(0, 10))).toEqual(Array(3).fill('2024-03-02'));
    expect(extract(thread, { ...options, metadata: 'drop' }).posts).toEqual(kept);
  });
});
