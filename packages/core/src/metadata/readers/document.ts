import { attributeReader, getAttribute } from '../../page/access.ts';
import type { Page } from '../../page/page.ts';
import { NO_NODE, type NodeId } from '../../page/tree.ts';
import { visibleText } from '../../plain-text/visible-text.ts';
import { add, type Collector, MAX_TITLE } from '../findings.ts';
import { hasToken, type Inventory } from '../inventory.ts';

/** Reads `<html lang>`, `<title>` and the `<link>` elements. */
export function readDocument(page: Page, inventory: Inventory, collector: Collector): void {
  readLanguage(page, inventory, collector);
  if (inventory.title !== NO_NODE) {
    add(collector, 'title', 'title', visibleText(page, inventory.title, MAX_TITLE));
  }
  const relOf = attributeReader(page, 'rel');
  const icons: NodeId[] = [];
  for (const link of inventory.links) {
    const rel = relOf(link)!;
    const href = getAttribute(page, link, 'href');
    if (href === null) continue;
    if (hasToken(rel, 'canonical')) add(collector, 'canonicalUrl', 'link', href);
    else if (hasToken(rel, 'image_src')) add(collector, 'image', 'link', href);
    else if (hasToken(rel, 'icon')) icons.push(link);
    else if (hasToken(rel, 'license')) add(collector, 'license', 'link', href);
  }
  readIcons(page, icons, collector);
  for (const link of inventory.relLinks) readRelLink(page, link, collector);
}

/** Adds the largest icon that has a valid address. */
function readIcons(page: Page, icons: readonly NodeId[], collector: Collector): void {
  const sized = icons.map((icon) => ({ icon, size: sizeOf(page, icon) }));
  for (const { icon } of sized.sort((a, b) => b.size - a.size)) {
    add(collector, 'favicon', 'link', getAttribute(page, icon, 'href')!);
  }
}

/** Links in the text that say what they lead to. */
function readRelLink(page: Page, link: NodeId, collector: Collector): void {
  const rel = getAttribute(page, link, 'rel') ?? '';
  if (hasToken(rel, 'tag')) add(collector, 'tags', 'rel-link', visibleText(page, link, MAX_TAG));
  else add(collector, 'license', 'rel-link', getAttribute(page, link, 'href') ?? '');
}

/** @cap */
const MAX_TAG = 100;
const SIZES = /^(\d{1,4})x\d{1,4}\b/iu;

/** The width of an icon in pixels: `any` is the best, and an icon without a size is 16 by tradition. */
function sizeOf(page: Page, icon: NodeId): number {
  const sizes = getAttribute(page, icon, 'sizes') ?? '';
  if (hasToken(sizes, 'any')) return Number.MAX_SAFE_INTEGER;
  return Number(SIZES.exec(sizes.trim())?.[1] ?? 16);
}

function readLanguage(page: Page, { html, body }: Inventory, collector: Collector): void {
  for (const node of [html, body]) {
    if (node === NO_NODE) continue;
    for (const name of ['lang', 'xml:lang']) {
      add(collector, 'lang', 'root', getAttribute(page, node, name) ?? '');
    }
  }
}
