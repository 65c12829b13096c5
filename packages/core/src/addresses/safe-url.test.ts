import { describe, expect, it } from 'vitest';
import { safeUrl } from './safe-url.ts';

describe('safeUrl', () => {
  it.each([
    ['https://a.example/b?c#d', 'https://a.example/b?c#d'],
    ['HTTP://A.example', 'HTTP://A.example'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['tel:+1-2', 'tel:+1-2'],
    ['/path', '/path'],
    ['#part', '#part'],
    ['?q=a:b', '?q=a:b'],
    ['//a.example/x', '//a.example/x'],
    ['a/b:c', 'a/b:c'],
    [' \n/a\tb ', '/ab'],
  ])('%j may be followed', (url, expected) => {
    expect(safeUrl(url, 'link')).toBe(expected);
  });

  it.each([
    '',
    ' ',
    'javascript:x',
    'JAVASCRIPT:x',
    'java\nscript:x',
    '\u0001javascript:x',
    'java\u00adscript:x',
    'data:x',
    'vbscript:x',
    'blob:https://a.example/',
    'file:///x',
    'x-y:z',
    ':x',
    'ｊavascript:x',
    'javascript\u200b:x',
    `https://a.example/${'x'.repeat(70_000)}`,
  ])('%j may not', (url) => {
    expect(safeUrl(url, 'link')).toBeNull();
  });

  it('loads nothing over mail or telephone', () => {
    expect(safeUrl('mailto:a@b.example', 'resource')).toBeNull();
    expect(safeUrl('https://a.example/i.png', 'resource')).toBe('https://a.example/i.png');
  });
});
