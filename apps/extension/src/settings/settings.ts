import { readVoiceChoices, type VoiceChoices } from '../aloud/voices.ts';
import { SAVE_FORMATS, type SaveFormat } from '../save/file.ts';

/** The settings of the reader and the method; stored only in the browser. */
export interface Settings {
  readonly theme: Theme;
  readonly font: Font;
  /** Size of the text in CSS pixels. */
  readonly size: number;
  /** Maximum line width, in `ch` of the text's font. */
  readonly width: number;
  /** Line height as a multiple of the size. */
  readonly lineHeight: number;
  /** Additional space between letters and between words, in `em`. */
  readonly letterSpacing: number;
  readonly wordSpacing: number;
  /** The speed of reading aloud, as a multiple of the usual one. */
  readonly rate: number;
  readonly voices: VoiceChoices;
  /** True to divide words at the end of lines, by the rules of the page's language. */
  readonly hyphens: boolean;
  /** True to mark the line under the pointer. */
  readonly focusLine: boolean;
  readonly images: boolean;
  /** True to show a vertical page vertically. */
  readonly vertical: boolean;
  /** The name of a method; `null` for the best one. */
  readonly method: string | null;
  /** The name of the annotator. */
  readonly annotator: string;
  /** The address of a receiver of annotations on this machine, with its token; empty for none. */
  readonly receiver: string;
  /** The format that the menu offers first. */
  readonly saveFormat: SaveFormat;
  /** Templates for saved Markdown; empty for the usual ones. */
  readonly nameTemplate: string;
  readonly matterTemplate: string;
  /** The vault and the folder for notes in Obsidian. */
  readonly vault: string;
  readonly folder: string;
}

/** The colours of the reader; `auto` follows the system. */
export const THEMES = ['auto', 'light', 'sepia', 'dark'] as const;
/** One of the themes. */
export type Theme = (typeof THEMES)[number];

/** Kinds of typefaces; each uses the system's font for the script, but for the one for readers with dyslexia, which we ship. */
export const FONTS = ['serif', 'sans', 'mono', 'dyslexic'] as const;
/** One of the kinds of typefaces. */
export type Font = (typeof FONTS)[number];

/** The bounds and steps of numeric settings. @source Chosen by hand: what is legible on a telephone and on a large screen. */
export const RANGES = {
  size: { min: 12, max: 40, step: 1 },
  // Typographers recommend 45 to 75 characters per line; the range leaves room on both sides.
  width: { min: 30, max: 110, step: 5 },
  lineHeight: { min: 1.2, max: 2.4, step: 0.1 },
  // The guidelines for accessible text (WCAG 1.4.12) ask that 0.12 and 0.16 em be possible.
  letterSpacing: { min: 0, max: 0.3, step: 0.01 },
  wordSpacing: { min: 0, max: 0.6, step: 0.02 },
  // Beyond these, engines speak at their own limit.
  rate: { min: 0.5, max: 3, step: 0.1 },
} as const;

/** A setting that is a number. */
export type NumberSetting = keyof typeof RANGES;

/** The default settings. @source Chosen by hand: users set their own. */
export const DEFAULTS: Settings = {
  theme: 'auto',
  font: 'serif',
  size: 20,
  width: 65,
  lineHeight: 1.6,
  letterSpacing: 0,
  wordSpacing: 0,
  rate: 1,
  voices: {},
  hyphens: false,
  focusLine: false,
  images: true,
  vertical: true,
  method: null,
  annotator: '',
  receiver: '',
  saveFormat: 'markdown',
  nameTemplate: '',
  matterTemplate: '',
  vault: '',
  folder: '',
};

/** Longer ones are not typed by a person. @cap */
const MAX_TEXT = 5000;

/** Reads stored settings; replaces missing or invalid ones by the defaults. */
export function readSettings(stored: Readonly<Record<string, unknown>>): Settings {
  const { theme, font, method, saveFormat } = stored;
  const numbers = (Object.keys(RANGES) as NumberSetting[]).map((name) => [name, inRange(name, stored[name])]);
  const switches = SWITCHES.map((name) => [
    name,
    typeof stored[name] === 'boolean' ? stored[name] : DEFAULTS[name],
  ]);
  const texts = TEXTS.map((name) => [name, textIn(stored[name])]);
  return {
    ...DEFAULTS,
    ...(Object.fromEntries([...numbers, ...switches, ...texts]) as Partial<Settings>),
    theme: THEMES.find((name) => name === theme) ?? DEFAULTS.theme,
    font: FONTS.find((name) => name === font) ?? DEFAULTS.font,
    voices: readVoiceChoices(stored['voices']),
    method: typeof method === 'string' ? method : null,
    saveFormat: SAVE_FORMATS.find((name) => name === saveFormat) ?? DEFAULTS.saveFormat,
  };
}

/** The settings that are on or off. */
const SWITCHES = ['images', 'vertical', 'hyphens', 'focusLine'] as const;

/** The settings that are typed. */
const TEXTS = ['annotator', 'receiver', 'nameTemplate', 'matterTemplate', 'vault', 'folder'] as const;

function textIn(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_TEXT) : '';
}

/** The allowed value of a setting that is nearest to `value`. */
export function inRange(name: NumberSetting, value: unknown): number {
  const { min, max } = RANGES[name];
  if (typeof value !== 'number' || !Number.isFinite(value)) return DEFAULTS[name];
  // Steps of a tenth add up to 1.7000000000000002.
  return Math.round(Math.min(max, Math.max(min, value)) * 100) / 100;
}
