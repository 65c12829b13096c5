import { getAttribute, textContent } from '../../../page/access.ts';
import type { Page } from '../../../page/page.ts';
import { Tag } from '../../../page/tags.ts';

/** Which signs a page's script takes for TeX in running text. */
export interface TexDelimiters {
  /** Whether a single `$` opens a formula; only where the page says so, since it is a currency on all others. */
  readonly hasDollar: boolean;
}

/** Scripts that draw TeX which stands in running text: what their addresses and their settings have in common. */
const DRAWS_TEX = /mathjax|katex/iu;

/** Settings of both by which a single dollar is a delimiter: `['$', '$']`, `left: '$'`. */
const DOLLAR = /\[\s{0,4}["'`]\$["'`]\s{0,4},|\bleft["']?\s{0,4}:\s{0,4}["'`]\$["'`]/u;

/** Scripts with more than this hold programs, not settings. @cap */
const MAX_SETTINGS = 20_000;

/** What the scripts of a page take for TeX, or `null` where none draws any. */
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
