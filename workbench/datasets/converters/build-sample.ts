import { type Page, parsePage } from 'fovea';
import { getAttribute, NodeKind, tagNameOf } from 'fovea/page';
import { commonCount, mixedTokens, tokenCounts } from '../../metrics/text/tokens.ts';
import { textOfChoice } from '../node-text.ts';
import type { Sample } from '../sample.ts';
import { siteOf } from '../site.ts';

/** What a converter knows about a page; the rest of the sample follows from it. */
export interface KnownPage extends Partial<Omit<Sample, 'html'>> {
  readonly id: string;
  readonly dataset: string;
  /** Bytes in any encoding, or text. */
  readonly html: string | Uint8Array;
}

const WHOLE = { roots: [0], removed: [] };
const REGION = /[-_].*$/s;

/**
 * Makes a sample: decodes the page, takes `site` from the URL, `lang` from the page if the origin does not state it, and
 * computes how much of the gold is on the page.
 */
export function buildSample({ html, ...known }: KnownPage): Sample {
  const page = parsePage(html);
  const attribute = htmlLangOf(page);
  const gold = known.gold_text ?? '';
  return {
    url: null,
    page_type: null,
    meta: {},
    split: null,
    ...known,
    site: known.site ?? siteOf(known.url),
    lang: known.lang ?? (attribute === null ? null : attribute.replace(REGION, '').toLowerCase()),
    html: page.source ?? '',
    gold_text: gold,
    html_lang_attr: attribute,
    gold_coverage: gold === '' ? null : coverage(gold, textOfChoice(page, WHOLE)),
  };
}

/** All text of a piece of HTML, for golds that are markup. */
export function textOfHtml(html: string): string {
  return textOfChoice(parsePage(html), WHOLE);
}

function htmlLangOf(page: Page): string | null {
  const { kind, size } = page.tree;
  for (let id = 1; id < size; id++) {
    if (kind[id] !== NodeKind.element || tagNameOf(page.tree, id) !== 'html') continue;
    return getAttribute(page, id, 'lang')?.trim() || null;
  }
  return null;
}

function coverage(gold: string, text: string): number {
  const tokens = mixedTokens(gold);
  const found = commonCount(tokenCounts(tokens), tokenCounts(mixedTokens(text)));
  return Math.round((1000 * found) / Math.max(1, tokens.length)) / 1000;
}
