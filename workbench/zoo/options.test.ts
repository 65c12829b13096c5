import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('readOptions', () => {
  it('writes pages, all or a choice of them', () => {
    expect(readOptions(['--out', 'zoo'])).toEqual({ mode: 'write', folder: 'zoo', choice: {} });
    expect(readOptions(['--out', 'zoo', '--languages', 'ja,ar', '--sizes', 'long'])).toEqual({
      mode: 'write',
      folder: 'zoo',
      choice: { languages: ['ja', 'ar'], sizes: ['long'] },
    });
  });

  it('measures', () => {
    expect(readOptions(['--table', '--layouts', 'blog'])).toEqual({
      mode: 'measure',
      file: null,
      choice: { layouts: ['blog'] },
    });
    expect(readOptions(['--table', '--write', 'a.md'])).toMatchObject({ mode: 'measure', file: 'a.md' });
  });

  it('says what is wrong', () => {
    expect(() => readOptions([])).toThrow('--out FOLDER or --table');
    expect(() => readOptions(['--table', '--sizes', 'huge'])).toThrow("No size 'huge'");
    expect(() => readOptions(['--nothing'])).toThrow('--nothing');
  });
});
