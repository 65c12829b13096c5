import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../page/from-html.ts';
import { growthRatio } from '../../trace/growth.cases.ts';
import { readDeclarations } from './declarations.ts';
import { groundsOf, PAPER } from './grounds.ts';
import { afterAnimation, variablesIn, withAnyVariable, withVariables } from './variables.ts';

describe('variablesIn', () => {
  it('finds the values of each custom property', () => {
    const css = ':root{--A: 1px;--b:2px}p{--a:3px;left:var(--a)}.x--a:hover{top:0}';
    expect([...variablesIn([css])]).toEqual([
      ['--a', ['1px', '3px']],
      ['--b', ['2px']],
    ]);
  });

  it('knows each value once, from all texts, and so many and no more', () => {
    expect([...variablesIn(['a{--a:1px}', 'b{}', 'c{--A : 1PX;--a:2px }'])]).toEqual([
      ['--a', ['1px', '2px']],
    ]);
    const css = Array.from({ length: 21 }, (_, at) => `--a:${at}px;`).join('');
    expect(variablesIn([css]).get('--a')).toHaveLength(20);
  });
});

const styleOf = (css: string): ReadonlyMap<string, string> => readDeclarations(css).usual;

describe('a style with variables', () => {
  const values: Readonly<Record<string, string>> = {
    '--a': '1px',
    '--b': 'var(--a)',
    '--loop': 'var(--loop)',
    '--long': `var(--a)${' '.repeat(2_000)}`,
    '--seven': 'var(--six)',
    '--six': 'var(--five)',
    '--five': 'var(--four)',
    '--four': 'var(--three)',
    '--three': 'var(--two)',
    '--two': 'var(--a)',
  };
  const settled = (css: string): object =>
    Object.fromEntries(withVariables(styleOf(css), (name) => values[name]));

  it.each([
    ['left:2px', { left: '2px' }],
    ['left:var(--a)', { left: '1px' }],
    ['left:var( --a )', { left: '1px' }],
    ['left:calc(var(--a) + var(--b))', { left: 'calc(1px + 1px)' }],
    ['left:var(--none)', {}],
    ['left:var(--none);top:0', { top: '0' }],
    ['left:var(--none, 3px)', { left: '3px' }],
    ['left:var(--none ,var(--a))', { left: '1px' }],
    ['left:var(--a, 3px)', { left: '1px' }],
    ['left:var(--loop)', {}],
    ['left:var(--long)', {}],
    ['left:var(--six)', { left: '1px' }],
    ['left:var(--seven)', { left: '1px' }],
    ['left:var(--seven) var(--a)', {}],
    ['--c:var(--a)', { '--c': 'var(--a)' }],
  ])('%s', (css, style) => {
    expect(settled(css)).toStrictEqual(style);
  });

  it('is the same style if it has none', () => {
    const style = styleOf('left:2px;--c:var(--a)');
    expect(withVariables(style, () => undefined)).toBe(style);
  });

  it('is tried with each of their values, and with none', () => {
    const valuesOf = (name: string): readonly string[] =>
      ({ '--a': ['1px', '2px'], '--b': ['3px', '4px'] })[name] ?? [];
    const tried = (css: string): object[] =>
      [...withAnyVariable(styleOf(css), valuesOf)].map((style) => Object.fromEntries(style));
    expect(tried('left:0;--a:var(--b)')).toEqual([]);
    expect(tried('left:var(--a);--c:0')).toEqual([{ left: '1px' }, { left: '2px' }]);
    expect(tried('left:var(--a, 5px)')).toEqual([{ left: '1px' }, { left: '2px' }, { left: '5px' }]);
    expect(tried('margin-left:calc(var(--a) + var(--b))')).toEqual([
      { 'margin-left': 'calc(1px + 3px)' },
      { 'margin-left': 'calc(2px + 3px)' },
    ]);
  });
});

describe('a style after an animation', () => {
  const animations = new Map([['out', 'opacity:0;left:1px']]);
  const after = (css: string): object => Object.fromEntries(afterAnimation(styleOf(css), animations));

  it.each([
    ['left:0;animation:out 1s forwards', { left: '1px', opacity: '0' }],
    ['animation:1s both  out', { left: '1px', opacity: '0' }],
    ['animation:out 1s', { animation: 'out 1s' }],
    ['animation:out 1s bothx', { animation: 'out 1s bothx' }],
    ['animation:in 1s both', { animation: 'in 1s both' }],
    ['left:0', { left: '0' }],
  ])('%s', (css, style) => {
    expect(after(css)).toEqual(style);
  });
});

describe('groundsOf', () => {
  it('finds the colours of custom properties', () => {
    const css = ':root{--a:#f00}';
    expect(groundsOf(pageFromHtml('<p>'), [{ css, applies: 'always' }])).toEqual([PAPER, [255, 0, 0, 1]]);
  });

  it('finds grounds in sheets and attributes, but no ink and none that covers nothing', () => {
    const page = pageFromHtml(
      '<body bgcolor=" RED "><p style="color:#222;background-color:#00f"><p style="left:0">',
    );
    const css = 'a{color:#111;background : #0F0 !important}b{background:transparent}i{background:url(a)}';
    expect(groundsOf(page, [{ css, applies: 'always' }])).toEqual([
      PAPER,
      [0, 255, 0, 1],
      [255, 0, 0, 1],
      [0, 0, 255, 1],
    ]);
    expect(groundsOf(pageFromHtml('<p style="background:#00f">'), [])).toEqual([PAPER, [0, 0, 255, 1]]);
    expect(groundsOf(pageFromHtml('<p bgcolor=blue>'), [])).toEqual([PAPER, [0, 0, 255, 1]]);
  });

  it('takes any colour for one of very many', () => {
    const colours = (count: number): string[] => Array.from({ length: count }, (_, at) => `#0000${at + 10}`);
    const css = colours(49)
      .map((colour) => `a{background:${colour}}`)
      .join('');
    const html = (count: number): string =>
      colours(count)
        .slice(49)
        .map((colour) => `<p bgcolor=${colour}>`)
        .join('');
    const grounds = (count: number): unknown =>
      groundsOf(pageFromHtml(html(count)), [{ css, applies: 'always' }]);
    expect(grounds(50)).toHaveLength(51);
    expect(grounds(51)).toBe('any');
    expect(
      groundsOf(pageFromHtml('<p>'), [{ css: css + css.replaceAll('#0', '#1'), applies: 'always' }]),
    ).toBe('any');
  });
});

describe('runs of dashes', () => {
  const page = pageFromHtml('<p>');
  it.each<[string, (css: string) => unknown]>([
    ['values', (css) => variablesIn([css])],
    ['grounds', (css) => groundsOf(page, [{ css, applies: 'always' }])],
  ])('take linear time while looking for %s', (_, look) => {
    const prepare = (size: number): (() => void) => {
      const css = `.y{${'-'.repeat(size)}}`;
      return () => void look(css);
    };
    expect(growthRatio(prepare, 500, 16)).toBeLessThan(40);
  });
});
