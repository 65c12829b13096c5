import { locateDate } from '../../../dates/dates.ts';
import { NOT_IN_LINE } from '../../../hidden/unread-tags.ts';
import { fullName, isByLabel, nameAfterBy } from '../../../names/lines.ts';
import { getAttribute, textOf } from '../../../page/access.ts';
import type { Page } from '../../../page/page.ts';
import { Tag, withTags } from '../../../page/tags.ts';
import { NO_NODE, type NodeId, NodeKind } from '../../../page/tree.ts';
import { collapse } from '../../../plain-text/collapse.ts';
import { fold } from '../../../plain-text/fold.ts';
import { add, type Collector } from '../../findings.ts';

/** Characters below the heading in which a byline without any markup is looked for. @sweep unmarked-byline */
const MAX_BELOW = 300;
/** Longest line with a name, its label and a date. @sweep unmarked-line */
const MAX_LINE = 80;
/** Nodes looked at; there are more only where a page has much markup and no text. @cap */
const MAX_NODES = 1_000;
/** What holds no byline: menus, forms, other articles, and the lines of code. */
const SKIPPED = withTags(
  NOT_IN_LINE,
  'nav',
  'aside',
  'form',
  'button',
  'select',
  'figcaption',
  'code',
  'pre',
);

/**
 * Adds a name that no markup calls an author: in a line below the heading that begins with `By`, or beside the date and
 * in the alternative text of a portrait.
 */
export function readUnmarkedByline(page: Page, heading: NodeId, to: Collector): void {
  if (heading === NO_NODE) return;
  const { texts, portraits } = linesBelow(page, heading);
  const name = nameWithLabel(texts) ?? nameOfPortrait(texts, portraits);
  if (name !== null) add(to, 'byline', 'visible-text', name);
}

interface Lines {
  readonly texts: readonly string[];
  /** Alternative texts of pictures, folded for comparison. */
  readonly portraits: ReadonlySet<string>;
}

function linesBelow(page: Page, heading: NodeId): Lines {
  const { tree } = page;
  const texts: string[] = [];
  const portraits = new Set<string>();
  let left = MAX_BELOW;
  const last = Math.min(tree.size, tree.end[heading]! + MAX_NODES);
  for (let node = tree.end[heading]!; node < last && left > 0; node++) {
    if (SKIPPED[tree.tag[node]!] === 1) {
      node = tree.end[node]! - 1;
      continue;
    }
    if (tree.tag[node] === Tag.img) portraits.add(fold(getAttribute(page, node, 'alt') ?? ''));
    if (tree.kind[node] !== NodeKind.text) continue;
    const whole = textOf(page, node);
    const text = collapse(whole.slice(0, 10 * MAX_LINE), 2 * MAX_LINE);
    if (text === '') continue;
    left -= Math.max(whole.trim().length, text.length);
    texts.push(text);
  }
  return { texts, portraits };
}

function nameWithLabel(texts: readonly string[]): string | null {
  for (const [at, text] of texts.entries()) {
    if (text.length > MAX_LINE) continue;
    const name = at > 0 && isByLabel(texts[at - 1]!) ? fullName(text) : nameAfterBy(text);
    if (name !== null) return name;
  }
  return null;
}

/** Lines between a name and the date. @sweep portrait-date */
const NEAR_DATE = 3;

function nameOfPortrait(texts: readonly string[], portraits: ReadonlySet<string>): string | null {
  const at = texts.findIndex((text) => portraits.has(fold(text)) && fullName(text) !== null);
  if (at < 0) return null;
  const around = texts.slice(Math.max(at - NEAR_DATE, 0), at + NEAR_DATE + 1);
  return around.some((text) => text.length <= MAX_LINE && locateDate(text) !== null)
    ? fullName(texts[at]!)
    : null;
}
