import { describe, expect, it } from 'vitest';
import { hidingMarkup, hidingStyle } from './hiding-markup.ts';

describe('hidingStyle', () => {
  it.each([
    ['display:none', 'display'],
    ['color: red; DISPLAY : none !important', 'display'],
    ['visibility:hidden;', 'visibility'],
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
    expect(way('dialog')).toBe('closed');
    expect(way('dialog', ['id', 'd'])).toBe('closed');
    expect(way('dialog', ['open', ''])).toBeNull();
  });

  it('leaves the rest alone', () => {
    expect(way('p')).toBeNull();
    expect(way('p', ['class', 'hidden'])).toBeNull();
  });
});
