import { describe, expect, it } from 'vitest';
import { growthRatio } from '../../trace/growth.cases.ts';
import type { Applies } from './conditions.ts';
import { scanSheet } from './scan-sheet.ts';
import type { SelectorList, SheetRule } from './sheet-rule.ts';

function pathOf({ text, parent }: SelectorList): string {
  return parent === null ? text : `${pathOf(parent)} | ${text}`;
}

/** What a sheet adds to an empty sink. */
function scan(
  css: string,
  applies: Applies = 'always',
): { rules: SheetRule[]; imports: string[]; animations: Map<string, string> } {
  const imports: string[] = [];
  const rules: SheetRule[] = [];
  const animations = new Map<string, string>();
  const sink = {
    rules,
    animations,
    layers: new Map<string, number>(),
    conditions: new Map<string, Applies>(),
    imported: (address: string): void => void imports.push(`<${address}>`),
  };
  scanSheet(css, sink, applies);
  return { rules, imports, animations };
}

function rulesOf(css: string, applies?: Applies): string[] {
  const { rules, imports, animations } = scan(css, applies);
  const found = rules.map(({ selectors, body, context: { layer, isForAll } }) => {
    const inLayer = layer < 1_000 ? ` @${layer}` : '';
    return `${pathOf(selectors)} → ${body.trim()}${isForAll ? '' : ' ?'}${inLayer}`;
  });
  return [...imports, ...found, ...[...animations].map(([name, body]) => `@${name} → ${body}`)];
}

describe('scanSheet', () => {
  it.each([
    ['', []],
    ['a{b}', ['a → b']],
    [' a , b { c : d ; } .e{f}', ['a , b → c : d ;', '.e → f']],
    ['@charset "x;{"; a{b}', ['a → b']],
    ['}a{b}', ['}a → b']],
    ['a{b}c{d', ['a → b', 'c → d']],
    ['a{b}@media all{c{d}', ['a → b', 'c → d']],
    ['/**/a/* { */{/*/ } */b}/***/c{d}', ['a → b', 'c → d']],
    ['a{b}/* c{d}', ['a → b']],
    ['a/*;*/b{c/* } */}/*@*/e/**/{f}', ['ab → c', 'e → f']],
    ['a{b:"}"}c{d}', ['a → b:"}"', 'c → d']],
    ["a{b:'\\'}'}c{d}", ["a → b:'\\'}'", 'c → d']],
    ['a{b:"}\n}c{d}', ['a → b:"}', 'c → d']],
    ['a{b:url(data:x;y,{)}c{d}', ['a → b:url(data:x;y,{)', 'c → d']],
    ['a{b:url( "x)}" )}c{d}', ['a → b:url( "x)}" )', 'c → d']],
    ['a{b:url({c}d{e}', ['a → b:url({c}d{e}']],
    ["a{b:url(it's)}c{d}", ["a → b:url(it's)", 'c → d']],
    ['a{b:URL(x/*y)}c{d}', ['a → b:URL(x', 'c → d']],
    ['a{b:url(x(y)}c{d}', ['a → b:url(x(y)', 'c → d']],
    ['a{b:url(x\\)y"z)}c{d}', ['a → b:url(x\\)y"z)', 'c → d']],
    ['a{b:url("x)}")}c{d}', ['a → b:url("x)}")', 'c → d']],
    ["a{b:curl('x)}')}c{d}", ["a → b:curl('x)}')", 'c → d']],
    ["a{b:tour(it's)}c{d}", ["a → b:tour(it's)}c{d}"]],
    ['a{b:calc((1px) / 2)}c{d}', ['a → b:calc((1px) / 2)', 'c → d']],
    ['a({;}){b}[x={]{c}d{e}', ['a({;}) → b', '[x={] → c', 'd → e']],
    ['a\\{b{c}d{e}', ['a\\{b → c', 'd → e']],
    ['a{b/* c}d{e}', ['a → b']],
  ])('%s', (css, rules) => {
    expect(rulesOf(css)).toEqual(rules);
  });

  it.each([
    ['a{b;c{d}e}', ['a → b;', 'a | c → d', 'a → e']],
    ['a{b{c{d}}}', ['a | b | c → d']],
    ['a{& b{c}}d{e}', ['a | & b → c', 'd → e']],
    ['a{b:";";[x=";"] c{d}}', ['a → b:";";', 'a | [x=";"] c → d']],
    ['a{@media all{b}c}', ['a → b', 'a → c']],
    ['a{@media print{b}c}', ['a → c']],
    ['a{@media (min-width:1500px){b{c}d}}', ['a | b → c ?', 'a → d ?']],
    ['a{@media all{b{c}}}', ['a | b → c']],
    ['a {b {c}}', ['a | b → c']],
    ['a{@layer x;b{c}}@layer y{d{e}}', ['a → @layer x;', 'a | b → c', 'd → e @0']],
  ])('rules in rules: %s', (css, rules) => {
    expect(rulesOf(css)).toEqual(rules);
  });

  it.each([
    ['@media print{a{b}c{d}}e{f}', ['e → f']],
    ['@media print{@media all{a{b}}c{"}"}}e{f}', ['e → f']],
    ['@media screen{a{b}@media all{c{d}}}', ['a → b', 'c → d']],
    ['/* x */@MEDIA all{a{b}}', ['a → b']],
    ['@m\\65 dia all{a{b}}', ['a → b']],
    ['@media (min-width:1500px){a{b}}c{d}', ['a → b ?', 'c → d']],
    ['@supports (display:grid){a{b}}@supports not (display:grid){c{d}}', ['a → b']],
    ['@container (min-width:1px){a{b}}@container x{c{d}}', ['a → b']],
    ['@layer x{a{b}}@layer y{c{d}}@layer x{e{f}}', ['a → b @0', 'c → d @1', 'e → f @0']],
    [' @layer y , x;@layer x{a{b}}', ['a → b @1']],
    ['@charset "x"; @layer y,x;@layer x{a{b}}', ['a → b @1']],
    ['@layer{a{b}}@layer{c{d}}', ['a → b @0', 'c → d @1']],
    ['@media print{@layer x{a{b}}}@layer y{c{d}}@layer x{e{f}}', ['c → d @0', 'e → f @1']],
    ['@layer y, x;@layer x{a{b}}@layer{c{d}}@layer y{@layer x{e{f}}}', ['a → b @1', 'c → d @2', 'e → f @3']],
    ['@scope (.a) to (.b){c{d}}', ['.a | c → d']],
    ['@scope(.a){c{d}}', ['.a | c → d']],
    ['@scope{c{d}}', [' | c → d']],
    ['@scope to (.b){c{d}}', [' | c → d']],
    ['@media all{a{b}c}d{e}', ['a → b', 'd → e']],
    ['/**/ @media print{a{b}}', []],
    ['@keyframes k{0%{a} to , 50% {b}}', ['@k → b']],
    ['@keyframes k{from{a}99%{b}}', []],
    ['@keyframes K{from{a}50%, 100%{b}}@-webkit-keyframes l{to{c}}', ['@k → b', '@l → c']],
    ['@font-face{a{b}}@page{c}d{e}', ['d → e']],
    ['@import url("data:text/css,a{b}") screen;@import "x.css";c{d}', ['<data:text/css,a{b}>', 'c → d']],
    ["@import 'data:text/css;base64,AA';", ['<data:text/css;base64,AA>']],
    ['@import"data:text/css,a";', ['<data:text/css,a>']],
    ['@IMPORT  url( data:text/css,a );', ['<data:text/css,a>']],
    ['@layer x;@import "data:text/css,a";', ['<data:text/css,a>']],
    ['@layer x{}@import "data:text/css,a";', []],
    ['@layer x{@import "data:text/css,a";', []],
    ['@namespace "data:text/css,a";', []],
    ['a{b}@import "data:text/css,a";', ['a → b']],
    ['@media print{@import "data:text/css,a";}', []],
  ])('%s', (css, rules) => {
    expect(rulesOf(css)).toEqual(rules);
  });

  it.each([' ', '\t', '\n', '\f', '\r'])('finds an at-rule after the white space %j', (space) => {
    expect(rulesOf(`${space}@media print{a{b}}`)).toEqual([]);
  });

  it('reads a sheet that only some readers get, but imports nothing for them', () => {
    const css = '@import "data:text/css,a{}";c{d}@media all{e{f}}';
    expect(rulesOf(css, 'sometimes')).toEqual(['c → d ?', 'e → f ?']);
    expect(rulesOf(css, 'never')).toEqual([]);
  });

  it('tells the bodies in which a comment or an escape may conceal a declaration', () => {
    const intricate = (css: string): string[] =>
      scan(css)
        .rules.filter(({ isIntricate }) => isIntricate)
        .map(({ body }) => body);
    expect(intricate('a{b}/* */c\\64{d}e{f}')).toEqual([]);
    expect(intricate('a{b/* */:c}d{e}f{\\67 h}i{j}')).toEqual(['b:c', '\\67 h']);
    expect(intricate('a{b/* */;c{d}e}')).toEqual(['b;']);
  });

  it('reads so deep and no deeper, and goes on after it', () => {
    const deep = (depth: number): string => `${'@media all{'.repeat(depth)}a{b}${'}'.repeat(depth)}c{d}`;
    expect(rulesOf(deep(15))).toEqual(['a → b', 'c → d']);
    expect(rulesOf(deep(40))).toEqual(['c → d']);
  });

  it.each([
    ...[
      '/* a ',
      '/* a */',
      '{',
      '{}',
      '}',
      'a{/*}*/}',
      'a{b{',
      '(',
      '"',
      "a{b:'",
      'url(',
      '@media all{',
      ';',
    ],
    ...['\\', '@layer a;', 'a{b:c;d{e}', '@layer{', '[', '(")'],
  ])('takes linear time over %s, many times', (piece) => {
    const prepare = (size: number): (() => void) => {
      const css = piece.repeat(size);
      return () => void rulesOf(css);
    };
    expect(growthRatio(prepare, 3_000, 16)).toBeLessThan(40);
  });

  it('takes linear time over a step of an animation in many pieces, whatever its name', () => {
    const prepare = (size: number): (() => void) => {
      const css = `.q{display:none}@keyframes k{x${','.repeat(size)}{${';a{}'.repeat(size / 4)}}}`;
      return () => void rulesOf(css);
    };
    expect(growthRatio(prepare, 4_000, 16)).toBeLessThan(40);
  });
});
