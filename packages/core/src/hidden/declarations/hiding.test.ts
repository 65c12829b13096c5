import { describe, expect, it } from 'vitest';
import { cascade, type Declarations, readDeclarations } from './declarations.ts';
import { hidingWay, isPulledBack, isTooSmall, letterSizeOf, visibilityOf } from './hiding.ts';

function styleOf(css: string): Declarations {
  return cascade([readDeclarations(css)]);
}

describe('hidingWay', () => {
  it.each([
    ['display:none', 'display'],
    ['DISPLAY : NONE !important;display:block', 'display'],
    ['d\\69splay:/**/none', 'display'],
    ['content-visibility:hidden', 'display'],
    ['opacity:.1', 'opacity'],
    ['opacity:10%', 'opacity'],
    ['filter:opacity(0.1)', 'opacity'],
    ['filter:blur(20px)', 'opacity'],
    ['filter:opacity( 0 )', 'opacity'],
    ['filter:blur( 20px )', 'opacity'],
    ['-webkit-mask:linear-gradient(transparent, transparent)', 'opacity'],
    ['mask:linear-gradient(transparent,transparent)', 'opacity'],
    ['mask:linear-gradient(#0000, #0000, #0000)', 'opacity'],
    ['mask-image:linear-gradient(rgba(0,0,0,0), rgba(0, 0, 0, 0))', 'opacity'],
    ['opacity:0;transition-property:opacity', 'folded'],
    ['opacity:0;animation:in 1s', 'folded'],
    ['opacity:0;animation-name:in', 'folded'],
    ['opacity:0;transition:none', 'opacity'],
    ['opacity:0;transition:opacity 1s', 'folded'],
    ['opacity:0;will-change:opacity', 'folded'],
    ['clip:rect(0,0,0,0)', 'clip'],
    ['clip:rect(1px, 1px, 1px, 1px)', 'clip'],
    ['clip:rect( 0 0 0 0 )', 'clip'],
    ['clip-path:circle(0)', 'clip'],
    ['clip-path:circle( 0 at 50% 50%)', 'clip'],
    ['clip-path:ellipse(0px 0px)', 'clip'],
    ['clip-path:inset( 50% )', 'clip'],
    ['clip-path:inset(60% 0 40%)', 'clip'],
    ['clip-path:polygon(nonzero,0 0,0 0)', 'clip'],
    ['clip-path:inset(50%)', 'clip'],
    ['clip-path:inset(0 60% 0 40%)', 'clip'],
    ['clip-path:polygon(0 0,0 0, 0 0)', 'clip'],
    ['text-indent:-900px', 'off-screen'],
    ['text-indent:100%;overflow:hidden', 'off-screen'],
    ['margin-left:-900px', 'off-screen'],
    ['margin:-900px 0 0', 'off-screen'],
    ['translate:-900px', 'off-screen'],
    ['transform:translateX(-900px)', 'off-screen'],
    ['transform:translate(0, -900px)', 'off-screen'],
    ['transform:translate(0,-900px)', 'off-screen'],
    ['translate:0  -900px', 'off-screen'],
    ['position:absolute;left:-900px', 'off-screen'],
    ['position:relative;right:-100vw', 'off-screen'],
    ['position:fixed;bottom:-900px', 'off-screen'],
    ['position:absolute;inset:-900px auto auto', 'off-screen'],
    ['position:absolute;inset-inline-start:-900px', 'off-screen'],
    ['margin:0 -9999px;padding:0 20px', 'off-screen'],
    ['transform:translateX(-100vw);transition:transform .3s', 'folded'],
    ['position:fixed;left:-900px;animation:in 1s', 'folded'],
    ['text-indent:-900px;transition:color .3s', 'off-screen'],
    ['transform:scale(0)', 'no-size'],
    ['transform:scale(1, 0.01)', 'no-size'],
    ['transform:scale( 0 , 1)', 'no-size'],
    ['transform:scale(1,0)', 'no-size'],
    ['transform:scale(0.01)', 'no-size'],
    ['transform:matrix(0,0,0,1,0,0)', 'no-size'],
    ['transform:matrix( 0 , 0 , 0 , 1 , 0 , 0 )', 'no-size'],
    ['scale:0', 'no-size'],
    ['scale:1 0', 'no-size'],
    ['transform:rotateY(90deg)', 'no-size'],
    ['transform:rotateX( -90deg )', 'no-size'],
    ['transform:rotateY(270deg)', 'no-size'],
    ['transform:rotateX(.25turn)', 'no-size'],
    ['transform:rotateX(0.25turn)', 'no-size'],
    ['transform:scale(0);transition-property:transform', 'folded'],
    ['transform:scale(0);animation-name:in', 'folded'],
    ['transform:scale(0);transition:none', 'no-size'],
    ['transform:scale(0);transition:transform 1s', 'folded'],
    ['width:1px;height:1px;overflow:hidden', 'no-size'],
    ['width:0;overflow-x:clip', 'no-size'],
    ['max-width:0;overflow:hidden', 'no-size'],
    ['max-height:0;overflow-y:hidden', 'folded'],
    ['height:1px;overflow:hidden', 'folded'],
    ['line-height:0;overflow:hidden', 'folded'],
  ])('%s: %s', (css, way) => {
    expect(hidingWay(styleOf(css))).toBe(way);
  });

  it.each([
    'opacity:.11',
    'filter:blur(19px)',
    'filter:opacity(.2)',
    'clip-path:inset(49%)',
    'clip-path:polygon(0 0,1px 0, 0 0)',
    'text-indent:-899px',
    'text-indent:100%',
    'margin-left:-899px',
    'position:static;left:-9999px',
    'position:absolute;bottom:-9999px',
    'position:absolute;left:-899px',
    'transform:translateY(-100%)',
    'transform:translate(-50%, -100%)',
    'transform:translateX(calc(-100% - 20px))',
    'translate:-100% 0',
    'float:left;margin-left:-100%',
    'margin:0 -9999px;padding:5px 9999px',
    'margin-left:-100vw;padding-inline-start:100vw',
    'margin-left:-9999px;border-left:9999px solid #eee',
    'margin:0 -9999px;border:solid #eee;border-width:0;border-left-width:9999px',
    'mask:linear-gradient(transparent, #000)',
    'transform:scale(.02)',
    'transform:scale(0.5)',
    'transform:scale(1, 0.5)',
    'transform:matrix(0,1,-1,0,0,0)',
    'scale:.02',
    'transform:rotate(90deg)',
    'width:2px;overflow:hidden',
    'width:1px;height:1px',
    'line-height:1px;overflow:hidden',
    'color:red',
  ])('%s hides nothing', (css) => {
    expect(hidingWay(styleOf(css))).toBeNull();
  });
});

describe('isPulledBack', () => {
  it.each([
    ['margin-left:-9999px', 'margin-left:9999px', true],
    ['margin-top:-9999px', 'margin-top:9999px', true],
    ['margin-left:-9999px', 'margin-left:9000px', false],
    ['margin-left:-9999px', 'margin-top:9999px', false],
    ['margin-left:-9999px', 'margin-left:-1px', false],
    ['margin-left:-9999px', '', false],
    ['margin-left:1px;left:-9999px;position:absolute', 'margin-left:9999px', false],
  ])('%s with %s inside: %s', (css, inside, isBack) => {
    expect(isPulledBack(styleOf(css), styleOf(inside))).toBe(isBack);
  });
});

describe('letters', () => {
  it.each([
    ['font-size:50%', 0.5, true],
    ['font-size:2em', 2, true],
    ['font-size:smaller', 1, true],
    ['font-size:12px', 12, false],
    ['font-size:1rem', 16, false],
    ['font-size:medium', 16, false],
    ['font-size:clamp(1em, 2vw, 2em)', 16, false],
  ])('%s is %f of a size that is relative: %s', (css, size, isRelative) => {
    expect(letterSizeOf(styleOf(css))).toEqual({ size, isRelative });
  });

  it.each([
    ['font-size:0', true],
    ['font-size:2px', true],
    ['font-size:2.5px', false],
    ['font-size:0em', true],
    ['font-size:.01em', false],
    ['font-size:0%', true],
    ['font-size:.1rem', false],
    ['font-size:0rem', true],
    ['font:0/0 a', true],
    ['font:italic 1px/1 serif', true],
    ['font-size:medium', false],
    ['font-size:smaller', false],
    ['font-size:larger', false],
  ])('%s: too small %s', (css, isSmall) => {
    expect(isTooSmall(letterSizeOf(styleOf(css))!)).toBe(isSmall);
  });

  it.each(['', 'font-size:inherit', 'font-size:unset'])('%s says nothing of their size', (css) => {
    expect(letterSizeOf(styleOf(css))).toBeNull();
  });
});

describe('visibilityOf', () => {
  it.each([
    ['visibility:hidden', true],
    ['visibility:collapse', true],
    ['visibility:visible', false],
    ['visibility:inherit', null],
    ['visibility:unset', null],
    ['', null],
  ])('%s: %s', (css, expected) => {
    expect(visibilityOf(styleOf(css))).toBe(expected);
  });
});
