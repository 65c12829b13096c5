import { describe, expect, it } from 'vitest';
import { type CompareReport, compareMarkdown } from './compare-report.ts';
import { type Summary, summarise } from './summary.ts';

function summary(name: string, ms: number, skipped: string | null = null): Summary {
  const round = { shortWarm: [ms], hot: { head: ms, tail: 0 }, errors: [], nearlyEmpty: 0 };
  return summarise(
    {
      candidate: { name, about: `about ${name}`, packages: [], isSlow: false, load: async () => () => 0 },
      pages: 1,
      rounds: skipped === null ? [{ ...round, peakRssMb: 1, retainedMb: 1 }] : [],
      cold: [],
      killed: name === 'defuddle' ? [{ id: 'set/9', how: 'no answer in 30 s' }] : [],
      skipped,
    },
    [{ id: 'set/1', bytes: 1000 }],
  );
}

function report(summaries: readonly Summary[]): CompareReport {
  const setting = {
    date: '2026-01-02',
    node: 'v20',
    machine: '2 × CPU',
    loadPerCore: 0.5,
    versions: { a: '1' },
  };
  const sample = {
    digest: 'abc',
    pages: 1,
    slowPages: 1,
    warmUp: 0,
    megabytes: 1,
    medianKb: 1,
    datasets: ['set'],
  };
  return { setting, sample, rounds: 1, hotPasses: 1, coldPageKb: 1, summaries };
}

describe('compareMarkdown', () => {
  it('says which goals are met', () => {
    const text = compareMarkdown(
      report([summary('fovea', 10), summary('readability-linkedom', 24), summary('defuddle', 120)]),
    );
    expect(text).toMatch(/Readability on linkedom \| +2\.40 \(≥ 2\.5, missed\) \| +2\.40 \(≥ 8, missed\) \|/);
    expect(text).toMatch(/as fast as Defuddle +\| +12\.0 \(≥ 10, met\) \| +12\.0 \(≥ 30, missed\)/);
    expect(text).not.toContain('bare parse |');
  });

  it('names the sample, the machine and what was stopped', () => {
    const text = compareMarkdown(report([summary('fovea', 10), summary('defuddle', 120)]));
    expect(text).toContain('Sample abc');
    expect(text).toContain('2026-01-02, Node v20, 2 × CPU');
    expect(text).toContain('- defuddle was stopped on set/9: no answer in 30 s');
  });

  it('lists what was skipped only with its reason', () => {
    const text = compareMarkdown(report([summary('fovea', 10), summary('parse5', 1, 'not installed')]));
    expect(text.match(/^\| parse5 /gm)).toHaveLength(1);
    expect(text).toContain('| not installed |');
  });
});
