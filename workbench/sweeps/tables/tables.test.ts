import { describe, expect, it } from 'vitest';
import type { SweptConstant } from '../constants/read-constants.ts';
import { language } from '../measures/language.ts';
import { compare } from './compare.ts';
import { roomOf, roomTable } from './room-table.ts';

const baseline = Array.from({ length: 40 }, (_, at) => ({
  right: at % 4 === 0 ? 0 : 1,
  wrong: 0,
  gain: at % 4 === 0 ? 0 : 1,
}));
const turned = (
  places: readonly number[],
  right: number,
): ReadonlyMap<number, { right: number; wrong: number; gain: number }> =>
  new Map(places.map((at) => [at, { right, wrong: 1 - right, gain: 2 * right - 1 }]));

describe('compare', () => {
  it('calls better what is so on both halves and by more than chance', () => {
    const all = baseline.map((scores, at) => ({ ...scores, right: at % 4 < 2 ? 0 : 1 }));
    const wrong = [...all.keys()].filter((at) => all[at]!.right === 0);
    expect(compare(all, turned(wrong, 1), 'right')).toMatchObject({
      mean: 1,
      gain: 0.5,
      isBetter: true,
      isWorse: false,
    });
    // One case of forty may be chance; all of one half may be of one site.
    expect(compare(all, turned([0], 1), 'right')).toMatchObject({ isBetter: false });
    expect(
      compare(
        all,
        turned(
          wrong.filter((at) => at % 2 === 0),
          1,
        ),
        'right',
      ),
    ).toMatchObject({ isBetter: false });
  });

  it('counts a case that lost its score as wrong, and leaves out cases without one', () => {
    const some = [{ right: 1 }, { right: 1 }, {}];
    expect(compare(some, new Map([[0, {}]]), 'right')).toMatchObject({ mean: 0.5, gain: -0.5 });
    expect(compare([{}], new Map(), 'right')).toBeNull();
  });
});

describe('roomOf', () => {
  it('is the stage or the method', () => {
    expect(roomOf('clean/passes/media/srcset.ts')).toBe('clean');
    expect(roomOf('methods/fovea/choosing/title.ts')).toBe('fovea');
    expect(roomOf('nearest-name.ts')).toBe('core');
  });
});

describe('roomTable', () => {
  const constant = { id: 'kana-share', file: 'language/identify.ts' } as SweptConstant;
  const wrong = [...baseline.keys()].filter((at) => baseline[at]!.right === 0);
  const odd = [...wrong, 1, 3, 5].map((at) => at | 1);

  it('orders values, marks the chosen one, and says whether another is better', () => {
    const quiet = { label: '0.1', read: 9, changed: new Map() };
    const worse = { label: '0.025', read: 9, changed: turned([1, 2, 3, 5, 6, 7], 0) };
    const table = (variants: readonly (typeof quiet)[]): readonly (readonly string[])[] =>
      roomTable({ measure: language, baseline, constants: [] }, [{ constant, chosen: '0.05', variants }])
        .rows;
    expect(table([quiet, worse])).toEqual([
      ['kana-share', '0.025', '0.6000', '0.1500', '9', '6', ''],
      ['kana-share', '0.05', '0.7500', '0.0000', '9', '0', 'chosen'],
      ['kana-share', '0.1', '0.7500', '0.0000', '9', '0', ''],
    ]);
    expect(table([quiet])[0]!.at(-1)).toBe('chosen, no case tells');
    const better = {
      label: '0.1',
      read: 9,
      changed: turned(
        [...wrong, ...odd].filter((at) => baseline[at]!.right === 0),
        1,
      ),
    };
    expect(wrong.every((at) => at % 2 === 0)).toBe(true);
    expect(table([better])[0]!.at(-1)).toBe('chosen');
  });

  it('calls a constant open where another value is better', () => {
    const poor = baseline.map(() => ({ right: 0, wrong: 1, gain: -1 }));
    const better = { label: '0.1', read: 9, changed: turned([...poor.keys()].slice(0, 30), 1) };
    const { rows } = roomTable({ measure: language, baseline: poor, constants: [] }, [
      { constant, chosen: '0.05', variants: [better] },
    ]);
    expect(rows.map((row) => row.at(-1))).toEqual(['chosen, open', 'better']);
  });
});
