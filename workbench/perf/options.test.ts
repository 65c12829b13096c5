import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('readOptions', () => {
  it('measures everything by default', () => {
    const options = readOptions([]);
    expect(options.mode).toBe('compare');
    expect(options.candidates.length).toBeGreaterThan(8);
    expect(options).toMatchObject({ pages: 120, slowPages: 30, rounds: 3, write: false, out: null });
  });

  it('takes only the candidates named, and fovea alone for growth', () => {
    const names = (args: string[]): string[] => readOptions(args).candidates.map((one) => one.name);
    expect(names(['--only', 'parse5, fovea'])).toEqual(['parse5', 'fovea']);
    expect(names(['--growth'])).toEqual(['fovea']);
    expect(names(['--growth', '--only', 'parse5'])).toEqual(['parse5']);
    expect(names(['--trees'])).toEqual(['parse5', 'parse5-locations', 'htmlparser2', 'fovea-html']);
  });

  it('gives the slow ones a quarter of the pages, but at least one', () => {
    expect(readOptions(['--pages', '2']).slowPages).toBe(1);
    expect(readOptions(['--quick']).slowPages).toBe(10);
  });

  it('says what is wrong', () => {
    expect(() => readOptions(['--only', 'nope'])).toThrow("No candidate 'nope'");
    expect(() => readOptions(['--pages', '0'])).toThrow('--pages');
    expect(() => readOptions(['--what'])).toThrow('--what');
  });
});
