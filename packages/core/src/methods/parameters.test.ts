import { describe, expect, it } from 'vitest';
import { resolveParameters } from './parameters.ts';
import { findMethod } from './registry.ts';
import { semanticMarkup } from './semantic-markup/semantic-markup.ts';

describe('resolveParameters', () => {
  it('fills in the defaults', () => {
    expect(resolveParameters(semanticMarkup, { mode: 'all' })).toEqual({ mode: 'all', tag: 'auto' });
  });

  it.each([
    [{ mdoe: 'all' }, /no parameter 'mdoe': it has mode, tag/u],
    [{ mode: 'some' }, /must be one of first, all/u],
    [{ mode: 1 }, /must be a string/u],
  ])('refuses %j and says what would be right', (given, message) => {
    expect(() => resolveParameters(semanticMarkup, given)).toThrow(message);
  });
});

describe('findMethod', () => {
  it('names the methods there are', () => {
    expect(() => findMethod('nope')).toThrow(/no method 'nope'. There are: .*cectd-ds/u);
  });
});
