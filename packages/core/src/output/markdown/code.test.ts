import { describe, expect, it } from 'vitest';
import { codeSpan, fencedCode, isActive } from './code.ts';

describe('isActive', () => {
  it.each([
    '<a href=x>',
    '<B\tclass>',
    '<a/b',
    '<script',
    '<STYLE>',
    `<a${'b'.repeat(100)}`,
    '<https:x',
    '<x-y+z.1:',
    '[a](b)',
    '[a] \t(b)',
    'x\n > [a]: b',
    '[a]: b',
  ])('%j', (code) => {
    expect(isActive(code)).toBe(true);
  });

  it.each([
    'List<T>',
    '<b>',
    'a < b / c',
    '<1 b',
    '< a b',
    `<a${'b'.repeat(98)}>`,
    '<a>b:c',
    `<${'x'.repeat(40)}:`,
    'a[0] + (b)',
    'x [a]: b',
    '[a] : b',
    'a[b]:',
  ])('%j is not', (code) => {
    expect(isActive(code)).toBe(false);
  });
});

describe('codeSpan', () => {
  it.each([
    ['a', '`a`'],
    ['a`b', '``a`b``'],
    ['a``b', '`a``b`'],
    ['a`b``c', '```a`b``c```'],
    ['`a', '`` `a ``'],
    ['a`', '`` a` ``'],
    [' a ', '`  a  `'],
    [' a', '` a`'],
    ['a ', '`a `'],
    ['a`]', '<code>a&#96;&#93;</code>'],
    ['a]: b', '`a]: b`'],
  ])('%j', (code, expected) => {
    expect(codeSpan(code)).toBe(expected);
  });
});

describe('fencedCode', () => {
  it.each([
    ['a', '', '```\na\n```'],
    ['a\n', 'js', '```js\na\n```'],
    ['\na', '', '```\n\na\n```'],
    ['a\r\nb\rc', '', '```\na\nb\nc\n```'],
    ['a ``` b `', '', '````\na ``` b `\n````'],
    ['a `` b', '', '```\na `` b\n```'],
  ])('%j', (code, language, expected) => {
    expect(fencedCode(code, language)).toBe(expected);
  });
});
