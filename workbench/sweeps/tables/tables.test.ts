import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseTables } from '../constants/parse-tables.ts';
import type { SweptConstant } from '../constants/read-constants.ts';
import { readRows } from '../constants/read-rows.ts';
import { language } from '../measures/language.ts';
import type { MeasureSweep, SweptVariant } from '../work/measure-sweep.ts';
import { compare } from './compare.ts';
import { mergeSections, parseSections, roomPage } from './room-document.ts';
import { roomOf, roomSection } from './room-table.ts';
import { summaryPage } from './summary.ts';
import { writeRooms } from './write-rooms.ts';

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

describe('roomSection', () => {
  const constant = { id: 'kana-share', file: 'language/identify.ts' } as SweptConstant;
  const tableOf = (
    scores: typeof baseline,
    variants: readonly SweptVariant[],
  ): readonly (readonly string[])[] =>
    roomSection({ measure: language, baseline: scores, constants: [] }, [
      { constant, chosen: '0.05', asked: 9, variants },
    ]).rows;
  const quiet: SweptVariant = { label: '0.1', changed: new Map() };

  it('orders values and marks the chosen one', () => {
    const worse: SweptVariant = { label: '0.025', changed: turned([1, 2, 3, 5, 6, 7], 0) };
    expect(tableOf(baseline, [quiet, worse])).toEqual([
      ['kana-share', '0.025', '0.6000', '0.1500', '9', '6', ''],
      ['kana-share', '0.05', '0.7500', '0.0000', '9', '0', 'chosen'],
      ['kana-share', '0.1', '0.7500', '0.0000', '9', '0', ''],
    ]);
    expect(tableOf(baseline, [quiet])[0]!.at(-1)).toBe('chosen, no case tells');
  });

  it('calls a constant open where another value is better', () => {
    const poor = baseline.map(() => ({ right: 0, wrong: 1, gain: -1 }));
    const better: SweptVariant = { label: '0.1', changed: turned([...poor.keys()].slice(0, 30), 1) };
    expect(tableOf(poor, [better]).map((row) => row.at(-1))).toEqual(['chosen, open', 'better']);
  });
});

describe('summaryPage', () => {
  const text = `# T

| constant | value | f1 | title | asked | changed | |
| --- | --: | --: | --: | --: | --: | --- |
| a | 1 | 0.5000 | 0.2000 | 9 | 0 | |
| a | 2 | 0.5000 | 0.2000 | 9 | 0 | chosen, no case tells |
| b | 5 | 0.5000 | 0.2000 | 9 | 0 | chosen, open |
| b | 10 | 0.5100 | 0.1990 | 9 | 3 | better |
`;

  it('counts, and names what is open and what no case tells about', () => {
    const page = summaryPage([{ room: 'clean', text }]);
    expect(page).toContain('2 constants');
    expect(page).toContain('[clean](clean.md)');
    expect([...parseTables(page, 'room')].map((row) => [...row.values()])).toEqual([
      ['[clean](clean.md)', '2', '1', '1'],
      ['b', 'clean', '5', '10', 'f1 +0.0100, title −0.0010', '3'],
    ]);
    expect(page).toContain('- clean: a\n');
  });
});

describe('mergeSections', () => {
  const head = ['constant', 'value', 'f1', 'asked', 'changed', ''];
  const row = (id: string, value: string, remark: string): readonly string[] => [
    id,
    value,
    '0.5000',
    '9',
    '0',
    remark,
  ];
  const old = [
    {
      title: 'F1, on 30 pages',
      head,
      rows: [row('a', '1', 'chosen'), row('c', '3', 'chosen'), row('gone', '4', 'chosen')],
    },
    { title: 'F1, on 90 pages', head, rows: [row('b', '2', 'chosen')] },
  ];

  it('reads back what it writes', () => {
    expect(parseSections(roomPage('clean', old))).toEqual(old);
  });

  it('replaces what was swept again, drops what is gone, and keeps the order of the source', () => {
    const fresh = [{ title: 'F1, on 30 pages', head, rows: [row('b', '5', ''), row('b', '6', 'chosen')] }];
    expect(mergeSections(old, fresh, ['a', 'b', 'c'])).toEqual([
      {
        title: 'F1, on 30 pages',
        head,
        rows: [row('a', '1', 'chosen'), row('b', '5', ''), row('b', '6', 'chosen'), row('c', '3', 'chosen')],
      },
    ]);
  });

  it('keeps tables apart that have other columns or other cases', () => {
    const other = [{ title: 'F1, on 31 pages', head, rows: [row('c', '3', 'chosen')] }];
    expect(mergeSections(old, other, ['a', 'b', 'c']).map(({ title, rows }) => [title, rows.length])).toEqual(
      [
        ['F1, on 30 pages', 1],
        ['F1, on 90 pages', 1],
        ['F1, on 31 pages', 1],
      ],
    );
  });
});

describe('writeRooms', () => {
  const swept = (id: string, file: string): MeasureSweep => ({
    measure: language,
    baseline,
    constants: [{ constant: { id, file } as SweptConstant, chosen: '5', asked: 9, variants: [] }],
  });
  const constants = ['a', 'b'].map((id) => ({ id, file: `${id}/x.ts` }) as SweptConstant);

  it('writes rooms by and by; what moved or went is not left behind', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fovea-rooms-'));
    writeRooms(folder, [swept('a', 'a/x.ts')], constants);
    writeRooms(folder, [swept('b', 'b/x.ts')], constants);
    expect(readdirSync(folder).toSorted()).toEqual(['README.md', 'a.md', 'b.md']);
    expect(readRows(folder)).toEqual(
      new Map([
        ['a', '5'],
        ['b', '5'],
      ]),
    );
    const moved = constants.map(({ id }) => ({ id, file: 'c/x.ts' }) as SweptConstant).slice(0, 1);
    writeRooms(folder, [swept('a', 'c/x.ts')], moved);
    expect(readdirSync(folder).toSorted()).toEqual(['README.md', 'c.md']);
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain('1 constants');
  });
});
