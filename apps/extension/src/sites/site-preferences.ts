import { FONTS, type Font, THEMES, type Theme } from '../settings/settings.ts';

/** What a user prefers on one site. */
export interface SitePreference {
  readonly host: string;
  /** Colours and typeface on this site; `null` for those of all sites. Both are set, or none. */
  readonly theme: Theme | null;
  readonly font: Font | null;
  /** True to open every page of the site in the reader. */
  readonly isAlwaysOpen: boolean;
}

/** More sites than anybody has preferences for. @cap */
const MAX_SITES = 1000;

/** Reads stored or imported preferences; leaves out invalid ones. */
export function readSitePreferences(value: unknown): readonly SitePreference[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, MAX_SITES).flatMap((given: unknown) => {
    const { host, theme, font, isAlwaysOpen } = (given ?? {}) as Partial<
      Record<keyof SitePreference, unknown>
    >;
    if (typeof host !== 'string' || host === '') return [];
    const look = { theme: THEMES.find((one) => one === theme), font: FONTS.find((one) => one === font) };
    const isWhole = look.theme !== undefined && look.font !== undefined;
    const preference: SitePreference = {
      host,
      theme: isWhole ? look.theme! : null,
      font: isWhole ? look.font! : null,
      isAlwaysOpen: isAlwaysOpen === true,
    };
    return isEmpty(preference) ? [] : [preference];
  });
}

/** The preference for a host; an empty one if there is none. */
export function preferenceFor(preferences: readonly SitePreference[], host: string): SitePreference {
  const none = { host, theme: null, font: null, isAlwaysOpen: false };
  return preferences.find((preference) => preference.host === host) ?? none;
}

/** The preferences with a new one for its host; an empty one is left out. */
export function withPreference(
  preferences: readonly SitePreference[],
  changed: SitePreference,
): readonly SitePreference[] {
  const others = preferences.filter(({ host }) => host !== changed.host);
  return isEmpty(changed) ? others : [...others, changed];
}

function isEmpty({ theme, isAlwaysOpen }: SitePreference): boolean {
  return theme === null && !isAlwaysOpen;
}
