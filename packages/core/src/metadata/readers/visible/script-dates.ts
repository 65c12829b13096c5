import { textContent } from '../../../page/access.ts';
import type { Page } from '../../../page/page.ts';
import { Tag } from '../../../page/tags.ts';
import { add, type Collector } from '../../findings.ts';

/** Names for the date of publication in the data that a page carries for its own scripts. */
const PUBLISHED =
  /\\?["'](?:(?:date_?published|publish(?:ed)?)(?:_?(?:at|on|date|time))?|pub(?:lication)?_?date|created_?at)\\?["']\s{0,3}:\s{0,3}\\?["'](\d{4}-\d{2}-\d{2}[^"'\\]{0,30})/iu;

/** Parts of these names; searching for them first is ten times as fast. */
const HINTS: readonly string[] = ['ublish', 'UBLISH', 'pub', 'Pub', 'reated'];

/** Characters of script that are searched; the page's own data comes before that of its neighbours. @cap */
const MAX_SEARCHED = 300_000;

/** Adds the date of publication from data for scripts: the last resort, because it may belong to something else. */
export function readScriptDate(page: Page, collector: Collector): void {
  const { tag, size } = page.tree;
  let left = MAX_SEARCHED;
  for (let node = 0; node < size && left > 0; node++) {
    if (tag[node] !== Tag.script) continue;
    const text = textContent(page, node).slice(0, left);
    left -= text.length;
    const match = HINTS.some((hint) => text.includes(hint)) ? PUBLISHED.exec(text) : null;
    if (match === null) continue;
    add(collector, 'published', 'script', match[1]!);
    return;
  }
}
