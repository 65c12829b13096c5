import type { ExtractResult } from 'fovea';
import { make } from './elements.ts';
import { AS_TITLE, isTitle } from './marked-page.ts';

/** What a view can do besides showing. */
export interface ViewActions {
  restore(nodeId: number): void;
}

/** A result, and that of another method if two are compared. */
export interface Shown {
  readonly result: ExtractResult;
  readonly other: ExtractResult | null;
}

/** A form of the result. */
export interface View {
  readonly name: string;
  show(shown: Shown, actions: ViewActions): HTMLElement;
}

/** Keeps the directions of a page: those of the interface are left to right. */
function directed<Kind extends HTMLElement>(element: Kind, { dir, lang }: ExtractResult): Kind {
  element.dir = dir ?? 'auto';
  if (lang !== null) element.lang = lang;
  return element;
}

function source(text: string): HTMLElement {
  return make('pre', text, { dir: 'auto' });
}

/** The sanitised content in a frame without scripts. */
function reading({ result }: Shown): HTMLElement {
  const { title, content, dir, lang } = result;
  const frame = make('iframe', '', { sandbox: '', title: 'The content to read' });
  const heading = make('h1', title ?? '').outerHTML;
  const attributes = `${lang === null ? '' : ` lang="${lang.replaceAll('"', '')}"`} dir="${dir ?? 'auto'}"`;
  frame.srcdoc = `<!doctype html><html${attributes}><style>${READING}</style><title></title>${heading}${content}`;
  return frame;
}

const READING =
  ':root{color-scheme:light dark}body{max-width:38rem;margin:1.5rem auto;padding:0 1rem;font:1.1rem/1.65 system-ui,sans-serif}img{max-width:100%}';

function explained({ result }: Shown, { restore }: ViewActions): HTMLElement {
  const list = make('ul', '', { class: 'list' });
  for (const { nodeId, reason, text, score } of result.removed ?? []) {
    const button = make('button', 'Restore', { type: 'button' });
    button.addEventListener('click', () => restore(nodeId));
    const item = make('li');
    const scored = `${reason}${score === null ? '' : ` (${score.toFixed(2)})`}`;
    item.append(button, make('strong', isTitle(text, result) ? AS_TITLE : scored));
    item.append(directed(make('div', text), result));
    list.append(item);
  }
  if (list.childElementCount === 0) list.append(make('li', 'Nothing was left out.'));
  return list;
}

const BLANK_LINES = /\n{2,}/u;

/** The paragraphs of two methods side by side; those that only one of them has are coloured. */
function compared({ result, other }: Shown): HTMLElement {
  const box = make('div', '', { class: 'columns' });
  if (other === null) {
    box.append(make('p', 'Choose a method to compare with.'));
    return box;
  }
  const sides = [result, other].map(({ text }) => text.split(BLANK_LINES).filter((part) => part !== ''));
  for (const [at, { method }] of [result, other].entries()) {
    const others = new Set(sides[1 - at]);
    const column = make('div');
    column.append(make('p', method));
    for (const part of sides[at]!) {
      const name = at === 0 ? 'kept' : 'dropped';
      column.append(directed(make('p', part, others.has(part) ? {} : { class: name }), result));
    }
    box.append(column);
  }
  return box;
}

/** The forms of the result, in the order of their tabs. */
export const VIEWS: readonly View[] = [
  { name: 'Reading', show: reading },
  { name: 'Markdown', show: ({ result }) => source(result.markdown) },
  { name: 'HTML', show: ({ result }) => source(result.content) },
  { name: 'Chunks', show: ({ result }) => source(JSON.stringify(result.chunks ?? [], null, 2)) },
  { name: 'JSON', show: ({ result }) => source(JSON.stringify(result, null, 2)) },
  { name: 'Left out', show: explained },
  { name: 'Compare', show: compared },
];
