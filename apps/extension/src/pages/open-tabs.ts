import type { PageRequest } from '../books/requests.ts';
import { type SavedPage, sitesOf } from '../books/saved-page.ts';
import { shelve } from '../books/store.ts';
import { injectContent } from '../browser/inject.ts';
import { numeral, t } from '../i18n/messages.ts';
import { make } from '../interface/element.ts';
import type { Borrowing } from './borrowing.ts';

/** The parts of the page that are about tabs. */
export interface TabParts {
  readonly list: HTMLElement;
  readonly show: HTMLElement;
  readonly add: HTMLElement;
}

/** Lets the user choose open tabs and adds them to the book; each step asks for what it needs. */
export function listenToTabs(
  parts: TabParts,
  borrowing: Borrowing,
  changed: () => Promise<void>,
  say: (text: string) => void,
): void {
  let tabs: readonly chrome.tabs.Tab[] = [];
  const list = async (isAllowed: boolean): Promise<void> => {
    if (!isAllowed) return say(t('not_allowed'));
    tabs = (await chrome.tabs.query({})).filter(({ url }) => sitesOf([url ?? '']).length > 0);
    parts.list.replaceChildren(...tabs.map(itemOf));
    parts.add.hidden = tabs.length === 0;
    if (tabs.length === 0) say(t('no_tabs'));
  };
  const add = async (chosen: readonly chrome.tabs.Tab[]): Promise<void> => {
    let failed = 0;
    for (const tab of chosen) {
      const page = await pageIn(tab);
      if (page === null) failed++;
      else await shelve(page);
    }
    await changed();
    say(failed === 0 ? t('tabs_added', numeral(chosen.length)) : t('tabs_failed', numeral(failed)));
  };
  const addChosen = async (): Promise<void> => {
    const chosen = chosenIn(parts.list, tabs);
    const origins = sitesOf(chosen.map(({ url }) => url ?? ''));
    if (chosen.length === 0) return say(t('not_allowed'));
    await borrowing.during({ origins }, async (isAllowed) =>
      isAllowed ? await add(chosen) : say(t('not_allowed')),
    );
  };
  parts.show.addEventListener('click', () => void borrowing.during({ permissions: ['tabs'] }, list));
  parts.add.addEventListener('click', () => void addChosen());
}

function itemOf({ id, title, url }: chrome.tabs.Tab): HTMLElement {
  const box = make('input', { type: 'checkbox', value: String(id) });
  return make('li', {}, make('label', { dir: 'auto' }, box, make('span', {}, title || (url ?? ''))));
}

function chosenIn(list: HTMLElement, tabs: readonly chrome.tabs.Tab[]): readonly chrome.tabs.Tab[] {
  const checked = [...list.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
  return tabs.filter(({ id }) => checked.includes(String(id)));
}

/** The content of a tab; `null` if it cannot be read. */
async function pageIn({ id: tabId }: chrome.tabs.Tab): Promise<SavedPage | null> {
  if (tabId === undefined) return null;
  try {
    await injectContent(tabId);
    const message: PageRequest = { kind: 'page' };
    return (await chrome.tabs.sendMessage(tabId, message, { frameId: 0 })) as SavedPage | null;
  } catch {
    return null;
  }
}
