import { describe, expect, it } from 'vitest';
import { lcsToken } from '../metrics/text/lcs-scores.ts';
import { runFacts, scoreEntry } from './aggregate.ts';
import { record } from './result.cases.ts';
import { timeoutMessage } from './work/page-pool.ts';

describe('scoreEntry', () => {
  const records = [record('1', 'en', 1, 0), record('2', 'en', 0.5, 0), record('3', 'ja', 0, 0)];

  it('averages over pages, languages and page types', () => {
    const entry = scoreEntry('a', 'set', lcsToken, records)!;
    expect(entry.pages).toBe(3);
    expect(entry.values['f1']).toMatchObject({ estimate: 0.5 });
    expect(entry.values['f1']!.low).toBeLessThan(0.5);
    expect(entry.byLanguage).toMatchObject({
      en: { pages: 2, values: { f1: 0.75 } },
      ja: { pages: 1, values: { f1: 0 } },
    });
    expect(entry.byPageType).toMatchObject({ article: { pages: 3, values: { f1: 0.5 } } });
  });

  it('is nothing where no page has the gold', () => {
    expect(scoreEntry('c', 'set', lcsToken, records)).toBeNull();
  });
});

describe('runFacts', () => {
  it('tells empty results, errors and timeouts apart', () => {
    const page = record('1', 'en', 1, 0);
    const failed = (error: string): typeof page => {
      return { ...page, systems: { a: { ...page.systems['a']!, chars: 0, ms: 40, error } } };
    };
    const records = [page, page, failed('TypeError: x'), failed(timeoutMessage(20_000))];
    expect(runFacts('a', 'set', records)).toEqual({
      system: 'a',
      dataset: 'set',
      pages: 4,
      empty: 2,
      errors: 1,
      timeouts: 1,
      meanMs: 25,
      medianMs: 40,
    });
    expect(runFacts('b', 'set', records)).toMatchObject({ pages: 2, empty: 2, errors: 0 });
  });
});
