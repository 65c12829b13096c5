import { attributeValue, getAttribute, textContent } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { Tag } from '../page/tags.ts';
import { Namespace, type NodeId } from '../page/tree.ts';

/** Where a page can keep text outside its markup, the most trustworthy first. */
export type DataSource = 'json-ld' | 'microdata' | 'hydration';

/** A piece of data on the page: JSON, a script that may hold some, or (microdata) plain text. */
export interface DataText {
  readonly source: DataSource;
  readonly text: string;
}

/** Shortest script or attribute that can hold an article. @sweep data-length */
const MIN_LENGTH = 200;
/** Characters of data read per page; the largest page of the development data has 1.5 million. @cap */
const MAX_TOTAL = 8_000_000;
/** `application/json`, `application/ld+json`, script types, or no type; but not shaders and templates. */
const DATA_TYPE =
  /^\s{0,9}(?:$|module\b|(?:application|text)\/(?:[\w.+-]{0,99}json|(?:x-)?(?:java|ecma)script)\b)/iu;
const JSON_LD = /ld\+json/iu;

/** The data of a page from the given sources, in document order, and whether there was more than was read. */
export function dataTexts(
  page: Page,
  sources: readonly DataSource[],
): { texts: DataText[]; capped: boolean } {
  const { size, tag, namespace } = page.tree;
  const texts: DataText[] = [];
  let room = MAX_TOTAL;
  let capped = false;
  const add = (source: DataSource, text: string): void => {
    if (text.length < MIN_LENGTH || !sources.includes(source)) return;
    if (text.length > room) capped = true;
    else {
      room -= text.length;
      texts.push({ source, text });
    }
  };
  for (let id = 1; id < size; id++) {
    if (namespace[id] !== Namespace.html) continue;
    if (tag[id] === Tag.script) addScript(page, id, add);
    else addAttributes(page, id, add);
  }
  return { texts, capped };
}

type Add = (source: DataSource, text: string) => void;

function addScript(page: Page, script: NodeId, add: Add): void {
  const type = getAttribute(page, script, 'type') ?? '';
  if (DATA_TYPE.test(type)) add(JSON_LD.test(type) ? 'json-ld' : 'hydration', textContent(page, script));
}

/** Adds microdata in `content`, and the state that some frameworks keep in an attribute of their root element. */
function addAttributes(page: Page, element: NodeId, add: Add): void {
  const { attributeStart, attributes } = page.tree;
  for (let row = attributeStart[element]!; row < attributeStart[element + 1]!; row++) {
    if (attributes.valueEnd[row]! - attributes.valueStart[row]! < MIN_LENGTH) continue;
    const name = attributes.names[attributes.name[row]!]!;
    if (name === 'content') {
      if (getAttribute(page, element, 'itemprop') !== null) add('microdata', attributeValue(page, row));
    } else if (name.startsWith('data-')) {
      const value = attributeValue(page, row);
      if (isData(value)) add('hydration', value);
    }
  }
}

/** Whether a text begins like a JSON object or list. */
export function isData(text: string): boolean {
  return STARTS_DATA.test(text);
}

const STARTS_DATA = /^\s{0,99}[[{]/u;
