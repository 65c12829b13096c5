import { attributeValue } from '../../page/access.ts';
import type { Page } from '../../page/page.ts';
import type { Sheet } from '../sheets/page-sheets.ts';
import { type Colour, isFaint, readColour } from './colours.ts';

/** More different backgrounds than this are not compared one by one. @cap */
const MAX_GROUNDS = 50;
/** The background of a page that sets none. @format */
export const PAPER: Colour = [255, 255, 255, 1];

const GROUND = /background(?:-color)?\s*:\s*([^;!}]+)/g;
/** The lookbehind keeps a match from starting inside a name, so a run of dashes is scanned only once. */
const VARIABLE = /(?<![\w-])--[\w-]{1,100}\s*:\s*([^;!}]+)/g;

/** The possible backgrounds of text; if there are very many, any colour is possible. */
export type Grounds = readonly Colour[] | 'any';

/** The background colours that text can have on a page without external style sheets. */
export function groundsOf(page: Page, sheets: readonly Sheet[]): Grounds {
  const texts = new Set<string>();
  for (const { css } of sheets) {
    addMatches(texts, css, GROUND);
    if (css.includes('--')) addMatches(texts, css, VARIABLE);
  }
  const { attributes, attributeStart, size } = page.tree;
  const style = attributes.nameIds.get('style') ?? -1;
  const ground = attributes.nameIds.get('bgcolor') ?? -1;
  const rows = style === -1 && ground === -1 ? 0 : attributeStart[size]!;
  for (let row = 0; row < rows && texts.size <= MAX_GROUNDS; row++) {
    const name = attributes.name[row];
    if (name === ground) texts.add(attributeValue(page, row));
    else if (name === style) addMatches(texts, attributeValue(page, row), GROUND);
  }
  if (texts.size > MAX_GROUNDS) return 'any';
  const grounds = [...texts].map((text) => readColour(text.trim().toLowerCase()));
  return [PAPER, ...grounds.filter((colour) => colour !== null && !isFaint(colour))] as Colour[];
}

function addMatches(texts: Set<string>, css: string, pattern: RegExp): void {
  for (const [, value] of css.matchAll(pattern)) {
    if (texts.size > MAX_GROUNDS) return;
    texts.add(value!);
  }
}
