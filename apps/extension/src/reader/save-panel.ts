import { t } from '../i18n/messages.ts';
import { iconButton } from '../interface/controls.ts';
import { make } from '../interface/element.ts';
import type { Session } from '../live/session.ts';
import { copyText, download } from '../save/deliver.ts';
import { fileOf, SAVE_FORMATS, type SavedFile, type SaveFormat } from '../save/file.ts';

const NAMES: Readonly<Record<SaveFormat, string>> = { markdown: 'Markdown', html: 'HTML', text: '' };

/** The formats to save, each to a file or to the clipboard. */
export function savePanel(session: Session, say: (text: string) => void): HTMLElement {
  const rows = SAVE_FORMATS.map((format) => {
    const name = NAMES[format] || t('plain_text');
    const row = make('div', { class: 'save-row', role: 'group', 'aria-label': name }, make('span', {}, name));
    const file = (): SavedFile => fileOf(session.render(format).result, format);
    const toFile = (): void => {
      download(file(), row);
      say(t('saved'));
    };
    const toClipboard = async (): Promise<void> => {
      const isCopied = await copyText(file().text, row);
      say(isCopied ? t('copied') : t('not_copied'));
    };
    const copyLabel = `${t('copy')}: ${name}`;
    row.append(
      iconButton('save', `${t('save')}: ${name}`, { onclick: toFile, 'data-save': format }),
      iconButton('copy', copyLabel, { onclick: () => void toClipboard(), 'data-copy': format }),
    );
    return row;
  });
  return make('div', { class: 'panel', id: 'fovea-save', popover: 'auto', 'aria-label': t('save') }, ...rows);
}
