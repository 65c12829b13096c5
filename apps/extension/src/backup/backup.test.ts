import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEFAULTS } from '../settings/settings.ts';
import { readBackup } from './backup.ts';

const stored = vi.fn<(values: object) => Promise<void>>(async () => {});

afterEach(() => {
  vi.unstubAllGlobals();
  stored.mockClear();
});

/** What is stored when a backup with these parts, and no highlights, is read. */
async function storedFrom(parts: object): Promise<readonly string[]> {
  vi.stubGlobal('chrome', { storage: { local: { set: stored } } });
  expect(await readBackup(JSON.stringify({ format: 'fovea-backup', version: 1, ...parts }))).toBe(true);
  return stored.mock.calls.flatMap(([values]) => Object.keys(values));
}

describe('a backup', () => {
  it('changes nothing that it does not have', async () => {
    expect(await storedFrom({})).toEqual([]);
  });

  it('restores what it has', async () => {
    expect(await storedFrom({ sites: [] })).toEqual(['siteRules']);
    stored.mockClear();
    expect(await storedFrom({ settings: {} })).toEqual(Object.keys(DEFAULTS));
  });
});
