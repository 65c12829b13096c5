import { describe, expect, it } from 'vitest';
import { daysOf } from './gold-days.ts';
import { scorePosts } from './score-posts.ts';

describe('days of the gold', () => {
  it.each([
    ['2019-09-29 10:46:47', ['2019-09-29']],
    ['Sat Jan 18, 2020 3:22 pm', ['2020-01-18']],
    ['5. Januar 2019 um 03:32', ['2019-01-05']],
    ['29.01.19', ['2019-01-29']],
    ['3/4/2014', ['2014-03-04', '2014-04-03']],
    ["Sat, Jun 18 '05, 10:24 AM", ['2005-06-18']],
    ['September 2019', []],
    ['6 months ago', []],
  ])('%s', (date, days) => {
    expect([...daysOf(date)].toSorted()).toEqual(days);
  });
});

describe('scores of posts', () => {
  const gold = [
    { user: '/u/ada', date: '1 May 2026', text: 'What a fine boat this is' },
    { user: 'Bo', date: '2 May 2026', text: 'It leaks a little at the bow' },
  ];
  const none = (): string[] => [];

  it('counts posts in their order, with their users and days', () => {
    const read = [
      { author: 'Ada', published: '2026-05-01T10:00', text: 'What a fine boat this is' },
      { author: 'Cy', published: null, text: 'It leaks a little at the bow' },
      { author: 'Di', published: null, text: 'Something else' },
    ];
    expect(scorePosts(gold, read, none)).toEqual({
      gold: 2,
      read: 3,
      found: 2,
      users: 2,
      rightUsers: 1,
      dates: 2,
      rightDates: 1,
    });
  });

  it('finds one of two posts that change places', () => {
    const read = gold.toReversed().map(({ text }) => ({ author: '', published: null, text }));
    expect(scorePosts(gold, read, none).found).toBe(1);
  });

  it('knows users by the texts of links to them', () => {
    const read = [{ author: 'Ada B.', published: null, text: gold[0]!.text }];
    const user = { ...gold[0]!, user: 'profile?u=7' };
    expect(scorePosts([user], read, none).rightUsers).toBe(0);
    expect(
      scorePosts([user], read, (address) => (address === 'profile?u=7' ? ['Ada B.'] : [])).rightUsers,
    ).toBe(1);
  });
});
