import { getAttribute, textContent } from '../../page/access.ts';
import type { Page } from '../../page/page.ts';
import { Tag } from '../../page/tags.ts';
import type { NodeId } from '../../page/tree.ts';
import { type Applies, mediaApplies } from './conditions.ts';
import { isSheetAddress, sheetInAddress } from './sheet-address.ts';

/** Maximum number of characters of style sheets to read per page. @cap */
export const MAX_CSS = 500_000;

/** One style sheet; blocks that it leaves open end with it. */
export interface Sheet {
  readonly css: string;
  /**
   * Whether it applies to every reader. A sheet in `<noscript>` applies `sometimes`: what it shows is also shown by a script, but
   * what it hides is seen by everybody else.
   */
  readonly applies: Applies;
}

/** The style sheets on a page itself. */
export interface PageSheets {
  readonly sheets: readonly Sheet[];
  /** Whether the page has more than `MAX_CSS` characters of style sheets. */
  readonly isCut: boolean;
}

/** Finds the style sheets on a page itself: in `<style>` elements and in `data:` addresses. */
export function sheetsOf(page: Page): PageSheets {
  const { tag, end } = page.tree;
  const sheets: Sheet[] = [];
  let room = MAX_CSS;
  let noscript = tag.indexOf(Tag.noscript);
  let noscriptEnd = 0;
  for (const node of sheetElements(page)) {
    for (; noscript !== -1 && noscript < node; noscript = tag.indexOf(Tag.noscript, noscript + 1))
      noscriptEnd = Math.max(noscriptEnd, end[noscript]!);
    const css = tag[node] === Tag.style ? textContent(page, node) : linkedSheet(page, node);
    if (css === null || css === '') continue;
    if (room <= 0) return { sheets, isCut: true };
    const applies = mediaApplies(getAttribute(page, node, 'media') ?? '');
    if (applies !== 'never')
      sheets.push({ css: css.slice(0, room), applies: node < noscriptEnd ? 'sometimes' : applies });
    room -= css.length + 1;
  }
  return { sheets, isCut: room < -1 };
}

/** The `<style>` and `<link>` elements of a page, in document order. */
function* sheetElements({ tree: { tag } }: Page): Generator<NodeId> {
  let style = tag.indexOf(Tag.style);
  let link = tag.indexOf(Tag.link);
  while (style !== -1 || link !== -1) {
    if (link === -1 || (style !== -1 && style < link)) {
      yield style;
      style = tag.indexOf(Tag.style, style + 1);
    } else {
      yield link;
      link = tag.indexOf(Tag.link, link + 1);
    }
  }
}

/** Whether a page may have styles that are elsewhere, so that no background and no size is certain. */
export function hasOtherSheets(page: Page, { sheets, isCut }: PageSheets): boolean {
  const { tag } = page.tree;
  // A page without a title is a fragment, cut off from the head that would refer to its styles.
  if (isCut || !tag.includes(Tag.title)) return true;
  for (let link = tag.indexOf(Tag.link); link !== -1; link = tag.indexOf(Tag.link, link + 1))
    if (isSheet(page, link) && linkedSheet(page, link) === null) return true;
  return sheets.some(({ css }) => IMPORT.test(css));
}

const IMPORT = /@import\s+(?!(?:url\(\s*)?["']?data:)/iu;
const STYLE_SHEET = /(?:^|\s)stylesheet(?:\s|$)/iu;

function isSheet(page: Page, node: NodeId): boolean {
  return STYLE_SHEET.test(getAttribute(page, node, 'rel') ?? '');
}

/** The style sheet inside the address of a link; `null` if the address leads elsewhere. */
function linkedSheet(page: Page, node: NodeId): string | null {
  const address = getAttribute(page, node, 'href') ?? '';
  return isSheetAddress(address) && isSheet(page, node) ? sheetInAddress(address, MAX_CSS) : null;
}
