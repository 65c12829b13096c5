import { getAttribute, tagNameOf, textContent } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import type { NodeId } from '../page/tree.ts';

/** A `<meta>` element as on the page. */
export interface MetaTagItem {
  readonly name: string | null;
  readonly property: string | null;
  readonly content: string | null;
}

/** What a page states in JSON-LD and meta elements, uninterpreted. */
export interface PageData {
  readonly schemaOrgData: readonly unknown[];
  readonly metaTags: readonly MetaTagItem[];
}

/** Elements of each kind that are read; real pages have fewer. @cap */
const MAX_ELEMENTS = 2_000;
/** Characters of JSON that are read in total. @cap */
const MAX_JSON = 4_000_000;
const JSON_LD = 'application/ld+json';

/** Reads the raw data of a page; scripts that are not JSON are left out. */
export function readPageData(page: Page): PageData {
  const metas = elementsNamed(page, 'meta');
  const scripts = elementsNamed(page, 'script').filter(
    (node) => getAttribute(page, node, 'type')?.trim().toLowerCase() === JSON_LD,
  );
  return {
    schemaOrgData: readJson(scripts.map((script) => textContent(page, script))),
    metaTags: metas.map((meta) => ({
      name: getAttribute(page, meta, 'name'),
      property: getAttribute(page, meta, 'property'),
      content: getAttribute(page, meta, 'content'),
    })),
  };
}

function elementsNamed({ tree }: Page, name: string): NodeId[] {
  const found: NodeId[] = [];
  for (let node = 1; node < tree.size && found.length < MAX_ELEMENTS; node++) {
    if (tagNameOf(tree, node) === name) found.push(node);
  }
  return found;
}

function readJson(texts: readonly string[]): unknown[] {
  const list: unknown[] = [];
  let left = MAX_JSON;
  for (const text of texts) {
    left -= text.length;
    if (left < 0) break;
    try {
      const data: unknown = JSON.parse(text);
      // One by one: a list may be longer than the argument limit of a call.
      for (const item of Array.isArray(data) ? data : [data]) list.push(item);
    } catch {
      // Scripts that are not JSON state nothing.
    }
  }
  return list;
}
