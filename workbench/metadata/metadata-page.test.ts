import { describe, expect, it } from 'vitest';
import type { BenchResult } from '../bench/result.ts';
import { readEarlierPage } from './earlier-page.ts';
import { countFields, metadataPage } from './metadata-page.ts';

const rows = [
  {
    dataset: 'a',
    systems: { one: { title: 1, 'title answered': 1, author: 0 }, two: { title: 0, author: 0 } },
  },
  {
    dataset: 'a',
    systems: { one: { title: 1, 'title answered': 1 }, two: { title: 1, 'title answered': 1 } },
  },
  { dataset: 'b', systems: { one: { title: 0, date: 1 }, two: { title: 0, date: 0 }, three: null } },
];

const resultOf = (date: string, names: readonly string[]): BenchResult =>
  ({
    setting: { date, node: 'v20', machine: 'm' },
    systems: names.map((name) => ({ name, version: '1+abc' })),
    datasets: [{ name: 'a' }, { name: 'b' }],
  }) as unknown as BenchResult;

const tablesOf = (page: string): string[] => page.split('\n').filter((line) => line.startsWith('|'));

describe('metadata page', () => {
  it('counts fields with gold only', () => {
    const counts = countFields(rows);
    expect(counts).toContainEqual({
      system: 'one',
      dataset: 'a',
      field: 'title',
      right: 2,
      answered: 2,
      pages: 2,
    });
    expect(counts).toContainEqual({
      system: 'two',
      dataset: 'a',
      field: 'author',
      right: 0,
      answered: 0,
      pages: 1,
    });
    expect(counts.some(({ system }) => system === 'three')).toBe(false);
  });

  it('keeps the rows of systems that were measured on another day', () => {
    const both = metadataPage(resultOf('2026-11-15', ['one', 'two']), countFields(rows));
    const own = rows.map(({ dataset, systems: { one } }) => ({ dataset, systems: { one: one } }));
    const alone = metadataPage(
      resultOf('2026-11-18', ['one']),
      countFields(own),
      readEarlierPage(both, ['one']),
    );
    expect(alone).toContain('Kept from earlier runs: two 1 (2026-11-15).');
    expect(alone).not.toContain('one 1 (2026');
    expect(tablesOf(alone)).toEqual(tablesOf(both));
    // And once more, with the day on which they were measured.
    const third = metadataPage(
      resultOf('2026-11-20', ['one']),
      countFields(own),
      readEarlierPage(alone, ['one']),
    );
    expect(third).toContain('Kept from earlier runs: two 1 (2026-11-15).');
  });

  it('keeps nothing where there is no earlier page', () => {
    expect(readEarlierPage('', ['one'])).toEqual({ systems: [], rows: [] });
  });

  it('has the best system first and all pages together last', () => {
    const result = resultOf('2026-11-15', ['one']);
    const lines = metadataPage(result, countFields(rows)).split('\n');
    // one: 2 of 3 titles, and 2 of 2 answers; two: 1 of 3.
    expect(lines.find((line) => line.startsWith('| one'))).toMatch(
      /one +\| +1.000 \| +0.000 \| +0.667 \| +1.000 \|/u,
    );
    expect(lines.find((line) => line.startsWith('| two'))).toMatch(/two +\| +0.500 \| +0.000 \| +0.333 \|/u);
    expect(lines.join('\n')).toContain('one 1.');
  });
});
