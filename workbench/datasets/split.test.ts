import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  foldOf,
  groupOf,
  holdOut,
  kFold,
  leaveOneLanguageOut,
  positionOf,
  type Splittable,
} from './split.ts';

const sample = (id: string, site: string | null = null, lang: string | null = 'en'): Splittable => ({
  id,
  dataset: 'set',
  site,
  lang,
});

const anySample: fc.Arbitrary<Splittable> = fc.record({
  id: fc.stringMatching(/^[a-c]{1,2}-[0-9]{1,2}$/),
  dataset: fc.constantFrom('one', 'two'),
  site: fc.option(fc.constantFrom('a.org', 'b.org', 'c.com', 'd.net', 'e.de')),
  lang: fc.option(fc.constantFrom('de', 'en', 'th')),
});

const sharedGroups = (a: readonly Splittable[], b: readonly Splittable[]): readonly string[] => {
  const groups = new Set(a.map(groupOf));
  return b.map(groupOf).filter((group) => groups.has(group));
};

describe('groupOf', () => {
  it('is the site, or the dataset with the id less its number', () => {
    expect(groupOf(sample('x-1', 'a.org'))).toBe('a.org');
    expect(groupOf(sample('big5-05-amd(1)'))).toBe('set/big5-05-amd');
    expect(groupOf(sample('ja-12'))).toBe('set/ja');
    expect(groupOf(sample('ja-7'))).toBe('set/ja');
  });

  it('is the theme where there is one, because its sites look alike', () => {
    expect(groupOf({ ...sample('x-1', 'a.org'), theme: 'papermod' })).toBe('theme/papermod');
  });
});

describe('kFold', () => {
  it('has every sample in one test part and no site in two folds', () => {
    fc.assert(
      fc.property(
        fc.array(anySample, { maxLength: 60 }),
        fc.integer({ min: 2, max: 6 }),
        (samples, folds) => {
          const splits = kFold(samples, folds);
          expect(splits.flatMap((split) => split.test)).toHaveLength(samples.length);
          for (const { train, test } of splits) {
            expect(train.length + test.length).toBe(samples.length);
            expect(sharedGroups(train, test)).toEqual([]);
          }
        },
      ),
    );
  });

  it('spreads sites evenly', () => {
    const samples = Array.from({ length: 2000 }, (_, i) => sample(`x-${i}`, `site${i}.org`));
    for (const { test } of kFold(samples, 5)) expect(Math.abs(test.length - 400)).toBeLessThan(80);
  });

  it('is pinned: these folds must not change', () => {
    const sites = ['example.org', 'example.com', '例え.jp', 'bbc.co.uk'];
    expect(sites.map((site) => foldOf(sample('x', site), 5))).toEqual(PINNED_FOLDS);
  });
});

/** Worked out by hand with `printf 'fovea-split-1\n<site>' | sha256sum`: first 12 hex digits / 16^12 · 5, rounded down. */
const PINNED_FOLDS: readonly number[] = [3, 2, 0, 4];

describe('holdOut', () => {
  it('keeps what was held out held out when the share grows', () => {
    const samples = Array.from({ length: 300 }, (_, i) => sample(`x-${i}`, `site${i % 100}.org`));
    const small = holdOut(samples, 0.1).test;
    const large = holdOut(samples, 0.3);
    expect(small.length).toBeGreaterThan(0);
    expect(small.every((one) => large.test.includes(one))).toBe(true);
    expect(sharedGroups(large.train, large.test)).toEqual([]);
  });

  it('can hold out nothing and everything', () => {
    expect(holdOut([sample('a', 'a.org')], 0).test).toEqual([]);
    expect(holdOut([sample('a', 'a.org')], 1).train).toEqual([]);
    expect(positionOf('a.org')).toBeLessThan(1);
  });
});

describe('leaveOneLanguageOut', () => {
  it('leaves the language and its sites out of training, and unknown languages too', () => {
    const samples = [
      sample('1', 'a.org', 'de'),
      sample('2', 'a.org', 'en'),
      sample('3', 'b.org', 'en'),
      sample('4', 'c.org', null),
      sample('5', 'd.org', 'th'),
    ];
    const splits = leaveOneLanguageOut(samples);
    expect(splits.map(({ lang }) => lang)).toEqual(['de', 'en', 'th']);
    expect(splits[0]!.test.map(({ id }) => id)).toEqual(['1']);
    expect(splits[0]!.train.map(({ id }) => id)).toEqual(['3', '5']);
    expect(leaveOneLanguageOut(samples, 2).map(({ lang }) => lang)).toEqual(['en']);
  });

  it('never has a site or the language in both parts', () => {
    fc.assert(
      fc.property(fc.array(anySample, { maxLength: 40 }), (samples) => {
        for (const { lang, train, test } of leaveOneLanguageOut(samples)) {
          expect(sharedGroups(train, test)).toEqual([]);
          expect(train.some((one) => one.lang === lang)).toBe(false);
        }
      }),
    );
  });
});
