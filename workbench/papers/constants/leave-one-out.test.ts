import { describe, expect, it } from 'vitest';
import type { PageRecord } from '../../bench/result.ts';
import { type Candidates, optionsOf, systemOf } from './candidates.ts';
import { constantsTables, paperSystem } from './constants-table.ts';
import { CHOICE_SETS, leaveOneOut } from './leave-one-out.ts';

const candidates: Candidates = { method: 'wlr', grid: { coverage: [1, 2] } };
const [one, two] = optionsOf(candidates).map((options) => systemOf('wlr', options)) as [string, string];

/** A page on which the two candidates have these scores. */
function page(dataset: string, first: number, second: number): PageRecord {
  const measure = (f1: number) => ({ chars: 1, ms: 1, scores: { 'lcs-token': { f1 } } });
  const systems = { [one]: measure(first), [two]: measure(second), 'fovea:wlr': measure(second) };
  return { dataset, id: dataset, url: null, lang: 'en', pageType: 'article', systems };
}

describe('leaveOneOut', () => {
  it('does not look at the set that it reports', () => {
    // The first candidate is a little better everywhere but on one set, where the second wins by far.
    const pages = CHOICE_SETS.map((name, i) => (i === 0 ? page(name, 0, 1) : page(name, 0.6, 0.5)));
    const choices = leaveOneOut(candidates, pages);
    expect(choices[0]).toEqual({ dataset: CHOICE_SETS[0], system: one });
    expect(choices.at(-1)).toEqual({ dataset: null, system: two });
  });

  it('counts each set once, however many pages it has', () => {
    const many = Array.from({ length: 9 }, () => page('wcxb', 1, 0));
    const choices = leaveOneOut(candidates, [...many, page('dragnet', 0, 0.7), page('cleaneval', 0, 0.7)]);
    expect(choices.at(-1)!.system).toBe(two);
  });

  it('chooses nothing without results', () => {
    expect(leaveOneOut(candidates, []).every(({ system }) => system === null)).toBe(true);
  });
});

describe('constantsTables', () => {
  it('have whole rows', () => {
    for (const { head, rows } of constantsTables([page('wcxb', 1, 0)]))
      for (const row of rows) expect(row).toHaveLength(head.length);
    expect(paperSystem('wlr')).toBe('fovea:wlr?coverage=1');
    expect(paperSystem('fovea')).toBeNull();
  });
});
