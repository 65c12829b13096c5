import { trusted } from './trusted.ts';

/** The attributes of an element, and its listeners as `on…`. */
export type Properties = Readonly<Record<string, string | boolean | EventListener | undefined>>;

/** A child of an element; `null` is skipped. */
export type Child = Node | string | null;

/** Creates an element. Text never becomes markup here. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
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
  const element = document.createElementNS(SVG, tag);
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
