/** Characters that XML 1.0 cannot represent. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const SPECIAL = /[&<>"]/gu;
/** Whether a text needs any of that; most do not. */
const UNUSUAL = /[&<>"\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u;

/** Escapes text for an element or a quoted attribute. */
export function escapeXml(text: string): string {
  if (!UNUSUAL.test(text)) return text;
  return text.replace(FORBIDDEN, '').replace(SPECIAL, (sign) => ESCAPES[sign]!);
}

/** Attributes in order; those without a value are left out. */
export type XmlAttributes = Readonly<Record<string, string | number | undefined>>;

/** A start tag, or an empty element. */
export function tagOf(name: string, attributes: XmlAttributes = {}, isEmpty = false): string {
  let tag = `<${name}`;
  for (const key in attributes) {
    const value = attributes[key];
    if (value !== undefined) tag += ` ${key}="${escapeXml(String(value))}"`;
  }
  return `${tag}${isEmpty ? '/' : ''}>`;
}

/** A complete element around text. */
export function textElement(name: string, text: string, attributes: XmlAttributes = {}): string {
  return `${tagOf(name, attributes)}${escapeXml(text)}</${name}>`;
}
