import { attributeNamesOf, attributeOf, elementProperty } from './dom.ts';

/** Attributes with one address in them, which is relative to the document they stand in. */
const ADDRESSES: ReadonlySet<string> = new Set(['href', 'src', 'poster']);

/** What a frame that was opened is no longer: its content stands in its place. */
const OF_FRAMES: ReadonlySet<string> = new Set(['src', 'srcdoc']);

/** The attributes of an element; in a frame, addresses are made absolute, because the page's base is another. */
export function attributesOf(
  element: Element,
  base: string | null,
  isOpenFrame: boolean,
): [string, string][] {
  const list = namesAndValues(element);
  if (base === null && !isOpenFrame) return list;
  return list
    .filter(([name]) => !isOpenFrame || !OF_FRAMES.has(name))
    .map(([name, value]) => [name, base !== null && ADDRESSES.has(name) ? absolute(value, base) : value]);
}

function namesAndValues(element: Element): [string, string][] {
  const list: [string, string][] = [];
  for (const name of attributeNamesOf(element)) {
    const value = attributeOf(element, name);
    // By name there is no object per attribute to make, but capitals cannot be asked for in HTML.
    if (value === null)
      return Array.from(elementProperty(element, 'attributes'), (one) => [one.name, one.value]);
    list.push([name, value]);
  }
  return list;
}

function absolute(address: string, base: string): string {
  try {
    return new URL(address, base).href;
  } catch {
    return address;
  }
}
