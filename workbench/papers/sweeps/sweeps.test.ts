import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Method, parsePage } from 'fovea';
import { methods } from 'fovea/methods';
import { describe, expect, it } from 'vitest';
import type { Sample } from '../../datasets/sample.ts';
import { defaultsTable } from './option-defaults.ts';
import { OptionSweep, withOptions } from './option-sweep.ts';
import { pageStatistics } from './page-statistics.ts';
import { SWEEPS, sweepNamed } from './registry.ts';

const prose = 'The river rose in the night and by morning the lower fields were under water. '
  .repeat(6)
  .trim();
const menu = Array.from({ length: 12 }, (_, i) => `<li><a href="/${i}">Section ${i}</a></li>`).join('');
const html = `<html><body><div><ul>${menu}</ul></div><div><h1>Flood</h1><p>${prose}</p><p>See <a href="/map">the map</a> here.</p><p>More tomorrow.</p></div></body></html>`;

function sample(overrides: Partial<Sample> = {}): Sample {
  return {
    id: '1',
    dataset: 'invented',
    url: null,
    site: null,
    lang: 'en',
    page_type: 'article',
    html,
    gold_text: `Flood\n${prose}\nSee the map here.\nMore tomorrow.`,
    meta: {},
    split: null,
    ...overrides,
  };
}

describe('pageStatistics', () => {
  it('counts by hand-worked expectation', () => {
    const statistics = pageStatistics(sample())!;
    // 12 of 13 links are in the menu.
    expect(statistics.linksOutside).toBeCloseTo(12 / 13);
    // The second div: a heading and three paragraphs, directly below the body, which is two levels above the deepest.
    expect(statistics.rootChildren).toBe(4);
    expect(statistics.isRootHigh).toBe(true);
    // All words outside links are content; the menu has none.
    expect(statistics.wordsPerOtherNode).toBe(0);
    expect(statistics.wordsPerContentNode).toBeGreaterThan(5);
    // div > ul > li or div > p: three levels, two children of the body.
    expect(statistics.isWide).toBe(false);
  });

  it('calls a flat page wide', () => {
    const flat = `<html><body>${`<p>${prose}</p>`.repeat(3)}</body></html>`;
    expect(pageStatistics(sample({ html: flat, gold_text: `${prose}\n${prose}\n${prose}` }))).toMatchObject({
      isWide: true,
      contentShare: 1,
      linksOutside: null,
      wordsPerOtherNode: null,
    });
  });

  it('has nothing to say of a page whose gold is not there', () => {
    expect(pageStatistics(sample({ gold_text: 'Öäü' }))).toBeNull();
  });
});

describe('withOptions', () => {
  it('overrides options of a method and leaves the method alone', () => {
    const r4 = methods().find(({ name }) => name === 'r4')!;
    const seen: unknown[] = [];
    const spy: Method = {
      ...r4,
      select(_page, context) {
        seen.push(context.options);
        return { roots: [], removed: [], reasons: [] };
      },
    };
    withOptions(spy, { c: 7 }).select(parsePage(html), { options: { c: 3, tr: 1.5 } });
    expect(seen).toEqual([{ c: 7, tr: 1.5 }]);
  });
});

describe('OptionSweep', () => {
  const plan = {
    method: 'r4',
    variants: [1, 3].map((c) => ({ label: String(c), options: { c } })),
    metrics: ['dom-nodes', 'lcs-token'],
  };

  it('goes on where an earlier run stopped', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fovea-sweeps-'));
    try {
      const first = new OptionSweep(plan, folder);
      first.add(sample());
      // The page is known, so its text is not read again.
      const second = new OptionSweep(plan, folder);
      second.add(sample({ html: '' }));
      expect(second.scores(1, 'lcs-token')).toEqual(first.scores(1, 'lcs-token'));
      expect(second.scores(1, 'lcs-token')['f1']).toBeGreaterThan(0.9);
      const other = new OptionSweep({ ...plan, metrics: ['lcs-token'] }, folder);
      other.add(sample({ html: '' }));
      expect(other.scores(1, 'lcs-token')['f1']).toBe(0);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('scores each variant by its own choice', () => {
    const sweep = new OptionSweep({ ...plan, method: 'whole-body' }, null);
    sweep.add(sample());
    const options = new OptionSweep(
      { ...plan, method: 'dana', variants: [{ label: 'none', options: { fallback: 'none' } }] },
      null,
    );
    options.add(sample());
    expect(sweep.scores(0, 'lcs-token')['recall']).toBeGreaterThan(0.9);
    expect(sweep.scores(1, 'lcs-token')).toEqual(sweep.scores(0, 'lcs-token'));
    // The page is in a Latin script, which the method refuses.
    expect(options.scores(0, 'lcs-token')['recall']).toBe(0);
  });
});

describe('defaultsTable', () => {
  it('names the options that differ and have their default among the values', () => {
    const variants = [
      { label: 'a', options: { c: 3, hr: 5, tr: 1.5 } },
      { label: 'b', options: { c: 4, hr: 6, tr: 1.5 } },
      { label: 'c', options: { c: 5, hr: 8, tr: 1.5, postProcess: false, other: 1 } },
    ];
    expect(defaultsTable('r4', variants).rows).toEqual([
      ['r4', 'c', '3', 'default'],
      ['r4', 'postProcess', 'true', 'default'],
    ]);
  });
});

describe('sweeps', () => {
  it('give tables with whole rows, published numbers beside ours', () => {
    for (const sweep of SWEEPS) {
      const running = sweep.start(null);
      running.add(sample({ lang: 'zh', gold_text: prose }));
      for (const { id, head, rows } of running.tables()) {
        expect(rows.length).toBeGreaterThan(id === 'defaults' ? 0 : 3);
        for (const row of rows) expect(row).toHaveLength(head.length);
      }
    }
  });

  it('puts the published number of a size beside ours', () => {
    const running = sweepNamed('r4-c').start(null);
    running.add(sample());
    const [table] = running.tables();
    expect(table!.rows[2]![0]).toBe('3');
    expect(table!.rows[2]!.slice(5, 6)).toEqual(['0.830']);
  });

  it('names what there is when asked for something else', () => {
    expect(() => sweepNamed('x')).toThrow('r4-c, r4-tr-hr, r4-ratios, r4-readings, dana-gap, dana-line');
  });
});
