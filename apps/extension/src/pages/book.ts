import { NO_PICTURES, WEB_PICTURES } from '../books/fetch-pictures.ts';
import { picturesOf, type SavedPage, sitesOf } from '../books/saved-page.ts';
import { shelvedPages, unshelve } from '../books/store.ts';
import { epubOf, htmlOf } from '../books/write-book.ts';
import { numeral, t } from '../i18n/messages.ts';
import controlStyles from '../interface/controls.css';
import { fieldOf, switchOf } from '../interface/controls.ts';
import { make } from '../interface/element.ts';
import { addStyles } from '../interface/styles.ts';
import { download } from '../save/deliver.ts';
import { nameOf } from '../save/file.ts';
import { Borrowing } from './borrowing.ts';
import { fillTexts } from './fill-texts.ts';
import { listenToTabs } from './open-tabs.ts';

const part = <Kind extends HTMLElement>(id: string): Kind => document.querySelector<Kind>(`#${id}`)!;

const say = (text: string): void => {
  part('status').textContent = text;
};

/** Loaded before anything is clicked: Firefox allows asking for a permission only directly after a click. */
let pages: readonly SavedPage[] = [];
let title = '';
let withPictures = true;
const borrowing = new Borrowing();

async function show(): Promise<void> {
  await borrowing.note();
  pages = await shelvedPages();
  const items = pages.map((page) =>
    make(
      'li',
      {},
      make('h2', { dir: 'auto' }, page.title ?? t('untitled')),
      make('p', { dir: 'ltr', class: 'address' }, page.url ?? ''),
      make('button', { type: 'button', onclick: () => void remove([page]) }, t('remove')),
    ),
  );
  part('pages').replaceChildren(
    ...(items.length > 0 ? items : [make('li', { class: 'empty' }, t('no_pages'))]),
  );
  for (const id of ['epub', 'html', 'clear']) part<HTMLButtonElement>(id).disabled = pages.length === 0;
}

async function remove(some: readonly SavedPage[]): Promise<void> {
  for (const { id } of some) await unshelve(id);
  await show();
}

/** Asks for what the pictures need; without it they stay where they are, and the page is saved all the same. */
async function save(format: 'epub' | 'html'): Promise<void> {
  const origins = withPictures ? sitesOf(pages.flatMap(picturesOf)) : [];
  const write = (isAllowed: boolean): Promise<void> => saveAs(format, isAllowed);
  await (origins.length === 0 ? write(false) : borrowing.during({ origins }, write));
}

async function saveAs(format: 'epub' | 'html', isAllowed: boolean): Promise<void> {
  say(t('saving_now'));
  const source = isAllowed ? WEB_PICTURES : NO_PICTURES;
  const name = nameOf(title.trim() || (pages[0]?.title ?? ''));
  let missing = 0;
  if (format === 'epub') {
    const { bytes, missingPictures } = await epubOf(pages, title, source);
    const text = bytes as Uint8Array<ArrayBuffer>;
    download({ name: `${name}.epub`, type: 'application/epub+zip', text }, document.body);
    missing = missingPictures;
  } else {
    const { html, missingPictures } = await htmlOf(pages, title, source);
    download({ name: `${name}.html`, type: 'text/html', text: html }, document.body);
    missing = missingPictures;
  }
  say(missing > 0 && withPictures ? t('pictures_missing', numeral(missing)) : t('saved'));
}

const attempt = (work: Promise<void>): void =>
  void work.catch((error: unknown) =>
    say(t('store_failed', error instanceof Error ? error.message : String(error))),
  );

fillTexts();
addStyles(document, controlStyles);
part('options').append(
  fieldOf(t('book_title'), '', (value) => {
    title = value;
  }),
  switchOf(t('with_pictures'), true, (isOn) => {
    withPictures = isOn;
  }),
);
part('epub').addEventListener('click', () => attempt(save('epub')));
part('html').addEventListener('click', () => attempt(save('html')));
part('clear').addEventListener('click', () => attempt(remove(pages)));
listenToTabs({ list: part('tabs'), show: part('list-tabs'), add: part('add-tabs') }, borrowing, show, say);
// Another page may be added from its tab meanwhile.
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void show();
});
void show();
