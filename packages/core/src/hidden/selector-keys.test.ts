import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growthRatio } from '../trace/growth.cases.ts';
import { keyOf, keysOf, singlesOf } from './selector-keys.ts';

const PIECES = [
  ...[
    'a',
    'P',
    '.b',
    '#c',
    '.日本',
    '.🎬',
    '*',
    '.d\\:e',
    '[title]',
    '[title="f, g"]',
    "[x=':h']",
    '[class~=i]',
    '[id=j]',
  ],
  ...[
    ':first-child',
    ':root',
    ':hover',
    '::before',
    ':not(.k)',
    ':not(.k, #l)',
    ':not([m=")"])',
    ':not(:empty)',
  ],
  ...[
    ' ',
    '  ',
    '\n',
    '>',
    ' + ',
    '~',
    ',',
    ' , ',
    '.',
    '#',
    ':',
    '[',
    ']',
    '(',
    ')',
    '"',
    "'",
    '\\',
    '%',
    '&',
    '}',
  ],
] as const;

describe('keysOf', () => {
  it('misses no selector that is about single elements', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }), (pieces) => {
        const list = pieces.join('').trim();
        expect(keysOf(list)).toEqual(expect.arrayContaining(singlesOf(list).map(keyOf)));
      }),
      { numRuns: 5_000 },
    );
  });

  it.each([
    ['.a', ['.a']],
    ['P.b#c.d', ['#c']],
    ['.a, .b .c, p > i,\n*', ['.a', '*']],
    ['[hidden], template', ['*', 'template']],
    ['[dir=rtl] .a', []],
    ['.a:not(.b):first-child, .c', ['.a', '.c']],
    ['.a, .b:hover', []],
  ])('%s', (list, keys) => {
    expect(keysOf(list)).toEqual(keys);
  });

  it.each([', ', 'a  ', ' ', ',a ', ',[a]', ':not(a) ', '.a'])(
    'takes linear time over %j, many times',
    (piece) => {
      const prepare = (size: number): (() => void) => {
        const list = `a,${piece.repeat(size)},a`;
        return () => void keysOf(list);
      };
      expect(growthRatio(prepare, 2_000, 16)).toBeLessThan(40);
    },
  );
});
