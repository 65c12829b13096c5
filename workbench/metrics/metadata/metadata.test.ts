import { describe, expect, it } from 'vitest';
import type { PredictedMetadata } from '../metric.ts';
import { authorSet, dayOf, sameDay, sameTitle } from './compare-fields.ts';
import { averageFields, metadataScores } from './metadata.ts';

describe('fields', () => {
  it('compares titles by their letters and digits', () => {
    expect(sameTitle('“Don’t Panic” – Part 2', "don't panic: part 2")).toBe(true);
    expect(sameTitle('ＡＢＣ！東京', 'abc 東京')).toBe(true);
    expect(sameTitle('Part 2', 'Part 3')).toBe(false);
    expect(sameTitle('हिन्दी', 'हिन्द')).toBe(false);
  });

  it('reads authors as a set', () => {
    expect(authorSet('By Ann Lee and Bo Chen')).toEqual(new Set(['ann lee', 'bo chen']));
    expect(authorSet('Bo Chen; ANN LEE')).toEqual(new Set(['ann lee', 'bo chen']));
    expect(authorSet(['Lee, Ann'])).toEqual(new Set(['lee ann']));
    expect(authorSet('Von Ann Lee und Bo Chen')).toEqual(new Set(['ann lee', 'bo chen']));
    expect(authorSet('Karl von Berg')).toEqual(new Set(['karl von berg']));
    expect(authorSet('山田太郎、佐藤花子')).toEqual(new Set(['山田太郎', '佐藤花子']));
    expect(authorSet('Brandon Sanderson')).toEqual(new Set(['brandon sanderson']));
  });

  it('reads the day as written', () => {
    expect(dayOf('2026-04-19T23:19:19-04:00')).toBe('2026-04-19');
    expect(dayOf('2006/10/1')).toBe('2006-10-01');
    expect(dayOf('2024年3月2日')).toBe('2024-03-02');
    expect(dayOf('20240302')).toBe('2024-03-02');
    expect(dayOf('February 26, 2026')).toBe('2026-02-26');
    expect(dayOf('Thu, 26 Feb 2026 23:30:00 -0800')).toBe('2026-02-26');
  });

  it('reads no day where there is none or the order is open', () => {
    for (const date of [
      '2018/11',
      '2003-11',
      '2022',
      'Feb 2022',
      '04/09/2025',
      '2024-13-02',
      '2024-02-30',
      '',
    ]) {
      expect(dayOf(date), date).toBe(null);
    }
  });

  it('accepts the same instant in two zones', () => {
    expect(sameDay('2026-04-20T02:00:00Z', '2026-04-19T22:00:00-04:00')).toBe(true);
    expect(sameDay('2026-04-20', '2026-04-19T22:00:00-04:00')).toBe(false);
    expect(sameDay('not a date', 'not a date')).toBe(false);
  });

  it('accepts the day of an instant in the zone of the other date', () => {
    expect(sameDay('2019-02-12T15:00:00.000Z', '2019-02-13T12:00:00+09:00')).toBe(true);
    expect(sameDay('2019-02-12T14:00:00.000Z', '2019-02-13T12:00:00+09:00')).toBe(false);
  });

  it('accepts a day as its first moment in some zone', () => {
    expect(sameDay('2019-03-04T15:00:00.000Z', '2019-03-05')).toBe(true);
    expect(sameDay('2019-03-05', '2019-03-04T15:00:00.000Z')).toBe(true);
    expect(sameDay('2019-03-04T15:20:00.000Z', '2019-03-05')).toBe(false);
    expect(sameDay('2019-03-04T09:00:00.000Z', '2019-03-05')).toBe(false);
    expect(sameDay('2019-03-04T15:00:00.000Z', '2019-03-05T10:00')).toBe(false);
  });
});

describe('metadata accuracy', () => {
  it('scores only the fields that the gold has', () => {
    const gold = { title: 'A', author: null, date: '2026-01-02' };
    expect(metadataScores(gold, { title: 'a', author: 'X', date: '2026-01-03' })).toEqual({
      title: 1,
      'title answered': 1,
      date: 0,
      'date answered': 1,
    });
    expect(metadataScores({ title: 'A', date: '2026' }, {})).toEqual({ title: 0, 'title answered': 0 });
  });

  it('takes what other programs hand over, of whatever type', () => {
    const gold = { title: 'A', author: 'Ann Lee', date: '2026-01-02' };
    const nested = { title: ['A'], author: [['Ann Lee']], date: 20260102 } as unknown as PredictedMetadata;
    expect(metadataScores(gold, nested)).toMatchObject({ title: 0, author: 1, date: 0 });
    const odd = { title: {}, author: [null, 7], date: [] } as unknown as PredictedMetadata;
    expect(metadataScores(gold, odd)).toMatchObject({ title: 0, author: 0, date: 0 });
  });

  it('averages each field over its pages and then the fields', () => {
    // title: (1 + 0)/2 = .5; author: 1/1. Mean of the two: .75.
    expect(
      averageFields([
        { title: 1, 'title answered': 1 },
        { title: 0, author: 1 },
      ]),
    ).toEqual({
      title: 0.5,
      author: 1,
      accuracy: 0.75,
    });
  });
});
