import { describe, expect, it } from 'vitest';
import { cascade, type Declarations, readDeclarations } from './declarations.ts';
import { hidingWay, isTooSmall, letterSizeOf, visibilityOf } from './hiding.ts';

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
    ['-webkit-mask:linear-gradient(transparent, transparent)', 'opacity'],
    ['opacity:0;transition:opacity 1s', 'folded'],
    ['opacity:0;will-change:opacity', 'folded'],
    ['clip:rect(0,0,0,0)', 'clip'],
    ['clip:rect(1px, 1px, 1px, 1px)', 'clip'],
    ['clip-path:circle(0)', 'clip'],
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
    ['scale:0', 'no-size'],
    ['transform:rotateY(90deg)', 'no-size'],
    ['transform:scale(0);transition:transform 1s', 'folded'],
    ['width:1px;height:1px;overflow:hidden', 'no-size'],
    ['width:0;overflow-x:clip', 'no-size'],
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
    'transform:scale(.02)',
    'transform:rotate(90deg)',
    'width:2px;overflow:hidden',
    'width:1px;height:1px',
    'line-height:1px;overflow:hidden',
    'color:red',
  ])('%s hides nothing', (css) => {
    expect(hidingWay(styleOf(css))).toBeNull();
  });
});

describe('letters', () => {
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
