import { getAttribute } from '../../page/access.ts';
import type { Page } from '../../page/page.ts';
import { SPACES } from '../../page/spaces.ts';
import type { NodeId } from '../../page/tree.ts';
import { localName } from './schema-types.ts';

/**
 * A group of properties: an element with `itemscope` (or `typeof`), or the page itself for properties outside any item.
 */
export interface MicrodataItem {
  readonly types: string;
  /** Whether it is the value of another item's property, so not what the page is about. */
  readonly nested: boolean;
  /** Elements by property name, in lower case and without prefix. */
  readonly properties: Map<string, NodeId[]>;
}

/** All items of a page; the first one holds the properties outside any item. */
export interface MicrodataItems {
  readonly items: readonly MicrodataItem[];
  /** Item that an element opens. */
  readonly byElement: ReadonlyMap<NodeId, MicrodataItem>;
}

/** Elements kept for one property of one item. @cap */
const MAX_PER_PROPERTY = 50;
const MAX_NAME_LENGTH = 200;

/** Groups elements with `itemprop` or `property` by the item around them, in one pass in document order. */
export function readItems(page: Page, elements: readonly NodeId[]): MicrodataItems {
  const { end } = page.tree;
  const loose: MicrodataItem = { types: '', nested: false, properties: new Map() };
  const items = [loose];
  const byElement = new Map<NodeId, MicrodataItem>();
  const open: { readonly item: MicrodataItem; readonly end: number }[] = [];
  for (const node of elements) {
    while (open.length > 0 && open.at(-1)!.end <= node) open.pop();
    const names = getAttribute(page, node, 'itemprop') ?? getAttribute(page, node, 'property');
    if (names !== null) addProperty(open.at(-1)?.item ?? loose, names, node);
    const types = typesOf(page, node);
    if (types === null) continue;
    const item: MicrodataItem = {
      types,
      nested: names !== null && open.length > 0 && !MAIN_ENTITY.test(names),
      properties: new Map(),
    };
    items.push(item);
    byElement.set(node, item);
    open.push({ item, end: end[node]! });
  }
  return { items, byElement };
}

/** A main entity is what the page is about, not a part of another item. */
const MAIN_ENTITY = /(?:^|[\s:])mainEntity(?:OfPage)?(?!\w)/iu;

function typesOf(page: Page, node: NodeId): string | null {
  const rdfa = getAttribute(page, node, 'typeof');
  if (rdfa !== null) return rdfa;
  return getAttribute(page, node, 'itemscope') === null ? null : (getAttribute(page, node, 'itemtype') ?? '');
}

function addProperty(item: MicrodataItem, names: string, node: NodeId): void {
  if (names.length > MAX_NAME_LENGTH) return;
  for (const name of names.split(SPACES)) {
    const key = localName(name);
    const nodes = item.properties.get(key);
    if (nodes === undefined) item.properties.set(key, [node]);
    else if (nodes.length < MAX_PER_PROPERTY && nodes.at(-1) !== node) nodes.push(node);
  }
}
