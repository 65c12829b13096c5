import { describe, expect, it } from 'vitest';
import { element } from '../../../content/build-tree.cases.ts';
import type { ContentElement } from '../../../content/content-tree.ts';
import { codeText, isLineNumber, isNumbering } from './code-text.ts';

function phrase(name: string, text: string): ContentElement {
  const span = element('span', text);
  span.attributes.set('class', name);
  return span;
}

describe('codeText', () => {
  it.each<[name: string, code: ContentElement, expected: string]>([
    ['texts', element('pre', 'a ', element('b', 'b'), '\n c'), 'a b\n c'],
    ['breaks', element('pre', 'a', element('br'), 'b'), 'a\nb'],
    ...['div', 'p', 'li', 'ol', 'ul', 'figure'].map((tag): [string, ContentElement, string] => [
      `lines in ${tag}`,
      element('pre', element(tag, 'a'), element(tag, 'b\n'), element(tag, 'c'), 'd'),
      'a\nb\nc\nd',
    ]),
    [
      'a line in a line',
      element('pre', 'x', element('ol', element('li', 'a'), element('li', 'b'))),
      'x\na\nb\n',
    ],
    ['empty lines', element('pre', element('div', '\n'), element('div', ''), element('div', 'a')), '\na\n'],
    ...['line', 'token-line', 'x-highlight-code-line'].map((name): [string, ContentElement, string] => [
      `phrases called ${name}`,
      element('pre', 'a(', phrase(name, 'b'), phrase(name, 'c'), '\n', phrase(name, 'd'), '\n)'),
      'a(\nb\nc\nd\n)',
    ]),
    ['other phrases', element('pre', 'a', phrase('inline', 'b'), phrase('multi-line', 'c')), 'abc'],
    ['other blocks', element('pre', element('h2', 'a'), 'b'), 'ab'],
  ])('%s', (_, code, expected) => {
    expect(codeText(code, () => false)).toBe(expected);
  });

  it('leaves out what it is told to', () => {
    expect(codeText(element('pre', element('b', '1'), 'a'), ({ tag }) => tag === 'b')).toBe('a');
  });
});

describe('line numbers', () => {
  it.each([
    [['1', '2', '3'], true],
    [['9', '10'], true],
    [['999999'], true],
    [['1', '3'], false],
    [['2', '1'], false],
    [['1', '2x'], false],
    [['1', 'x2'], false],
    [['1000000'], false],
    [[''], false],
    [[], false],
  ])('%j', (numbers, expected) => {
    expect(isNumbering(numbers)).toBe(expected);
  });

  it('stand alone', () => {
    expect([' 12\n', '1 2', 'x', '12.'].map(isLineNumber)).toEqual([true, false, false, false]);
  });
});
