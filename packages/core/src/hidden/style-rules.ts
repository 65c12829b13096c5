import { textContent } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { Tag } from '../page/tags.ts';
import { RuleReader } from './css-rules.ts';
import { RuleIndex } from './rule-index.ts';
import { RuleMatcher } from './rule-matcher.ts';

/** Characters of style sheets that are read. @cap */
const MAX_CSS = 500_000;

/** Declarations that can hide, roughly; a page without any of them is done. */
const MAY_HIDE =
  /display\s{0,3}:\s{0,3}none|visibility\s{0,3}:\s{0,3}(?:hidden|collapse)|opacity\s{0,3}[:(]\s{0,3}(?:0(?!\.[2-9])|\.[01]|\d0?%)|clip|[:\s(]-\s?\d{2}|text-indent|font(?:-size)?\s{0,3}:\s{0,3}[012.]|color\s{0,3}:|height|width|scale|rotate|matrix|blur|mask|\\/iu;

/** Declarations without which nobody knows what text stands on. */
const MAY_COLOUR = /background|color-scheme|text-s/iu;

/** One `<style>` element; what it leaves open ends with it. */
interface Sheet {
  readonly css: string;
  /** Whether it stands in a `<noscript>`: what it shows a script would show, but what it hides all others see. */
  readonly isWithoutScripts: boolean;
}

/**
 * Reads the rules of `<style>` elements that name one element by tag, class, id and attributes. Rules under a
 * condition (`@media` and its like) and selectors that look around are left out: they hide on some screens only, or
 * cannot be told without a whole engine.
 */
export function readStyleRules(page: Page): RuleMatcher {
  const rules = new RuleIndex();
  const { sheets, isCut } = sheetsOf(page);
  rules.isPartial = isCut;
  if (sheets.some(({ css }) => MAY_HIDE.test(css) || MAY_COLOUR.test(css))) {
    for (const { css, isWithoutScripts } of sheets) {
      const reader = new RuleReader(css);
      let isFull = false;
      while (!isFull && reader.next()) {
        isFull = rules.isFull;
        if (!isFull && (!isWithoutScripts || !MAY_HIDE.test(reader.body))) rules.add(reader);
      }
      if (isFull || reader.hasGroups) rules.isPartial = true;
    }
  }
  return new RuleMatcher(page, rules);
}

/** The sheets of a page, and whether some of them are left out or cut off. */
function sheetsOf(page: Page): { readonly sheets: readonly Sheet[]; readonly isCut: boolean } {
  const { tag, end } = page.tree;
  const sheets: Sheet[] = [];
  let room = MAX_CSS;
  let noscript = tag.indexOf(Tag.noscript);
  let noscriptEnd = 0;
  let node = tag.indexOf(Tag.style);
  for (; node !== -1 && room > 0; node = tag.indexOf(Tag.style, node + 1)) {
    for (; noscript !== -1 && noscript < node; noscript = tag.indexOf(Tag.noscript, noscript + 1))
      noscriptEnd = Math.max(noscriptEnd, end[noscript]!);
    const css = textContent(page, node);
    sheets.push({
      css: css.length > room ? css.slice(0, room) : css,
      isWithoutScripts: node < noscriptEnd,
    });
    room -= css.length + 1;
  }
  return { sheets, isCut: node !== -1 || room < -1 };
}
