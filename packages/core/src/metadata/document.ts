import { getAttribute } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { NO_NODE } from '../page/tree.ts';
import { add, type Collector, MAX_TITLE } from './findings.ts';
import { hasToken, type Inventory } from './inventory.ts';
import { visibleText } from './plain-text.ts';

/** Reads `<html lang>`, `<title>` and the `<link>` elements. */
export function readDocument(page: Page, inventory: Inventory, collector: Collector): void {
  readLanguage(page, inventory, collector);
  if (inventory.title !== NO_NODE) {
    add(collector, 'title', 'title', visibleText(page, inventory.title, MAX_TITLE));
  }
  for (const link of inventory.links) {
    const rel = getAttribute(page, link, 'rel');
    const href = getAttribute(page, link, 'href');
    if (rel === null || href === null) continue;
    if (hasToken(rel, 'canonical')) add(collector, 'canonicalUrl', 'link', href);
    else if (hasToken(rel, 'image_src')) add(collector, 'image', 'link', href);
  }
}

function readLanguage(page: Page, { html, body }: Inventory, collector: Collector): void {
  for (const node of [html, body]) {
    if (node === NO_NODE) continue;
    for (const name of ['lang', 'xml:lang']) {
      add(collector, 'lang', 'root', getAttribute(page, node, name) ?? '');
    }
  }
}
