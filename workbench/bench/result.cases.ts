import { lcsToken } from '../metrics/text/lcs-scores.ts';
import { runFacts, scoreEntry } from './aggregate.ts';
import { type BenchResult, type PageRecord, RESULT_FORM } from './result.ts';

/** A page on which system `a` and system `b` have these F1s. */
export function record(id: string, lang: string, a: number, b: number): PageRecord {
  const measure = (f1: number): PageRecord['systems'][string] => {
    return { chars: f1 * 100, ms: 10, scores: { 'lcs-token': { precision: f1, recall: f1, f1, f05: f1 } } };
  };
  return {
    dataset: 'set',
    id,
    url: null,
    lang,
    pageType: 'article',
    systems: { a: measure(a), b: measure(b) },
  };
}

/** A result of two systems on one dataset. */
export function resultOfRecords(records: readonly PageRecord[]): BenchResult {
  const languages: Record<string, number> = {};
  for (const { lang } of records) languages[lang] = (languages[lang] ?? 0) + 1;
  return {
    form: RESULT_FORM,
    setting: {
      date: '2026-01-02',
      node: 'v24.0.0',
      machine: '2 × test',
      jobs: 2,
      timeoutMs: 20_000,
      pagesPerDataset: null,
      scorer: 'abc',
      seconds: 1,
    },
    metrics: [{ name: 'lcs-token', description: '', source: '', headline: 'f1' }],
    datasets: [
      {
        name: 'set',
        title: 'Set',
        digest: '0123456789abcdef',
        state: 'same',
        gold: 'hand-text',
        isHeadline: true,
        caveat: null,
        pages: records.length,
        pagesInFile: records.length,
        partialGold: 0,
        languages,
        pageTypes: { article: records.length },
      },
    ],
    systems: ['a', 'b'].map((name) => ({ name, kind: 'fovea', about: '', version: '1' })),
    runs: ['a', 'b'].map((name) => runFacts(name, 'set', records)),
    scores: ['a', 'b'].map((name) => scoreEntry(name, 'set', lcsToken, records)!),
    notices: [],
  };
}
