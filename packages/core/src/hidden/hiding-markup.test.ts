import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../page/from-html.ts';
import { hidingMarkup, hidingNames, hidingStyle, isHiding } from './hiding-markup.ts';

describe('hidingStyle', () => {
  it.each([
    ['display:none', 'display'],
    ['color: red; DISPLAY : none !important', 'display'],
    ['visibility:hidden;', 'visibility'],
    ['top:0;visibility : hidden ! important', 'visibility'],
    ['  display:none  ;top:0', 'display'],
    ['visibility:hidden-ish', null],
    ['visibility:collapse', null],
    ['display:block', null],
    ['display:none-such', null],
    ['--display:none', null],
    ['backface-visibility:hidden', null],
    ['', null],
  ])('%j: %s', (style, way) => {
    expect(hidingStyle(style)).toBe(way);
  });

  it('reads no more than the beginning of a long style', () => {
    expect(hidingStyle(`${'a:b;'.repeat(400)}display:none`)).toBe('display');
    expect(hidingStyle(`${'a:b;'.repeat(500)}display:none`)).toBeNull();
  });
});

describe('isHiding', () => {
  it.each([
    ['<p hidden>', true],
    ['<p hidden=until-found>', false],
    ['<p style="display:none">', true],
    ['<p style="top:0">', false],
    ['<p style="visibility:collapse">', false],
    ['<p aria-hidden=true>', false],
    ['<p title="display:none">', false],
  ])('%s: %s', (html, hides) => {
    const { tree } = pageFromHtml(html);
    expect(isHiding(tree, 0, hidingNames(tree))).toBe(hides);
  });
});

describe('hidingMarkup', () => {
  const way = (tag: string, ...attributes: [string, string][]): string | null =>
    hidingMarkup(tag, new Map(attributes));

  it('knows the attribute, and what only waits to be found', () => {
    expect(way('p', ['hidden', ''])).toBe('attribute');
    expect(way('p', ['hidden', 'hidden'])).toBe('attribute');
    expect(way('p', ['hidden', 'Until-Found'])).toBeNull();
  });

  it('knows aria-hidden, styles and closed dialogs', () => {
    expect(way('p', ['aria-hidden', 'TRUE'])).toBe('aria-hidden');
    expect(way('p', ['aria-hidden', 'false'])).toBeNull();
    expect(way('p', ['style', 'display:none'])).toBe('display');
    expect(way('tr', ['style', 'visibility : collapse'])).toBe('visibility');
    expect(way('tr', ['style', 'top:0; visibility:collapse !important'])).toBe('visibility');
    expect(way('tr', ['style', 'visibility:collapse ;top:0'])).toBe('visibility');
    expect(way('tr', ['style', 'x-visibility:collapse'])).toBeNull();
    expect(way('tr', ['style', `${'a:b;'.repeat(500)}visibility:collapse`])).toBeNull();
    expect(way('dialog')).toBe('closed');
    expect(way('dialog', ['id', 'd'])).toBe('closed');
    expect(way('dialog', ['open', ''])).toBeNull();
  });

  it('leaves the rest alone', () => {
    expect(way('p')).toBeNull();
    expect(way('p', ['class', 'hidden'])).toBeNull();
  });
});
