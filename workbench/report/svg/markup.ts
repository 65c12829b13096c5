/** Attributes of an element; `undefined` and `null` leave one out. */
export type Attributes = Readonly<Record<string, string | number | null | undefined>>;

const SPECIAL = /[&<>"]/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Characters that XML does not allow in any form. */
const FORBIDDEN = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g;

/** Escapes text for elements and quoted attributes, in HTML and in XML. */
export function escaped(text: string): string {
  return text.replace(FORBIDDEN, '\uFFFD').replace(SPECIAL, (sign) => ENTITIES[sign]!);
}

/** An element; its children are already markup. */
export function tag(name: string, attributes: Attributes, ...children: readonly string[]): string {
  return `<${name}${attributeText(attributes)}>${children.join('')}</${name}>`;
}

/** An element without children, closed as XML requires. */
export function leaf(name: string, attributes: Attributes): string {
  return `<${name}${attributeText(attributes)}/>`;
}

function attributeText(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(
      ([name, value]) =>
        ` ${name}="${typeof value === 'number' ? coordinate(value) : escaped(String(value))}"`,
    )
    .join('');
}

/** Rounds to a hundredth of a unit, which is invisible and keeps the files small. */
function coordinate(value: number): string {
  return String(Math.round(value * 100) / 100);
}
