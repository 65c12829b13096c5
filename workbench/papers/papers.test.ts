import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { methods } from 'fovea/methods';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../baselines/root.ts';
import { inventedResults } from '../report/results/invented-results.cases.ts';
import { measuredValue, rowsOf } from './column-values.ts';
import { fixturePages } from './dana/fixture-pages.ts';
import { F1_BY_SITE, SITE_MEANS, SPEED } from './dana/published.ts';
import { pagesOfSmallLanguages } from './dana/small-languages.ts';
import { speeds } from './dana/speed.ts';
import { zooLanguages } from './dana/zoo-languages.ts';
import { differences, differencesMarkdown } from './differences.ts';
import { GCE_BY_SET } from './gce/published.ts';
import { mergedPages } from './merged-pages.ts';
import { readOptions } from './options.ts';
import { F1_OF_MEANS, type Paper } from './paper.ts';
import { comparisonTable, paperPage } from './paper-page.ts';
import { CETD } from './r4/published.ts';
import { PAPERS } from './registry.ts';
import { isNonLatin } from './scripts.ts';
import { SWEEPS } from './sweeps/registry.ts';

const { result, pages } = inventedResults(4, 20);
const ours = { setting: result.setting, systems: result.systems, pages };
const written = { claim: 'What they say.', notes: 'Why not.' };

const paper: Paper = {
  folder: 'x',
  title: 'X',
  authors: 'A, B',
  year: 2001,
  published: [
    { id: 't', title: 'T', source: 'Table 1', columns: ['F1'], rows: [{ name: 'Peer', values: [0.5] }] },
  ],
  comparisons: [
    {
      title: 'Side by side',
      rows: [
        { label: 'peer of ours', published: 'Peer', system: 'npm-peer-1' },
        { label: 'later', system: 'fovea:gce', missing: 'not measured yet: needs layout' },
      ],
      columns: [
        { kind: 'published', title: 'theirs', table: 't', column: 'F1' },
        {
          kind: 'measured',
          title: 'ours',
          metric: 'lcs-token',
          value: 'f1',
          pages: ({ dataset }) => dataset === 'first-set',
        },
      ],
    },
  ],
  sweeps: ['r4-c'],
};

describe('published tables', () => {
  it('have a value for every column', () => {
    for (const { published } of PAPERS) {
      for (const { columns, rows } of published) {
        for (const { values } of rows) expect(values).toHaveLength(columns.length);
      }
    }
  });

  it('agree with what the papers say about them', () => {
    expect(SITE_MEANS.rows.find(({ name }) => name === 'DANA')!.values[0]).toBeCloseTo(0.938, 3);
    const pagesOfDana = F1_BY_SITE.rows.find(({ name }) => name === 'pages')!.values;
    expect(pagesOfDana.reduce<number>((sum, count) => sum + count!, 0)).toBe(2166);
    // Printed averages against their columns guard against typing errors here; that of FE is wrong in the paper.
    for (const { name, values } of CETD.rows.filter((row) => row.name !== 'FE')) {
      const mean = values.slice(0, 7).reduce<number>((sum, value) => sum + value!, 0) / 7;
      expect(mean, name).toBeCloseTo(values[7]!, 3);
    }
    const sets = GCE_BY_SET.rows.slice(0, 9);
    const average = GCE_BY_SET.rows[9]!.values;
    for (const column of [0, 1, 4, 5, 6]) {
      expect(sets.reduce((sum, { values }) => sum + values[column]!, 0) / 9).toBeCloseTo(average[column]!, 2);
    }
  });
});

describe('papers', () => {
  it('have their written parts, and sweeps that exist', () => {
    for (const { folder, sweeps } of PAPERS) {
      for (const file of ['claim.md', 'notes.md'])
        expect(existsSync(join(ROOT, 'workbench/papers', folder, file))).toBe(true);
      for (const name of sweeps) expect(SWEEPS.map((sweep) => sweep.name)).toContain(name);
    }
  });

  it('find every published column that they compare with', () => {
    for (const one of PAPERS)
      for (const comparison of one.comparisons) comparisonTable(one, comparison, ours);
  });

  it('name methods as Fovea does, unless they say why there is no number', () => {
    const known = new Set(methods().map(({ name }) => `fovea:${name}`));
    const rows = PAPERS.flatMap(({ comparisons }) =>
      comparisons.flatMap((comparison) => rowsOf(comparison, [])),
    );
    const unknown = rows.filter(
      ({ system, missing }) =>
        system?.startsWith('fovea:') && missing === undefined && !known.has(system.split('?')[0]!),
    );
    // Methods that others are building; they get numbers as soon as they are registered.
    const expected = /^fovea:(?:cehtd-ds|boilerpipe-(?:default|article|largest))$/;
    expect(unknown.filter(({ system }) => !expected.test(system!))).toEqual([]);
  });
});

describe('mergedPages', () => {
  it('brings the metrics of two runs together', () => {
    const page = pages[0]!;
    const [name, measure] = Object.entries(page.systems)[0]!;
    const slow = {
      ...page,
      systems: { [name]: { ...measure, scores: { web2text: { tp: 1 } } }, late: measure },
    };
    const merged = mergedPages([pages, [slow]]);
    expect(merged).toHaveLength(pages.length);
    expect(merged[0]!.systems[name]!.scores).toEqual({ ...measure.scores, web2text: { tp: 1 } });
    expect(merged[0]!.systems['late']).toEqual(measure);
    expect(merged[1]).toEqual(pages[1]);
  });
});

describe('differences', () => {
  it('names a reason and a page for a large difference, and for a large one only', () => {
    const found = (published: number, differs?: string) => {
      const [table] = paper.published;
      const rows = [{ name: 'Peer', values: [published] }];
      const row = {
        label: 'peer',
        published: 'Peer',
        system: 'npm-peer-1',
        ...(differs === undefined ? {} : { differs }),
      };
      const comparison = { ...paper.comparisons[0]!, rows: [row] };
      return differences({ ...paper, published: [{ ...table!, rows }] }, comparison, pages);
    };
    const ours = Number(comparisonTable(paper, paper.comparisons[0]!, { ...result, pages }).rows[0]![2]);
    expect(found(ours - 0.02, 'other pages.')).toEqual([]);
    const worst = pages
      .filter(({ dataset }) => dataset === 'first-set')
      .map(({ id, systems }) => ({ id, f1: systems['npm-peer-1']!.scores['lcs-token']!['f1']! }))
      .toSorted((a, b) => a.f1 - b.f1 || (a.id < b.id ? -1 : 1))[0]!;
    const lower = found(ours + 0.04, 'other pages.');
    expect(lower).toMatchObject([
      {
        row: 'peer',
        column: 'theirs',
        reason: 'other pages.',
        example: `\`${worst.id}\` ${worst.f1.toFixed(3)}`,
      },
    ]);
    const text = differencesMarkdown(lower);
    expect(text).toContain('−0.040');
    expect(text).toContain('- peer: other pages.');
    expect(found(ours - 0.06)[0]!.reason).toContain('no reason is known');
    expect(differencesMarkdown([])).toBe('');
  });
});

describe('measuredValue', () => {
  const column = {
    kind: 'measured',
    title: 'ours',
    metric: 'lcs-token',
    value: F1_OF_MEANS,
    dataset: 'first-set',
    pages: () => true,
  } as const;
  const page = (id: string, system: string, precision: number, recall: number) => {
    const f1 = (2 * precision * recall) / (precision + recall);
    const measure = { chars: 1, ms: 1, scores: { 'lcs-token': { precision, recall, f1, f05: f1 } } };
    return { ...pages[0]!, id, systems: { [system]: measure } };
  };

  it('gives the F1 of means, which is not the mean of F1', () => {
    const two = [page('a', 'x', 1, 0.5), page('b', 'x', 0.5, 1)];
    const row = { label: 'x', system: 'x' };
    expect(measuredValue(column, row, two)).toBeCloseTo(0.75);
    expect(measuredValue({ ...column, value: 'f1' }, row, two)).toBeCloseTo(2 / 3);
  });

  it('takes the system of the dataset and the pages of the row', () => {
    const two = [page('a', 'x', 1, 1), page('b', 'y', 0.5, 0.5), page('c', 'y', 1, 1)];
    const systemByDataset = { 'first-set': 'y', other: 'x' };
    expect(measuredValue(column, { label: 'by set', systemByDataset }, two)).toBeCloseTo(0.75);
    const onlyC = { label: 'by set', systemByDataset, pages: ({ id }: { id: string }) => id === 'c' };
    expect(measuredValue(column, onlyC, two)).toBe(1);
  });
});

describe('the pages of DANA', () => {
  it('lists every page of a language with few, and no others', () => {
    const [page] = pages;
    const few = [
      { ...page!, id: 'p1', lang: 'fa' },
      { ...page!, id: 'p2', lang: 'en' },
      ...Array.from({ length: 11 }, (_, i) => ({ ...page!, id: `z${i}`, lang: 'zh' })),
    ];
    const { head, rows } = pagesOfSmallLanguages([{ label: 'Peer', system: 'npm-peer-1' }], few);
    expect(head.map(({ title }) => title)).toEqual(['language', 'page', 'Peer']);
    const f1 = page!.systems['npm-peer-1']!.scores['lcs-token']!['f1']!;
    expect(rows).toEqual([['Persian', `${page!.dataset} p1`, f1.toFixed(3)]]);
  });

  it('has the layouts of the zoo in every language that is not written in Latin letters', () => {
    const { rows } = zooLanguages([{ label: 'all', system: 'fovea:whole-body' }]);
    expect(rows.map(([language]) => language)).toEqual(expect.arrayContaining(['Arabic', 'Hindi', 'Korean']));
    expect(rows.some(([language]) => language === 'German')).toBe(false);
    // The whole body holds all of the content, and more.
    for (const [, , f1] of rows) expect(Number(f1)).toBeGreaterThan(0.5);
  });

  it('has a speed for every method of the paper that is built', () => {
    const { rows } = speeds([{ label: 'DANA', system: 'fovea:dana' }], 1);
    expect(rows.map(([name]) => name)).toEqual(SPEED.rows.map(({ name }) => name));
    expect(Number(rows[0]![2])).toBeGreaterThan(0);
    expect(rows.slice(1).every(([, , ours]) => ours === '–')).toBe(true);
  });

  it('scores the fixture pages by their phrases', () => {
    const { rows } = fixturePages([{ label: 'all', system: 'fovea:whole-body' }]);
    expect(rows.length).toBeGreaterThan(8);
    const scores = rows.map((row) => Number(row[2]));
    // All phrases of the content are there, and on most pages some of the others.
    expect(Math.min(...scores)).toBeGreaterThan(0.3);
    expect(Math.min(...scores)).toBeLessThan(0.9);
  });
});

describe('paperPage', () => {
  it('sets published and measured numbers side by side', () => {
    const table = comparisonTable(paper, paper.comparisons[0]!, ours);
    const scores = pages
      .filter(({ dataset }) => dataset === 'first-set')
      .map((page) => page.systems['npm-peer-1']!.scores['lcs-token']!['f1']!);
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    expect(table.head.map(({ title }) => title)).toEqual(['', 'theirs', 'ours (20)']);
    expect(table.rows).toEqual([
      ['peer of ours', '0.500', mean.toFixed(3)],
      ['later', '–', 'not measured yet: needs layout'],
    ]);
  });

  it('holds claim, tables, notes and the experiments', () => {
    const page = paperPage(paper, written, ours);
    for (const part of [
      'Generated by `npm run papers`',
      'What they say.',
      '### T',
      'Why not.',
      'sweep r4-c',
    ]) {
      expect(page).toContain(part);
    }
    expect(paperPage(paper, written, null)).toContain('No results of ours');
  });
});

describe('options and scripts', () => {
  it('tells pages from sweeps', () => {
    expect(readOptions([])).toEqual({ mode: 'pages', results: ['out/bench'], papers: null });
    expect(readOptions(['a', 'b'])).toEqual({ mode: 'pages', results: ['a', 'b'], papers: null });
    expect(readOptions(['sweep', 'r4-c', '--pages', '5'])).toMatchObject({
      mode: 'sweep',
      sweep: 'r4-c',
      pages: 5,
      datasets: null,
    });
    expect(readOptions(['layout', '--system', 'gce', '--keep-costs'])).toMatchObject({
      mode: 'layout',
      systems: ['gce'],
      keepCosts: true,
    });
    expect(() => readOptions(['layout', '--keep-costs'])).toThrow('wants --system');
    expect(() => readOptions(['sweep'])).toThrow('one name');
    expect(() => readOptions(['sweep', 'x', '--pages', '0'])).toThrow('whole number');
  });

  it('knows scripts by language', () => {
    expect(['zh', 'ja', 'fa', 'ru', 'ko', 'th', 'el'].every(isNonLatin)).toBe(true);
    expect(['en', 'vi', 'tr', 'und', ''].some(isNonLatin)).toBe(false);
  });
});
