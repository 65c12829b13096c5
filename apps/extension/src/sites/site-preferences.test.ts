import { expect, it } from 'vitest';
import {
  preferenceFor,
  readSitePreferences,
  type SitePreference,
  withPreference,
} from './site-preferences.ts';

const DARK: SitePreference = { host: 'a.example', theme: 'dark', font: 'sans', isAlwaysOpen: false };

it('keeps one preference for each site, and none that says nothing', () => {
  const open = { ...DARK, theme: null, font: null, isAlwaysOpen: true };
  const kept = withPreference(withPreference([], DARK), { ...open, host: 'b.example' });
  expect(preferenceFor(kept, 'a.example')).toEqual(DARK);
  expect(withPreference(kept, open).map(({ host }) => host)).toEqual(['b.example', 'a.example']);
  expect(withPreference(kept, { ...open, isAlwaysOpen: false })).toHaveLength(1);
  expect(preferenceFor(kept, 'c.example')).toEqual({ ...open, host: 'c.example', isAlwaysOpen: false });
});

it('reads only what is a preference', () => {
  expect(readSitePreferences('x')).toEqual([]);
  const half = { host: 'b.example', theme: 'dark' };
  expect(readSitePreferences([null, { host: '' }, half, { ...DARK, font: 'comic' }, DARK])).toEqual([DARK]);
});
