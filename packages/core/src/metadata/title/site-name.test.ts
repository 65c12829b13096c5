import { describe, expect, it } from 'vitest';
import { createCollector } from '../findings.ts';
import { siteNamesOf } from './site-name.ts';

const namesOf = (url: string | null, ...stated: readonly string[]): string[] => {
  const siteName = stated.map((value) => ({ value, source: 'open-graph' }) as const);
  return [...siteNamesOf({ ...createCollector(null).findings, siteName }, url)].sort();
};

describe('siteNamesOf', () => {
  it('takes what is stated', () => {
    expect(namesOf(null, 'The Star', 'STAR!', '…')).toEqual(['star', 'thestar']);
  });

  it.each([
    ['https://star.example/x', ['example', 'star', 'starexample']],
    ['http://www.daily-star.co.uk', ['couk', 'dailystar', 'dailystarcouk', 'uk', 'wwwdailystarcouk']],
    ['https://user:pass@star.example:8443/x', ['example', 'star', 'starexample']],
    ['https://abc.example/', ['abcexample', 'example']],
    ['https://[2001:db8::1]:80/x', ['2001db81']],
    ['https://a1.b2.c3.d4.e5.f6/', ['b2c3d4e5f6', 'c3d4e5f6', 'd4e5f6', 'e5f6', 'f6']],
    ['ftp://star.example/x', []],
    ['see https://star.example/', []],
  ])('takes the host of %s', (url, names) => {
    expect(namesOf(url)).toEqual(names);
  });
});
