import { describe, expect, it } from 'vitest';
import { splitTitle } from './title-parts.ts';

const SPLIT: readonly (readonly [title: string, spaced: string[], any: string[]])[] = [
  ['A bridge', ['A bridge'], ['A bridge']],
  ['', [], []],
  ...[...'|｜丨¦»«›‹·•_'].map((sign) => [`One${sign}two`, ['One', 'two'], ['One', 'two']] as const),
  ['One | two', ['One', 'two'], ['One', 'two']],
  ['One || two', ['One', 'two'], ['One', 'two']],
  ...[...'-–—―－~:：/\\><＞'].flatMap((sign) => [
    [`One ${sign} two`, ['One', 'two'], ['One', 'two']] as const,
    [`One${sign}two`, [`One${sign}two`], ['One', 'two']] as const,
  ]),
  ['One --- two', ['One', 'two'], ['One', 'two']],
  ['One ---- two', ['One ---- two'], ['One', 'two']],
  ['One: two', ['One: two'], ['One', 'two']],
  ['| One | two |', ['One', 'two'], ['One', 'two']],
  ['One|  two ', ['One', 'two'], ['One', 'two']],
  ['«One»**', ['One'], ['One']],
  ['One | ☂', ['One', '☂'], ['One', '☂']],
].map(([title, spaced, any]) => [title as string, [...spaced!], [...any!]] as const);

describe('splitTitle', () => {
  it.each(SPLIT)('cuts %j', (title, spaced, any) => {
    expect(splitTitle(title, 'spaced').all()).toEqual(spaced);
    expect(splitTitle(title, 'any').all()).toEqual(any);
    expect(splitTitle(title, 'any').count).toBe(any.length);
  });

  it('gives runs of parts with what stands between them', () => {
    const parts = splitTitle('One | two » three', 'spaced');
    expect([parts.span(0, 1), parts.span(1, 2), parts.span(0, 2), parts.span(1, 1)]).toEqual([
      'One | two',
      'two » three',
      'One | two » three',
      'two',
    ]);
  });

  it('takes more than twelve parts for keywords', () => {
    const title = (count: number): string => Array.from({ length: count }, (_, at) => `w${at}`).join(' | ');
    expect([splitTitle(title(12), 'any').count, splitTitle(title(12), 'any').all().length]).toEqual([12, 12]);
    expect([splitTitle(title(13), 'any').count, splitTitle(title(13), 'any').all().length]).toEqual([0, 0]);
  });
});
