import { describe, expect, it } from 'vitest';
import { type Edit, editText } from './edit-text.ts';
import { instrument } from './instrument.ts';
import { labelOf, scaledValues } from './scale-value.ts';

const labels = (text: string): readonly string[] => scaledValues(text).map(({ label }) => label);

describe('scaledValues', () => {
  it('halves and doubles; whole numbers stay whole and shares shares', () => {
    expect(labels('2_000')).toEqual(['1000', '1500', '3000', '4000']);
    expect(labels('0.6')).toEqual(['0.3', '0.45', '0.9', '1']);
    expect(labels('-2')).toEqual(['-4', '-3', '-1']);
    expect(labels('2.5')).toEqual(['1.25', '1.875', '3.75', '5']);
  });

  it('tries the neighbours of small numbers', () => {
    expect(labels('1')).toEqual(['0', '2']);
    expect(labels('3')).toEqual(['2', '4', '5', '6']);
  });

  it('scales all numbers of a list, and of an expression the first', () => {
    expect(scaledValues("[['gbk', 4, 0], [0x30, 3]] as const")[3]).toEqual({
      label: '×2',
      text: "[['gbk', 8, 0], [0x30, 6]] as const",
      number: null,
    });
    expect(scaledValues('2 * 86_400_000').map(({ text }) => text)).toEqual([
      '1 * 86_400_000',
      '2 * 86_400_000',
      '3 * 86_400_000',
      '4 * 86_400_000',
    ]);
  });

  it('names a list by its digest, so that a change shows', () => {
    expect(labelOf('[1, 2]')).toMatch(/^×1 #[0-9a-f]{6}$/u);
    expect(labelOf('[1, 2]')).not.toBe(labelOf('[1, 3]'));
    expect(labelOf('1_000')).toBe('1000');
  });
});

describe('instrument', () => {
  /** The instrumented source, without the places that ask. */
  const instrumented = (source: string, file: string): string =>
    instrument(source, file, watched).replaceAll(/'clean\/\w\.ts:\d+', /gu, '');
  const watched = [
    { file: 'clean/a.ts', name: 'LIMIT' },
    { file: 'clean/b.ts', name: 'SHARE' },
  ];

  it('asks at every use, be the constant its own or imported', () => {
    const source = `import { SHARE as MOST, other } from './b.ts';
const LIMIT = 5;
export const f = (x: number) => g(LIMIT) && h(MOST);
export const o = { LIMIT, at: LIMIT, LIMIT2: 1 };
`;
    expect(instrumented(source, 'clean/a.ts')).toBe(`import { SHARE as MOST, other } from './b.ts';
const LIMIT = 5;
export const f = (x: number) => g(__swept(0, LIMIT)) && h(__swept(1, MOST));
export const o = { LIMIT: __swept(0, LIMIT), at: __swept(0, LIMIT), LIMIT2: 1 };
`);
  });

  it.each([
    ['x > LIMIT', '__sweptTry([0], () => x > __swept(0, LIMIT))'],
    [
      'x > LIMIT && y.z! < x * SHARE',
      '__sweptTry([0,1], () => x > __swept(0, LIMIT) && y.z! < x * __swept(1, SHARE))',
    ],
    ['Math.min(x, LIMIT + 1)', '__sweptTry([0], () => Math.min(x, __swept(0, LIMIT) + 1))'],
    ['text.slice(0, LIMIT)', '__sweptTry([0], () => text.slice(0, __swept(0, LIMIT)))'],
    // What is not pure is done once, outside what is tried.
    ['f(x) > LIMIT', "__sweptCompare([0], f(x) , '>',  () => __swept(0, LIMIT))"],
    ['-LIMIT >= ++x', "__sweptCompare([0], () => -__swept(0, LIMIT) , '>=',  ++x)"],
    [
      'f(LIMIT + 1).length <= LIMIT',
      "__sweptCompare([0], f(__sweptTry([0], () => __swept(0, LIMIT) + 1)).length , '<=',  () => __swept(0, LIMIT))",
    ],
    ['f(x) * SHARE > y', 'f(x) * __swept(1, SHARE) > y'],
    // A method stays with its object.
    ['list.slice(LIMIT).reverse()', '__sweptTry([0], () => list.slice(__swept(0, LIMIT))).reverse()'],
  ])('lets %j be tried with other values', (expression, expected) => {
    const head = "import { SHARE } from './b.ts';\nconst LIMIT = 5;\n";
    expect(instrumented(`${head}export const f = () => ${expression};\n`, 'clean/a.ts')).toBe(
      `${head}export const f = () => ${expected};\n`,
    );
  });

  it('names the place that asks', () => {
    expect(instrument('const LIMIT = 5;\nf(LIMIT);\n', 'clean/a.ts', watched)).toContain(
      "f(__swept(0, 'clean/a.ts:19', LIMIT))",
    );
  });

  it('leaves names alone that only look alike', () => {
    const source = 'export const g = (o: { LIMIT: number }) => o.LIMIT;\n';
    expect(instrumented(source, 'clean/c.ts')).toBe(source);
    expect(
      instrument(
        `const LIMIT = 1;\n${source}export { LIMIT };\ntype T = typeof LIMIT;\n`,
        'clean/a.ts',
        watched,
      ),
    ).toBe(`const LIMIT = 1;\n${source}export { LIMIT };\ntype T = typeof LIMIT;\n`);
  });
});

describe('editText', () => {
  const around = (start: number, end: number, open: string, close: string): Edit => ({
    start,
    end,
    open,
    close,
  });

  it('nests edits, and of two at one place the first is around the other', () => {
    expect(editText('abcd', [around(0, 4, '(', ')'), around(1, 3, '[', ']'), around(1, 3, '{', '}')])).toBe(
      '(a[{bc}]d)',
    );
    expect(editText('abcd', [around(1, 2, '{', '}'), around(0, 4, '(', ')'), around(2, 3, '[', ']')])).toBe(
      '(a{b}[c]d)',
    );
  });

  it('replaces', () => {
    const replaced = { start: 1, end: 2, open: ',', close: '', isReplaced: true };
    expect(editText('a>b', [replaced, around(0, 3, 'f(', ')'), around(2, 3, '<', '>')])).toBe('f(a,<b>)');
  });
});
