import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSelector } from '../../page/selectors/parse-selector.ts';
import { growthRatio } from '../../trace/growth.cases.ts';
import { keysOfCompound, looseKeysOf, plainKeysOf } from './selector-keys.ts';

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
    '.\\31 f',
    '[title]',
    '[title="f, g"]',
    "[x=':h']",
  ],
  ...[
    ':first-child',
    ':root',
    ':hover',
    '::before',
    ':not(.k)',
    ':not(.k, #l)',
    ':not([m=")"])',
    ':is(.n, o)',
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
  ],
] as const;

describe('plainKeysOf', () => {
  it('finds the keys that a parser finds, or none', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }), (pieces) => {
        const list = pieces.join('').trim();
        const parsed = parseSelector(list, { isOfSheet: true });
        const plain = plainKeysOf(list);
        if (parsed === null || plain === null) return;
        expect(plain).toHaveLength(parsed.length);
        for (const [place, chain] of parsed.entries())
          expect([...keysOfCompound(chain.at(-1)!.compound), '*']).toContain(plain[place]);
      }),
      { numRuns: 5_000 },
    );
  });

  it.each([
    ['.a', ['.a']],
    ['P.b#c.d', ['#c']],
    ['.a, .b .c, p > i,\n*', ['.a', '.c', 'i', '*']],
    ['[hidden], template', null],
    ['[dir=rtl] .a', ['.a']],
    ['.sm\\:a.b', ['.sm:a']],
    ['.a:not(.b):first-child, .c', ['.a', '.c']],
    [':is(.a, .b)', null],
  ])('%s', (list, keys) => {
    expect(plainKeysOf(list)).toEqual(keys);
  });

  it.each([', ', 'a  ', ' ', ',a ', ',[a]', ':not(a) ', '.a', '\\:'])(
    'takes linear time over %j, many times',
    (piece) => {
      const prepare = (size: number): (() => void) => {
        const list = `a,${piece.repeat(size)},a`;
        return () => void plainKeysOf(list);
      };
      expect(growthRatio(prepare, 600, 16)).toBeLessThan(40);
    },
  );
});

describe('keysOfCompound', () => {
  it.each([
    ['[hidden]', ['[hidden']],
    [':root', ['html']],
    [':is(.a, p, #b)', ['.a', 'p', '#b']],
    [':is(:is(:is(:is(.a))))', ['*']],
    [`:is(${Array.from({ length: 21 }, (_, at) => `.a${at}`).join()})`, ['*']],
    [':first-child', ['*']],
  ])('%s', (selector, keys) => {
    expect(keysOfCompound(parseSelector(selector)![0]![0]!.compound)).toEqual(keys);
  });
});

describe('looseKeysOf', () => {
  it.each([
    ['.x:has(p)', ['.x']],
    ['b, main p:has(> a:not(.y))', ['b', 'p']],
    ['#a .x:is(:has(p), :lang(ja))', ['.x']],
    ['&.x:has(p)', ['.x']],
    [':has(p), *:has(a)', []],
    [`.x:has(p)${' '.repeat(10_000)}`, []],
  ])('%s', (selectors, keys) => {
    expect(looseKeysOf(selectors)).toEqual(keys);
  });
});
