import { describe, expect, it } from 'vitest';
import { bestClasses, keyAt, keyOf, readCrfModel, readTemplate, scoreBlocks } from './model.ts';

const TEXT = `version: 100
cost-factor: 1
maxid: 8
xsize: 3

list
other

U1_-1:%x[-1,1]
U2:%x[0,1]/%x[0,2]

0 U1_-1:_B-1
2 U1_-1:7
6 U2:7/1
4 U2:0/1

1
0
0.5
-0.5
0
3
-1
-2
`;

describe('readCrfModel', () => {
  const model = readCrfModel(TEXT);

  it('scores by the features that blocks have', () => {
    const rows = [Uint16Array.of(7, 1), Uint16Array.of(0, 1), Uint16Array.of(9, 9)];
    // First: no block before it, and 7/1. Second: 7 before it, and 0/1. Third: nothing known.
    expect([...scoreBlocks(model, rows)]).toEqual([1 - 1, 0 - 2, 0.5 + 0, -0.5 + 3, 0, 0]);
    expect([...bestClasses(model, scoreBlocks(model, rows))]).toEqual([0, 1, 0]);
  });

  it('refuses anything else', () => {
    expect(() => readCrfModel('no model')).toThrow('no model of CRF++');
    expect(() => readTemplate('B01:%x')).toThrow('B01');
  });
});

describe('keys', () => {
  it('are the same from rows and from names', () => {
    const rows = [Uint16Array.of(7, 1), Uint16Array.of(128, 2)];
    const at = (line: string, block: number): number => keyAt(rows, readTemplate(line), block);
    expect(at('U:%x[0,1]', 1)).toBe(keyOf('128'));
    expect(at('U:%x[-1,1]/%x[-1,2]', 1)).toBe(keyOf('7/1'));
    expect(at('U:%x[-3,1]', 0)).toBe(keyOf('_B-3'));
    expect(at('U:%x[-3,1]/%x[-3,2]', 1)).toBe(keyOf('_B-2/_B-2'));
    expect(at('U:%x[3,1]', 1)).toBe(keyOf('_B+3'));
    expect(at('U:%x[1,1]', 1)).toBe(keyOf('_B+1'));
    expect(new Set(['0', '1', '1/0', '_B-1', '_B+1'].map(keyOf)).size).toBe(5);
  });
});

describe('bestClasses', () => {
  const classes = ['a', 'b'];
  const model = { classes, templates: [], places: [], weights: new Float64Array() };

  it('follows transitions', () => {
    const scores = Float64Array.of(3, 0, 0, 1, 3, 0);
    expect([...bestClasses({ ...model, transitions: new Float64Array() }, scores)]).toEqual([0, 1, 0]);
    // A change of class costs more than the second block gains by it.
    const transitions = Float64Array.of(0, -1, -1, 0);
    expect([...bestClasses({ ...model, transitions }, scores)]).toEqual([0, 0, 0]);
    expect(bestClasses({ ...model, transitions }, new Float64Array()).length).toBe(0);
  });
});
