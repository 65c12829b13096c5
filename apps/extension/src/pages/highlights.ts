import {
  byPage,
  type HighlightedPage,
  highlightsAsAnnotations,
  highlightsAsMarkdown,
  linkTo,
} from '../highlights/export.ts';
import type { Highlight } from '../highlights/highlight.ts';
import { allHighlights, removeHighlight } from '../highlights/store.ts';
import { t } from '../i18n/messages.ts';
import { make } from '../interface/element.ts';
import { download } from '../save/deliver.ts';
import { fillTexts } from './fill-texts.ts';

const list = document.querySelector('#pages')!;

async function show(): Promise<void> {
  const pages = byPage(await allHighlights());
  list.replaceChildren(...pages.map(itemOf));
  if (pages.length === 0) list.append(make('li', { class: 'empty' }, t('no_highlights')));
}

function itemOf({ url, title, highlights }: HighlightedPage): HTMLElement {
  return make(
    'li',
    {},
    make('h2', { dir: 'auto' }, title || t('untitled')),
    make('p', { dir: 'ltr', class: 'address' }, make('a', { href: url, rel: 'noreferrer' }, url)),
    ...highlights.map(passageOf),
  );
}

function passageOf({ id, url, quote, color, note }: Highlight): HTMLElement {
  const remove = async (): Promise<void> => {
    await removeHighlight(id);
    await show();
  };
  const link = make('a', { href: linkTo(url, quote), rel: 'noreferrer', dir: 'auto' }, quote.exact);
  return make(
    'div',
    { class: `passage ${color}` },
    make('blockquote', {}, link),
    note === '' ? null : make('p', { class: 'note', dir: 'auto' }, note),
    make('button', { type: 'button', onclick: () => void remove() }, t('remove')),
  );
}

async function exportMarkdown(): Promise<void> {
  const text = highlightsAsMarkdown(byPage(await allHighlights()), t('untitled'));
  download({ name: 'fovea-highlights.md', type: 'text/markdown', text }, document.body);
}

async function exportAnnotations(): Promise<void> {
  const text = highlightsAsAnnotations(await allHighlights());
  download({ name: 'fovea-highlights.json', type: 'application/ld+json', text }, document.body);
}

fillTexts();
document.querySelector('#markdown')?.addEventListener('click', () => void exportMarkdown());
document.querySelector('#annotations')?.addEventListener('click', () => void exportAnnotations());
void show();
