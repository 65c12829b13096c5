import { describe, expect, it } from 'vitest';
import { element } from '../content/build-tree.cases.ts';
import type { ContentElement } from '../content/content-tree.ts';
import { formulaText, plainPhrases } from './plain-phrases.ts';

describe('plainPhrases', () => {
  it.each<[name: string, parts: readonly (string | ContentElement)[], text: string]>([
    ['nothing', [], ''],
    ['a text', [' a  b\tc '], 'a b c'],
    ['single spaces at the ends', [' a '], 'a'],
    ['spaces over elements', ['a ', element('b', ' b'), '\n', element('i', 'c')], 'a b c'],
    ['a break with spaces around it', ['a ', element('br'), ' b', element('br'), 'c'], 'a\nb\nc'],
    ['a character that stands for a break', ['a\u0000b'], 'ab'],
    ['such a one beside a break', ['a\u0000', element('br'), 'b'], 'a\nb'],
    ['a quotation', [element('q', 'a')], '“a”'],
    ['a reading', ['漢', element('rp', '['), element('rt', 'かん'), element('rp', ']')], '漢(かん)'],
    ['a formula', [element('math', { alttext: ' x ' }, 'y')], 'x'],
    ['a reference to a note', ['a', element('sup', { 'data-note-ref': '1' }, '1')], 'a[1]'],
    ['what is only raised', ['a', element('sup', '1')], 'a1'],
    ['what is lowered', ['a', element('sub', { 'data-note-ref': '1' }, '1')], 'a1'],
    ['blocks', ['a', element('p', 'b'), element('p', 'c'), 'd'], 'a b c d'],
  ])('%s', (_, parts, text) => {
    expect(plainPhrases(element('p', ...parts).children)).toBe(text);
  });
});

describe('formulaText', () => {
  it('is the source, or the symbols where there is none', () => {
    expect(formulaText(element('math', { alttext: ' x^2 ' }, 'x2'))).toBe('x^2');
    expect(formulaText(element('math', { alttext: ' ' }, element('mi', 'x'), '2'))).toBe('x2');
    expect(formulaText(element('math', 'x'))).toBe('x');
  });
});
