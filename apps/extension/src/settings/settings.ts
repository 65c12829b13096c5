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
  readonly images: boolean;
  /** True to show a vertical page vertically. */
  readonly vertical: boolean;
  /** The name of a method; `null` for the best one. */
  readonly method: string | null;
  /** The name of the annotator. */
  readonly annotator: string;
}

/** The colours of the reader; `auto` follows the system. */
export const THEMES = ['auto', 'light', 'sepia', 'dark'] as const;
/** One of the themes. */
export type Theme = (typeof THEMES)[number];

/** Kinds of typefaces; each uses the system's font for the script. */
export const FONTS = ['serif', 'sans', 'mono'] as const;
/** One of the kinds of typefaces. */
export type Font = (typeof FONTS)[number];

/** The bounds and steps of numeric settings. */
export const RANGES = {
  size: { min: 12, max: 40, step: 1 },
  // Typographers recommend 45 to 75 characters per line; the range leaves room on both sides.
  width: { min: 30, max: 110, step: 5 },
  lineHeight: { min: 1.2, max: 2.4, step: 0.1 },
} as const;

/** A setting that is a number. */
export type NumberSetting = keyof typeof RANGES;

/** The default settings. */
export const DEFAULTS: Settings = {
  theme: 'auto',
  font: 'serif',
  size: 20,
  width: 65,
  lineHeight: 1.6,
  images: true,
  vertical: true,
  method: null,
  annotator: '',
};

/** Reads stored settings; replaces missing or invalid ones by the defaults. */
export function readSettings(stored: Readonly<Record<string, unknown>>): Settings {
  const { theme, font, images, vertical, method, annotator } = stored;
  return {
    theme: THEMES.find((name) => name === theme) ?? DEFAULTS.theme,
    font: FONTS.find((name) => name === font) ?? DEFAULTS.font,
    size: inRange('size', stored['size']),
    width: inRange('width', stored['width']),
    lineHeight: inRange('lineHeight', stored['lineHeight']),
    images: typeof images === 'boolean' ? images : DEFAULTS.images,
    vertical: typeof vertical === 'boolean' ? vertical : DEFAULTS.vertical,
    method: typeof method === 'string' ? method : null,
    annotator: typeof annotator === 'string' ? annotator : '',
  };
}

/** The allowed value of a setting that is nearest to `value`. */
export function inRange(name: NumberSetting, value: unknown): number {
  const { min, max } = RANGES[name];
  if (typeof value !== 'number' || !Number.isFinite(value)) return DEFAULTS[name];
  // Steps of a tenth add up to 1.7000000000000002.
  return Math.round(Math.min(max, Math.max(min, value)) * 10) / 10;
}
