import { describe, expect, it } from 'vitest';
import { growthRatio } from '../../trace/growth.cases.ts';
import { readDeclarations } from './declarations.ts';
import { PAPER } from './grounds.ts';
import { HidingHints, MAY_HIDE, MAY_HIDE_OR_BLEND, Suspicion } from './may-hide.ts';

const onPaper = new HidingHints(
  () => [PAPER],
  (name) => ({ '--none': ['block', 'none'], '--far': ['-9999px'] })[name] ?? [],
);
const anywhere = new HidingHints(
  () => null,
  () => [],
);

/** Declarations that hide by themselves, or with others beside them. */
const HIDING = [
  'display:none',
  'display : var(--a)',
  'visibility:hidden',
  'visibility : collapse',
  'visibility:var(--a)',
  'content-visibility:hidden',
  'opacity:0',
  'opacity : .1',
  'opacity:0.05',
  'opacity:9%',
  'opacity:10%',
  'opacity:1e-9',
  'opacity:-1',
  'opacity:var(--a)',
  'clip:rect(0,0,0,0)',
  'clip-path : inset(50%)',
  'clip-path:polygon(0 0,0 0)',
  'clip-path:circle(0)',
  'clip-path:ellipse(0 0)',
  'clip-path:var(--a)',
  'mask:linear-gradient(#0000,#0000)',
  'mask-image : var(--a)',
  'filter:opacity(0)',
  'filter:contrast(2) blur(20px)',
  'filter:var(--a)',
  'left:-9999px',
  'right : -99em',
  'top:-100vw',
  'bottom:-900.5px',
  'inset:0 auto auto -9999px',
  'inset-inline-start:-9999px',
  'margin:0 -9999px',
  'margin-left:-1e4px',
  'margin-left:calc(-1 * 9999px)',
  'translate:0 var(--a)',
  'text-indent:-9999px',
  'text-indent : 100%',
  'text-indent:calc(-100vw)',
  'text-indent:var(--a)',
  'font-size:0',
  'font-size : 1px',
  'font-size:.5px',
  'font-size:0.01em',
  'font:0/0 a',
  'font:bold 0/0 a',
  'font-size:calc(0px)',
  'font-size:var(--a)',
  'height:0',
  'max-height : 0px',
  'line-height:0',
  'width:1px',
  'max-width:1',
  'width:.5px',
  'height:-1px',
  'scale:0',
  'scale : .01',
  'scale:var(--a)',
  'transform:scale(0)',
  'transform:rotatex(90deg)',
  'transform:matrix(0,0,0,0,0,0)',
  'transform:translatex(-9999px)',
  'transform : var(--a)',
  'animation:out 1s forwards',
  'animation : out 1s both',
];

/** What looks similar, but hides nothing. */
const SHOWING = [
  'display:block',
  'visibility:inherit',
  'opacity:1',
  'opacity:0.2',
  'opacity:.9',
  'clip:auto',
  'mask:none',
  'filter:none',
  'filter:grayscale(1)',
  'left:-99px',
  'margin:-20px 0',
  'margin:100px',
  'text-indent:20px',
  'font-size:10px',
  'font-size:12px',
  'font:bold 12px a',
  'font-size:3px',
  'height:10px',
  'width:100%',
  'width:1em',
  'max-width:1.5em',
  'scale:1',
  'transform:none',
  'transform:translatex(-5px)',
  'animation:in 1s',
  'color:inherit',
  'color:#000',
  'color:red',
  'background:red;color:blue',
];

describe('HidingHints', () => {
  it.each(HIDING)('%s may hide', (css) => {
    expect(anywhere.mayHide(css)).toBe(true);
    expect(anywhere.mayHide(`color:red ; -webkit-${css}`)).toBe(true);
  });

  it.each(SHOWING)('%s may not', (css) => {
    expect(onPaper.mayHide(css)).toBe(false);
    expect(onPaper.mayHide(`top:0;${css};left:0`)).toBe(false);
    expect(onPaper.suspicionOf(readDeclarations(css))).toBe(Suspicion.none);
  });

  it.each([
    ['color:#fff', true, false],
    ['color : #FEFEFE ; top:0', true, false],
    ['-webkit-text-fill-color:white', true, false],
    ['color:#000;-webkit-text-fill-color:#fff', true, false],
    ['color:var(--a)', true, false],
    ['color:transparent', true, true],
    ['color:rgba(0,0,0,.01)', true, true],
    ['color:red;background:red', true, true],
    ['color:red;background:blue;background:red', true, true],
    ['color:red;background:red!important;background:blue', true, true],
    ['color:red;background:red;background:blue', false, false],
    ['color:blue;background:red;color:red', true, true],
    ['background-color : #f00;color: RED', true, true],
    ['color:#222;background:#222', true, true],
    ['color:red;background:inherit', false, false],
    ['color:inherit;background:red', false, false],
    ['border-color:#fff', false, false],
  ])('%s may be the colour of the ground: %s on paper, %s on any', (css, isOnPaper, isAnywhere) => {
    expect([onPaper, anywhere].map((hints) => hints.mayHide(css))).toEqual([isOnPaper, isAnywhere]);
    const suspicions = [onPaper, anywhere].map((hints) => hints.suspicionOf(readDeclarations(css)));
    expect(suspicions).toEqual([isOnPaper, isAnywhere].map((may) => (may ? Suspicion.other : 0)));
  });

  it.each([
    ['display:none', Suspicion.display],
    ['left:-9999px', Suspicion.other],
    ['width:1px', Suspicion.other],
    ['visibility:hidden', Suspicion.other],
    ['font-size:1px', Suspicion.other],
    ['font-size:1px;display:none', Suspicion.display | Suspicion.other],
    ['animation:a 1s both', Suspicion.other],
    ['animation:a 1s', Suspicion.none],
    ['display:var(--none)', Suspicion.display],
    ['left:var(--far)', Suspicion.other],
    ['display:var(--far)', Suspicion.none],
    ['left:var(--other)', Suspicion.none],
  ])('%s is suspicious: %i', (css, suspicion) => {
    expect(onPaper.suspicionOf(readDeclarations(css))).toBe(suspicion);
  });

  it('takes linear time over many colours beside a long background', () => {
    const prepare = (size: number): (() => void) => {
      const css = `background:${'X'.repeat(8 * size)};${'color:a;'.repeat(size)}`;
      return () => expect(anywhere.mayHide(css)).toBe(false);
    };
    expect(growthRatio(prepare, 1000, 16)).toBeLessThan(40);
  });
});

describe('the search in a sheet', () => {
  const found = (pattern: RegExp, css: string): string[] =>
    // A copy, because a search for the next match leaves its place behind.
    [...css.matchAll(new RegExp(pattern))].map(({ index }) => css.slice(index, index + 4));

  it('finds the sign before each declaration that may hide', () => {
    expect(found(MAY_HIDE, 'a{display:none}b{top:0;opacity:0;left:0}c{ -moz-transform:scale(0)}')).toEqual([
      '{dis',
      ';opa',
      '{ -m',
    ]);
  });

  it.each([
    'color:transparent',
    'color:rgba(0,0,0,0)',
    'color:HSLA(0,0%,0%,0)',
    'color:rgb(0 0 0 / 0)',
    'color:hsl(0 0% 0% / 0)',
    'color:#abc0',
    'color:#aabbcc00',
    '-webkit-text-fill-color : transparent',
    'color:#fff;top:0;background:#fff',
    'color : #fff!important;background-color : #fff',
    'background:#fff;color:#fff',
    'background-color: #fff;top:0; color: #fff',
  ])('finds %s where other sheets may set grounds', (css) => {
    expect(found(MAY_HIDE, `a{${css}}`)).toHaveLength(1);
    expect(found(MAY_HIDE_OR_BLEND, `a{${css}}`).length).toBeGreaterThan(0);
  });

  it.each(['color:#fff', 'color:#fff0f0', 'color:rgb(0,0,0)', 'color:#fff}b{background:#fff'])(
    'finds %s only where all sheets are at hand',
    (css) => {
      expect(found(MAY_HIDE, `a{${css}}`)).toEqual([]);
      expect(found(MAY_HIDE_OR_BLEND, `a{${css}}`)).toEqual(['{col']);
    },
  );
});
