import { textContent } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { Tag } from '../page/tags.ts';
import { BlockReader } from './css-blocks.ts';
import { RuleIndex } from './rule-index.ts';
import { RuleMatcher } from './rule-matcher.ts';

/** Characters of style sheets that are read, and rules that are kept of them. */
const MAX_CSS = 500_000;
const MAX_RULES = 2_000;

/** Declarations that can hide; a page without any of them is done. */
const MAY_HIDE =
  /display\s{0,3}:\s{0,3}none|visibility\s{0,3}:\s{0,3}(?:hidden|collapse)|opacity\s{0,3}:\s{0,3}0?\.?0|clip|:\s{0,3}-\d{3,}|text-indent|font-size\s{0,3}:\s{0,3}0|transparent|max-height|height\s{0,3}:\s{0,3}[01]/iu;

/**
 * Reads the rules of `<style>` elements that name one element by tag, class, id and attributes. Rules under a
 * condition (`@media` and its like) and selectors that look around are left out: they hide on some screens only, or
 * cannot be told without a whole engine.
 */
export function readStyleRules(page: Page): RuleMatcher {
  const rules = new RuleIndex();
  const blocks = new BlockReader(cssOf(page));
  for (let block = blocks.next(); block !== null && rules.count < MAX_RULES; block = blocks.next()) {
    rules.add(block);
  }
  return new RuleMatcher(page, rules);
}

/** The style sheets of a page; nothing where none of them can hide anything. */
function cssOf(page: Page): string {
  const { tag } = page.tree;
  const sheets: string[] = [];
  let room = MAX_CSS;
  for (let node = tag.indexOf(Tag.style); node !== -1 && room > 0; node = tag.indexOf(Tag.style, node + 1)) {
    const css = textContent(page, node);
    sheets.push(css.length > room ? css.slice(0, room) : css);
    room -= css.length + 1;
  }
  return sheets.some((css) => MAY_HIDE.test(css)) ? sheets.join('\n') : '';
}
