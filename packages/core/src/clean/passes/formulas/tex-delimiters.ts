import { getAttribute, textContent } from '../../../page/access.ts';
import type { Page } from '../../../page/page.ts';
import { Tag } from '../../../page/tags.ts';

/** Which delimiters a page's script treats as TeX in running text. */
export interface TexDelimiters {
  /** Whether a single `$` opens a formula; only if the page says so, because elsewhere it is a currency. */
  readonly hasDollar: boolean;
}

/** What the addresses and settings of scripts that draw TeX in running text have in common. */
const DRAWS_TEX = /mathjax|katex/iu;

/** Settings of either script that make a single dollar a delimiter: `['$', '$']`, `left: '$'`. */
const DOLLAR = /\[\s{0,4}["'`]\$["'`]\s{0,4},|\bleft["']?\s{0,4}:\s{0,4}["'`]\$["'`]/u;

/** Longer scripts are programs, not settings. @cap */
const MAX_SETTINGS = 20_000;

/** What the scripts of a page treat as TeX, or `null` if none draws TeX. */
export function texDelimiters(page: Page): TexDelimiters | null {
  const { size, tag, end } = page.tree;
  let isDrawn = false;
  let hasDollar = false;
  for (let id = 0; id < size; id++) {
    if (tag[id] !== Tag.script) continue;
    isDrawn ||= DRAWS_TEX.test(getAttribute(page, id, 'src') ?? '');
    if (end[id] === id + 1) continue;
    const settings = textContent(page, id);
    if (settings.length > MAX_SETTINGS) continue;
    if (!DRAWS_TEX.test(settings) && !DRAWS_TEX.test(getAttribute(page, id, 'type') ?? '')) continue;
    isDrawn = true;
    hasDollar ||= DOLLAR.test(settings);
  }
  return isDrawn ? { hasDollar } : null;
}
