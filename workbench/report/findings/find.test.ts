import { describe, expect, it } from 'vitest';
import { inventedResults } from '../results/invented-results.cases.ts';
import { chooseHighlights, find, MIN_PAGES } from './find.ts';
import type { Findings } from './findings.ts';
import { directionOf, languageName } from './names.ts';

const { result, pages } = inventedResults(6, 60);
const question = { metric: null, highlight: [], ours: 'fovea:cectd-ds', costs: new Map() };
const findings: Findings = find(result, pages, question);

describe('find', () => {
  it('ranks by the mean of the datasets that count, with equal weights', () => {
    const means = findings.systems.map(({ overall }) => overall!.estimate);
    expect(means).toEqual(means.toSorted((a, b) => b - a));
    expect(findings.counted.map(({ name }) => name)).toEqual(['first-set', 'second-set']);
    const ours = findings.systems.find(({ name }) => name === 'fovea:cectd-ds')!;
    const parts = result.scores
      .filter((entry) => entry.system === 'fovea:cectd-ds' && entry.dataset !== 'tool-set')
      .map((entry) => entry.values['f1']!);
    expect(ours.overall!.estimate).toBeCloseTo((parts[0]!.estimate + parts[1]!.estimate) / 2);
    expect(ours.overall!.deviation).toBeCloseTo(Math.hypot(parts[0]!.deviation, parts[1]!.deviation) / 2);
  });

  it('gives no mean to a system that lacks a dataset', () => {
    const scores = result.scores.filter(
      (entry) => entry.system !== 'npm-peer-1' || entry.dataset !== 'first-set',
    );
    const found = find({ ...result, scores }, pages, question);
    expect(found.systems.at(-1)).toMatchObject({ name: 'npm-peer-1', overall: null });
  });

  it('cuts languages from every dataset that people made', () => {
    const datasets = result.datasets.map((one) =>
      one.name === 'second-set' ? { ...one, isHeadline: false } : one,
    );
    const found = find({ ...result, datasets }, pages, question);
    expect(found.counted.map(({ name }) => name)).toEqual(['first-set']);
    expect(found.forLanguages.map(({ name }) => name)).toEqual(['first-set', 'second-set']);
    expect(found.languages.map(({ pages: count }) => count)).toEqual(
      findings.languages.map(({ pages: count }) => count),
    );
  });

  it('shows languages with enough pages as slices and the others as pages won and lost', () => {
    expect(findings.languages.every(({ pages: count }) => count >= MIN_PAGES)).toBe(true);
    expect(findings.languages.map(({ label }) => label)).toContain('Arabic');
    const burmese = findings.smallLanguages.find(({ key }) => key === 'my')!;
    expect(burmese.pages).toBe(2);
    for (const { better, worse, same } of burmese.duels) expect(better + worse + same).toBe(2);
    expect([...findings.languages, ...findings.smallLanguages].some(({ key }) => key === 'und')).toBe(false);
  });

  it('falls back to another metric where a dataset has no full gold, and says so', () => {
    const scores = result.scores.map((entry) =>
      entry.dataset === 'tool-set' ? { ...entry, metric: 'wcxb' } : entry,
    );
    const found = find({ ...result, scores }, pages, question);
    expect(found.datasets.map(({ metric }) => metric)).toEqual([undefined, undefined, 'wcxb']);
  });

  it('refuses a metric that the results do not have', () => {
    expect(() => find(result, pages, { ...question, metric: 'rouge-lsum' })).toThrow('only lcs-token, wcxb');
  });
});

describe('chooseHighlights', () => {
  it('takes ours and then the best, or those that are named', () => {
    const ranked = ['a', 'b', 'c', 'ours', 'd', 'e', 'f'];
    expect(chooseHighlights(ranked, { highlight: [], ours: 'ours' })).toEqual(['ours', 'a', 'b', 'c', 'd']);
    expect(chooseHighlights(ranked, { highlight: ['f', 'a'], ours: 'ours' })).toEqual(['f', 'a']);
    expect(() => chooseHighlights(ranked, { highlight: ['x'], ours: 'ours' })).toThrow('no system x');
  });
});

describe('names', () => {
  it('knows languages and directions', () => {
    expect(languageName('fa')).toBe('Persian');
    expect(languageName('not a code')).toBe('not a code');
    expect([directionOf('fa-IR'), directionOf('en')]).toEqual(['rtl', 'auto']);
  });
});
