import { describe, expect, it } from 'vitest';
import { isGlob, parseGlob } from './glob.ts';

describe('parseGlob', () => {
  it.each([
    ['*.html', '', 'a.html', true],
    ['*.html', '', 'a.htm', false],
    ['*.html', '', 'sub/a.html', false],
    ['pages/*.html', 'pages', 'a.html', true],
    ['a/b/c?.html', 'a/b', 'c1.html', true],
    ['a/b/c?.html', 'a/b', 'c12.html', false],
    ['**/*.html', '', 'a.html', true],
    ['**/*.html', '', 'x/y/a.html', true],
    ['data/**', 'data', 'x/y/z', true],
    ['data/**/end/*.htm', 'data', 'x/end/y/end/a.htm', true],
    ['data/**/end/*.htm', 'data', 'x/end/y/a.htm', false],
    ['/abs/*/x', '/abs', 'q/x', true],
    ['/*.html', '/', 'a.html', true],
    ['*', '', '.hidden', false],
    ['.*', '', '.hidden', true],
    ['a*b*c', '', 'aXbYbZc', true],
    ['страница-*.html', '', 'страница-1.html', true],
    ['a.[c]*', '', 'a.[c]d', true],
  ])('%s from %j on %s: %s', (pattern, base, path, expected) => {
    const glob = parseGlob(pattern);
    expect(glob.base).toBe(base);
    expect(glob.matches(path)).toBe(expected);
  });

  it('stays cheap on a pattern made to backtrack', () => {
    expect(parseGlob(`${'*a'.repeat(200)}b`).matches('a'.repeat(5000))).toBe(false);
  });
});

describe('isGlob', () => {
  it('sees wildcards only', () => {
    expect([isGlob('a*'), isGlob('a?'), isGlob('a[1].html')]).toEqual([true, true, false]);
  });
});
