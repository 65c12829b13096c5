import { describe, expect, it } from 'vitest';
import { utilityHiding } from './utility-classes.ts';

describe('utilityHiding', () => {
  it.each([
    ['hidden', 'display'],
    ['card d-none', 'display'],
    ['\n hidden\tbox', 'display'],
    ['d-none d-print-block', 'display'],
    ['sr-only', 'clip'],
    ['visuallyhidden', 'clip'],
    ['x visually-hidden', 'clip'],
    ['label screen-reader-text', 'clip'],
    ['sr-only focus:not-sr-only', 'clip'],
  ])('%j hides: %s', (names, way) => {
    expect(utilityHiding(names)).toBe(way);
  });

  it.each([
    '',
    'hidden-xs',
    'overflow-hidden',
    'md:hidden',
    'hide-on-print',
    'Hidden',
    'hidden md:block',
    'hidden dark:lg:inline-flex',
    'hidden group-hover:flex',
    'd-none d-md-block',
    'hidden visible-xs',
    'hide',
    'hidden show-for-large',
    'hidden show@medium',
    'sr-only sm:not-sr-only',
  ])('%j hides nothing for good', (names) => {
    expect(utilityHiding(names)).toBeNull();
  });

  it('takes time in proportion to the length', () => {
    expect(utilityHiding(`hidden ${'a:'.repeat(400_000)}`)).toBe('display');
    expect(utilityHiding(`${'x '.repeat(1_000_000)}hidden`)).toBe('display');
    expect(utilityHiding(' '.repeat(1_000_000))).toBeNull();
  });
});
