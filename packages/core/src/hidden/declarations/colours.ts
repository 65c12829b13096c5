import { MAX_INVISIBLE_ALPHA, MAX_INVISIBLE_DIFFERENCE } from './legibility.ts';
import { ratio } from './lengths.ts';

/** A colour: red, green and blue from 0 to 255, and alpha from 0 (transparent) to 1 (opaque). */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** Colour names that pages use for backgrounds and text; other names are not read. @format */
const NAMES: Readonly<Record<string, string>> = {
  transparent: '#0000',
  white: '#fff',
  black: '#000',
  red: '#f00',
  blue: '#00f',
  navy: '#000080',
  green: '#008000',
  lime: '#0f0',
  yellow: '#ff0',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  maroon: '#800000',
  purple: '#800080',
  teal: '#008080',
  snow: '#fffafa',
  ivory: '#fffff0',
  whitesmoke: '#f5f5f5',
};

const HEX = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/iu;
const FUNCTION = /^(rgb|hsl)a?\(([^()]{1,99})\)$/iu;
const SEPARATOR = /[\s,/]+/u;

/** Reads a colour; `null` if the text is not a known colour. */
export function readColour(text: string): Colour | null {
  const value = NAMES[text] ?? text;
  const hex = HEX.exec(value)?.[1];
  if (hex !== undefined) return ofHex(hex);
  const [, name, list] = FUNCTION.exec(value) ?? [];
  if (list === undefined) return null;
  const parts = list.trim().split(SEPARATOR, 5);
  const alpha = parts[3] === undefined ? 1 : ratio(parts[3]);
  const [one, two, three] =
    name!.toLowerCase() === 'rgb'
      ? parts.map(channel)
      : ofHsl(Number.parseFloat(parts[0]!), ratio(parts[1]), ratio(parts[2]));
  const colour = [one!, two!, three!, alpha] as const;
  return colour.every(Number.isFinite) ? colour : null;
}

function ofHex(hex: string): Colour {
  const digits = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const at = (place: number): number => Number.parseInt(digits.slice(place, place + 2), 16);
  return [at(0), at(2), at(4), digits.length === 8 ? at(6) / 255 : 1];
}

function channel(text: string): number {
  return text.endsWith('%') ? ratio(text) * 255 : Number(text);
}

function ofHsl(hue: number, saturation: number, lightness: number): number[] {
  const strength = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((shift) => {
    const turn = (shift + hue / 30) % 12;
    return 255 * (lightness - strength * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)));
  });
}

/** Whether a colour is too transparent to be seen. */
export function isFaint([, , , alpha]: Colour): boolean {
  return alpha <= MAX_INVISIBLE_ALPHA;
}

/** Whether two colours cannot be told apart. */
export function looksLike(ink: Colour, ground: Colour): boolean {
  return [0, 1, 2].every((place) => Math.abs(ink[place]! - ground[place]!) <= MAX_INVISIBLE_DIFFERENCE);
}

/** A colour below this in every channel is nearly black. @source WCAG 2.2: their contrast with white is above 6. */
const DARK = 0x60;

/** Whether a colour is nearly black. */
export function isDark([red, green, blue]: Colour): boolean {
  return Math.max(red, green, blue) < DARK;
}
