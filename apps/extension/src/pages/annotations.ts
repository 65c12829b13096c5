import { parsePage } from 'fovea';
import type { AnnotatedPage } from '../annotations/annotated-page.ts';
import { fromLines, toLines } from '../annotations/lines.ts';
import { textBelow } from '../annotations/row.ts';
import { addAnnotations, allPages, removePage } from '../annotations/store.ts';
import { numeral, t } from '../i18n/messages.ts';
import { make } from '../interface/element.ts';
import { download } from '../save/deliver.ts';
import { fillTexts } from './fill-texts.ts';

/** Enough characters of a part to recognise it. @cap */
const EXCERPT = 280;

const list = document.querySelector('#pages')!;
const status = document.querySelector('#status')!;

async function show(): Promise<void> {
  const pages = await allPages();
  list.replaceChildren(...pages.map(itemOf));
  if (pages.length === 0) list.append(make('li', { class: 'empty' }, t('no_annotations')));
}

function itemOf(page: AnnotatedPage): HTMLElement {
  const { url, snapshot, annotations, key } = page;
  const remove = async (): Promise<void> => {
    await removePage(key);
    await show();
  };
  return make(
    'li',
    {},
    make('h2', { dir: 'auto' }, snapshot.title || t('untitled')),
    make('p', { dir: 'ltr', class: 'address' }, make('a', { href: url, rel: 'noreferrer' }, url)),
    make('dl', {}, ...labelsOrNothing(page)),
    make('p', {}, t('annotation_count', numeral(annotations.length))),
    make('button', { type: 'button', onclick: () => void remove() }, t('remove')),
  );
}

/** A page that can no longer be read is still listed, and can be removed. */
function labelsOrNothing(page: AnnotatedPage): HTMLElement[] {
  try {
    return labelsOf(page);
  } catch {
    return [];
  }
}

/** The labels of a page with annotator and excerpt: enough to review a page without opening it. */
function labelsOf({ snapshot, annotations }: AnnotatedPage): HTMLElement[] {
  const page = parsePage(snapshot);
  return annotations.flatMap(({ annotator, label, node }) => [
    make('dt', { class: label }, t(`label_${label}`), make('small', {}, annotator)),
    make('dd', { dir: 'auto' }, textBelow(page, node).slice(0, EXCERPT)),
  ]);
}

async function exportAll(): Promise<void> {
  try {
    const { text, left } = toLines(await allPages());
    download({ name: 'fovea-annotated.jsonl', type: 'application/jsonl', text }, document.body);
    if (left.length > 0) say(t('export_failed', left.join(', ')));
  } catch (error) {
    say(t('export_failed', error instanceof Error ? error.message : String(error)));
  }
}

async function importFrom(file: File): Promise<void> {
  const { pages, badLines } = fromLines(await file.text());
  let added = 0;
  let problem = badLines.length === 0 ? '' : t('bad_lines', badLines.map(numeral).join(', '));
  try {
    for (const { annotations, ...seen } of pages) {
      await addAnnotations(seen, annotations);
      added++;
    }
  } catch (error) {
    problem = t('store_failed', error instanceof Error ? error.message : String(error));
  }
  say(`${t('imported', numeral(added))} ${problem}`.trim());
  await show();
}

function say(text: string): void {
  status.textContent = text;
}

fillTexts();
document.querySelector('#export')?.addEventListener('click', () => void exportAll());
document.querySelector<HTMLInputElement>('#import')?.addEventListener('change', ({ currentTarget }) => {
  const file = (currentTarget as HTMLInputElement).files?.[0];
  if (file !== undefined) void importFrom(file);
});
void show();
