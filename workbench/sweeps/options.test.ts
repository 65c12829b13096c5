import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('readOptions', () => {
  it('sweeps all rooms by default', () => {
    expect(readOptions([])).toMatchObject({ mode: 'run', rooms: null, isMissing: false });
    expect(readOptions(['--missing']).isMissing).toBe(true);
    expect(readOptions(['--rooms', 'clean, fovea', '--pages', '3'])).toMatchObject({
      rooms: ['clean', 'fovea'],
      pages: 3,
      morePages: 600,
    });
    expect(readOptions(['--check']).mode).toBe('check');
  });

  it('says what is wrong', () => {
    expect(() => readOptions(['--pages', '0'])).toThrow('--pages wants a whole number above 0');
    expect(() => readOptions(['--page', '3'])).toThrow('--page');
  });
});
