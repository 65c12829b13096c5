import { trusted } from './trusted.ts';

/** The attributes of an element, and its listeners as `on…`. */
export type Properties = Readonly<Record<string, string | boolean | EventListener | undefined>>;

/** A child of an element; `null` is skipped. */
export type Child = Node | string | null;

let home: Document | null = null;

/** Sets the document in which elements are created from now on; `null` means the document of this script. */
export function makeElementsIn(document: Document | null): void {
  home = document;
}

/**
 * The document in which elements are created. It must be the one that shows them, because an image starts to load in the
 * document that creates it, where the page could see what is loaded.
 */
export function documentOfElements(): Document {
  return home ?? document;
}

/** Creates an element. Text never becomes markup here. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = documentOfElements().createElement(tag);
  give(element, properties);
  element.append(...children.filter((child) => child !== null));
  return element;
}

const SVG = 'http://www.w3.org/2000/svg';

/** The same for SVG. */
export function draw<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  properties: Properties = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[Tag] {
  const element = documentOfElements().createElementNS(SVG, tag);
  give(element, properties);
  element.append(...children.filter((child) => child !== null));
  return element;
}

function give(element: Element, properties: Properties): void {
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === false) continue;
    if (typeof value === 'function') element.addEventListener(name.slice(2), trusted(value));
    else element.setAttribute(name, value === true ? '' : value);
  }
}
