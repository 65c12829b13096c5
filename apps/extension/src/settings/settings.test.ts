import { describe, expect, it } from 'vitest';
import { DEFAULTS, inRange, readSettings } from './settings.ts';

describe('settings', () => {
  it('are the defaults if nothing or nonsense was stored', () => {
    expect(readSettings({})).toEqual(DEFAULTS);
    expect(readSettings({ theme: 'pink', font: 7, size: 'big', images: 'no', method: 3 })).toEqual(DEFAULTS);
  });

  it('keep what was stored', () => {
    const stored = {
      ...DEFAULTS,
      theme: 'dark',
      size: 24,
      images: false,
      method: 'gce',
      annotator: '佐藤',
    } as const;
    expect(readSettings(stored)).toEqual(stored);
  });

  it('stay within their bounds', () => {
    expect(inRange('size', 3)).toBe(12);
    expect(inRange('size', 300)).toBe(40);
    expect(inRange('lineHeight', 1.7000000000000002)).toBe(1.7);
    expect(inRange('width', Number.NaN)).toBe(DEFAULTS.width);
  });
});
