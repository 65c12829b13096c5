import { OPTIONS } from 'fovea/options';
import { describe, expect, it } from 'vitest';
import { CONTROLS, optionsFrom } from './controls.ts';

describe('CONTROLS', () => {
  it('has every option that is data, and each number of those that hold several', () => {
    const shown = new Set(CONTROLS.map(({ name }) => name.split('.')[0]));
    const missing = OPTIONS.map(({ name }) => name).filter((name) => !shown.has(name));
    // Functions and profiles, and what the page has a control of its own for.
    expect(missing.toSorted()).toEqual(
      ['focus', 'formats', 'explain', 'restore', 'remove', 'rules', 'site', 'countTokens'].toSorted(),
    );
    expect(CONTROLS.map(({ name }) => name)).toContain('chunks.maxTokens');
  });
});

describe('optionsFrom', () => {
  it('gathers numbers, and reads the parameters of the method', () => {
    const chosen = { links: 'text', 'chunks.maxTokens': 64, 'chunks.overlap': 8, methodOptions: '{"a":1}' };
    expect(optionsFrom(chosen)).toEqual({
      links: 'text',
      chunks: { maxTokens: 64, overlap: 8 },
      methodOptions: { a: 1 },
    });
    expect(() => optionsFrom({ methodOptions: '{' })).toThrow('write JSON');
  });
});
