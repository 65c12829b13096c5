import { ruleFor, withoutHost } from '../correct/site-rules.ts';
import { loadSiteRules, saveSiteRules } from '../correct/store.ts';
import { t } from '../i18n/messages.ts';
import { make } from '../interface/element.ts';
import { preferenceFor, type SitePreference } from '../sites/site-preferences.ts';
import { loadSitePreferences, saveSitePreference } from '../sites/store.ts';

/** Lists what is remembered for sites. */
export async function showSites(list: HTMLElement): Promise<void> {
  const [rules, preferences] = [await loadSiteRules(), await loadSitePreferences()];
  const hosts = new Set([...rules, ...preferences].map(({ host }) => host));
  const opened = await openedSites(preferences);
  const items = [...hosts].toSorted().map((host) => {
    const { exclude, restore } = ruleFor(rules, host);
    const selectors = [...exclude.map((one) => `− ${one}`), ...restore.map((one) => `+ ${one}`)];
    const forget = async (): Promise<void> => {
      await saveSiteRules(withoutHost(await loadSiteRules(), host));
      await forgetPreference(preferenceFor(preferences, host));
      await showSites(list);
    };
    return make(
      'li',
      {},
      make('strong', { dir: 'ltr' }, host),
      ...preferred(preferenceFor(preferences, host), opened.has(host)).map((text) => make('span', {}, text)),
      ...selectors.map((one) => make('code', { dir: 'ltr' }, one)),
      make('button', { type: 'button', onclick: () => void forget() }, t('remove')),
    );
  });
  list.replaceChildren(...(items.length > 0 ? items : [make('li', {}, t('no_sites'))]));
}

/** The hosts whose pages are opened: an imported preference has no permission, and the browser can take one back. */
async function openedSites(preferences: readonly SitePreference[]): Promise<ReadonlySet<string>> {
  const opened = new Set<string>();
  for (const { host, isAlwaysOpen } of preferences)
    if (isAlwaysOpen && (await isAllowed(host))) opened.add(host);
  return opened;
}

async function isAllowed(host: string): Promise<boolean> {
  // An imported host may be invalid.
  return await chrome.permissions.contains({ origins: patternsOf(host) }).catch(() => false);
}

function preferred({ theme, font }: SitePreference, isOpened: boolean): readonly string[] {
  const look = theme === null || font === null ? [] : [t(`theme_${theme}`), t(`font_${font}`)];
  return [...look, ...(isOpened ? [t('always_on')] : [])];
}

async function forgetPreference({ host, isAlwaysOpen }: SitePreference): Promise<void> {
  await saveSitePreference({ host, theme: null, font: null, isAlwaysOpen: false });
  // What is not needed any more is given back.
  if (isAlwaysOpen) await chrome.permissions.remove({ origins: patternsOf(host) }).catch(() => false);
}

/** The pages of a host, as patterns for a permission. */
function patternsOf(host: string): readonly string[] {
  return [`http://${host}/*`, `https://${host}/*`];
}

/** The parts of the page that ask about a site. */
export interface SiteQuestion {
  readonly section: HTMLElement;
  readonly question: HTMLElement;
  readonly allow: HTMLElement;
}

/** Asks whether to open the site that the address of this page names; the click is what the browser wants to see. */
export function offerSite(
  { section, question, allow }: SiteQuestion,
  done: (isAllowed: boolean) => void,
): void {
  const site = new URLSearchParams(location.search).get('site') ?? '';
  if (!URL.canParse(site) || !new URL(site).protocol.startsWith('http')) return;
  const host = new URL(site).hostname;
  section.hidden = false;
  question.textContent = t('always_ask', host);
  const open = async (): Promise<void> => {
    const isAllowed = await chrome.permissions.request({ origins: patternsOf(host) });
    if (isAllowed) {
      const before = preferenceFor(await loadSitePreferences(), host);
      await saveSitePreference({ ...before, isAlwaysOpen: true });
    }
    section.hidden = isAllowed;
    done(isAllowed);
  };
  allow.addEventListener('click', () => void open());
}
