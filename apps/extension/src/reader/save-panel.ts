import { keepForBook } from '../books/requests.ts';
import { savedPageOf } from '../books/saved-page.ts';
import { passagesAsMarkdown } from '../highlights/export.ts';
import type { Highlight } from '../highlights/highlight.ts';
import { t } from '../i18n/messages.ts';
import { iconButton, textButton } from '../interface/controls.ts';
import { make } from '../interface/element.ts';
import type { Session } from '../live/session.ts';
import { citationOf } from '../save/citation.ts';
import { copyText, download, follow } from '../save/deliver.ts';
import { fileName, fileOf, SAVE_FORMATS, type SavedFile, type SaveFormat } from '../save/file.ts';
import { obsidianUri } from '../save/obsidian.ts';
import type { SaveTemplate } from '../save/template.ts';

const NAMES: Readonly<Record<SaveFormat, string>> = { markdown: 'Markdown', html: 'HTML', text: '' };

/** What the panel needs from the reader. */
export interface SaveHost {
  say(text: string): void;
  /** The highlights of the page, which are saved with it. */
  highlights(): readonly Highlight[];
}

/** The formats to save, each to a file or to the clipboard, and other ways to take the page along. */
export function savePanel(session: Session, { say, highlights }: SaveHost): HTMLElement {
  const first = session.settings.saveFormat;
  const formats = [first, ...SAVE_FORMATS.filter((format) => format !== first)];
  const panel = make('div', { class: 'panel', id: 'fovea-save', popover: 'auto', 'aria-label': t('save') });
  const copy = async (text: string): Promise<boolean> => {
    const isCopied = await copyText(text, panel);
    say(isCopied ? t('copied') : t('not_copied'));
    return isCopied;
  };
  const cite = (): Promise<boolean> => copy(citationOf(session.found.result, t('language')));
  const toObsidian = async (): Promise<void> => {
    const { text } = fileIn(session, 'markdown', highlights());
    const name = fileName(session.found.result, templateOf(session));
    if (await copy(text)) follow(obsidianUri(name, session.settings), panel);
  };
  const toBook = async (): Promise<void> => {
    const failure = await keepForBook(savedPageOf(session.render('html').result));
    if (failure !== null) say(t('store_failed', failure));
  };
  panel.append(
    ...formats.map((format) => rowOf(format, session, { say, copy, highlights })),
    textButton('book', t('to_book'), { onclick: () => void toBook(), 'data-book': '' }),
    textButton('cite', t('cite'), { onclick: () => void cite(), 'data-cite': '' }),
    textButton('send', 'Obsidian', { onclick: () => void toObsidian(), 'data-obsidian': '' }),
  );
  return panel;
}

interface RowActions extends SaveHost {
  copy(text: string): Promise<boolean>;
}

function rowOf(format: SaveFormat, session: Session, { say, copy, highlights }: RowActions): HTMLElement {
  const name = NAMES[format] || t('plain_text');
  const row = make('div', { class: 'save-row', role: 'group', 'aria-label': name }, make('span', {}, name));
  const toFile = (): void => {
    download(fileIn(session, format, highlights()), row);
    say(t('saved'));
  };
  const toClipboard = (): void => void copy(fileIn(session, format, highlights()).text);
  const copyLabel = `${t('copy')}: ${name}`;
  row.append(
    iconButton('save', `${t('save')}: ${name}`, { onclick: toFile, 'data-save': format }),
    iconButton('copy', copyLabel, { onclick: toClipboard, 'data-copy': format }),
  );
  return row;
}

function fileIn(session: Session, format: SaveFormat, highlights: readonly Highlight[]): SavedFile {
  const file = fileOf(session.render(format).result, format, templateOf(session));
  if (format !== 'markdown' || highlights.length === 0) return file;
  return { ...file, text: `${file.text}\n## ${t('highlights')}\n\n${passagesAsMarkdown(highlights)}` };
}

function templateOf({ settings }: Session): SaveTemplate {
  return { fileName: settings.nameTemplate, frontMatter: settings.matterTemplate };
}
