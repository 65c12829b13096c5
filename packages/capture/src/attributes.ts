import { attributeNamesOf, attributeOf, elementProperty } from './dom.ts';

/** Attributes whose value is one address, relative to their document. */
const ADDRESSES: ReadonlySet<string> = new Set(['href', 'src', 'poster']);

/** Attributes that an opened frame loses, because its content takes its place. */
const OF_FRAMES: ReadonlySet<string> = new Set(['src', 'srcdoc']);

/** The attributes of an element; addresses in a frame become absolute, because the frame has a base of its own. */
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
    // Access by name allocates no object per attribute, but does not find names with capitals in HTML.
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
