import { readBackup, writeBackup } from '../backup/backup.ts';
import { rulesAsModule } from '../correct/export-rules.ts';
import { loadSiteRules } from '../correct/store.ts';
import { t } from '../i18n/messages.ts';
import controlStyles from '../interface/controls.css';
import { choiceOf, fieldOf, listOf, scaleOf, switchOf } from '../interface/controls.ts';
import { make } from '../interface/element.ts';
import { methodList } from '../interface/method-list.ts';
import { addStyles } from '../interface/styles.ts';
import { download } from '../save/deliver.ts';
import { SAVE_FORMATS } from '../save/file.ts';
import { PLACEHOLDERS } from '../save/template.ts';
import {
  DEFAULTS,
  FONTS,
  inRange,
  type NumberSetting,
  RANGES,
  type Settings,
  THEMES,
} from '../settings/settings.ts';
import { loadSettings, saveSettings } from '../settings/store.ts';
import { fillTexts } from './fill-texts.ts';
import { offerSite, showSites } from './site-list.ts';

/** Where Chrome and Edge let users change shortcuts; Firefox has a function for it. */
const CHROME_SHORTCUTS = 'chrome://extensions/shortcuts';

const part = (id: string): HTMLElement => document.querySelector<HTMLElement>(`#${id}`)!;

const set = (changes: Partial<Settings>): void => void saveSettings(changes);

const say = (text: string): void => {
  part('status').textContent = text;
};

async function show(): Promise<void> {
  const settings = await loadSettings();
  part('look').replaceChildren(...lookFields(settings));
  part('saving').replaceChildren(...savingFields(settings));
  part('annotating').replaceChildren(
    fieldOf(t('annotator'), settings.annotator, (annotator) => set({ annotator })),
    fieldOf(t('receiver'), settings.receiver, (receiver) => set({ receiver }), {
      placeholder: 'http://127.0.0.1:8787/#…',
    }),
  );
}

function lookFields(settings: Settings): HTMLElement[] {
  const themes = THEMES.map((value) => ({ value, label: t(`theme_${value}`) }));
  const fonts = FONTS.map((value) => ({ value, label: t(`font_${value}`) }));
  const scale = (name: NumberSetting, label: string): HTMLElement =>
    scaleOf(label, RANGES[name], settings[name], (value) => set({ [name]: inRange(name, value) }));
  return [
    choiceOf(t('theme'), 'theme', themes, settings.theme, (theme) => set({ theme })),
    choiceOf(t('font'), 'font', fonts, settings.font, (font) => set({ font })),
    scale('size', t('size')),
    scale('width', t('width')),
    scale('lineHeight', t('line_height')),
    scale('letterSpacing', t('letter_spacing')),
    scale('wordSpacing', t('word_spacing')),
    switchOf(t('images'), settings.images, (images) => set({ images })),
    switchOf(t('hyphens'), settings.hyphens, (hyphens) => set({ hyphens })),
    switchOf(t('focus_line'), settings.focusLine, (focusLine) => set({ focusLine })),
    switchOf(t('vertical'), settings.vertical, (vertical) => set({ vertical })),
    methodList(settings.method, (method) => set({ method })),
  ];
}

function savingFields(settings: Settings): HTMLElement[] {
  const names = { markdown: 'Markdown', html: 'HTML', text: t('plain_text') };
  const formats = SAVE_FORMATS.map((value) => ({ value, label: names[value] }));
  return [
    listOf(t('format_first'), formats, settings.saveFormat, (chosen) =>
      set({ saveFormat: formats.find(({ value }) => value === chosen)?.value ?? DEFAULTS.saveFormat }),
    ),
    fieldOf(t('name_template'), settings.nameTemplate, (nameTemplate) => set({ nameTemplate }), {
      placeholder: '{{published}} {{title}}',
    }),
    fieldOf(t('matter_template'), settings.matterTemplate, (matterTemplate) => set({ matterTemplate }), {
      placeholder: '---\ntitle: {{title}}\nsource: {{url}}\n---',
      isLong: true,
    }),
    make('p', { class: 'hint' }, t('template_help', PLACEHOLDERS.join(' '))),
    fieldOf(t('vault'), settings.vault, (vault) => set({ vault })),
    fieldOf(t('folder'), settings.folder, (folder) => set({ folder })),
  ];
}

async function exportRules(): Promise<void> {
  const text = rulesAsModule(await loadSiteRules());
  download({ name: 'fovea-rules.mjs', type: 'text/javascript', text }, document.body);
}

async function showShortcuts(): Promise<void> {
  const commands = await chrome.commands.getAll();
  part('keyboard').replaceChildren(
    ...commands.flatMap(({ name, description, shortcut }) => [
      make('dt', {}, name === '_execute_action' ? t('command_read') : (description ?? '')),
      make('dd', {}, shortcut ? make('kbd', {}, shortcut) : t('no_shortcut')),
    ]),
  );
}

async function changeShortcuts(): Promise<void> {
  if (chrome.commands.openShortcutSettings === undefined) await chrome.tabs.create({ url: CHROME_SHORTCUTS });
  else await chrome.commands.openShortcutSettings();
}

async function exportAll(): Promise<void> {
  const text = await writeBackup();
  download({ name: 'fovea-backup.json', type: 'application/json', text }, document.body);
}

async function importAll(file: File): Promise<void> {
  const isRead = await readBackup(await file.text());
  say(t(isRead ? 'restored' : 'not_backup'));
  await show();
  await showSites(part('sites'));
}

async function restoreDefaults(): Promise<void> {
  await saveSettings(DEFAULTS);
  await show();
}

fillTexts();
addStyles(document, controlStyles);
part('export').addEventListener('click', () => void exportAll());
part('export-rules').addEventListener('click', () => void exportRules());
part('defaults').addEventListener('click', () => void restoreDefaults());
part('change-shortcuts').addEventListener('click', () => void changeShortcuts());
part('import').addEventListener('change', ({ currentTarget }) => {
  const file = (currentTarget as HTMLInputElement).files?.[0];
  if (file !== undefined) void importAll(file);
});
void show();
void showSites(part('sites'));
offerSite(
  { section: part('always'), question: part('always-question'), allow: part('allow') },
  (isAllowed) => {
    say(t(isAllowed ? 'always_on' : 'not_allowed'));
    void showSites(part('sites'));
  },
);
void showShortcuts();
