/** Attributes of an SVG element; numbers are written with at most two decimals. */
export type SvgAttributes = Readonly<Record<string, string | number>>;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const SPECIAL = /[&<>"]/gu;
/** Characters that XML forbids even as references. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/** Escapes text for use between tags or in an attribute. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '\ufffd').replace(SPECIAL, (character) => ESCAPES[character]!);
}

/** An element; its children are already markup. */
export function svgElement(name: string, attributes: SvgAttributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(shown(value))}"`);
  const open = `<${name}${written.join('')}`;
  return children.length === 0 ? `${open}/>` : `${open}>${children.join('')}</${name}>`;
}

/** A text at a position. */
export function svgText(x: number, y: number, text: string, attributes: SvgAttributes = {}): string {
  return svgElement('text', { x, y, ...attributes }, escapeXml(text));
}

/** A whole SVG file. */
export function svgDocument(width: number, height: number, ...children: readonly string[]): string {
  const root = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${svgElement('svg', root, ...children)}\n`;
}

/** Formats a number with at most two decimals. */
export function shown(value: string | number): string {
  return typeof value === 'number' ? String(Math.round(value * 100) / 100) : value;
}
