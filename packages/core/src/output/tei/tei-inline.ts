import type { BlockMark, MarkType } from '../blocks/block.ts';
import { escapeXml, tagOf, textElement, type XmlAttributes } from './xml.ts';

/** The TEI element for a range of text; what is only presentation becomes `hi`. */
const ELEMENTS: Readonly<Partial<Record<MarkType, readonly [string, XmlAttributes]>>> = {
  strong: ['hi', { rend: 'bold' }],
  emphasis: ['emph', {}],
  code: ['code', {}],
  keyboard: ['hi', { rend: 'keyboard' }],
  deleted: ['del', {}],
  inserted: ['add', {}],
  highlight: ['hi', { rend: 'highlight' }],
  subscript: ['hi', { rend: 'subscript' }],
  superscript: ['hi', { rend: 'superscript' }],
  underline: ['hi', { rend: 'underline' }],
  small: ['hi', { rend: 'small' }],
  reading: ['note', { type: 'reading' }],
  quotation: ['q', {}],
  abbreviation: ['abbr', {}],
  time: ['date', {}],
  formula: ['formula', { notation: 'tex' }],
  language: ['foreign', {}],
};

/** Text with its marks as TEI; a mark that would overlap another ends where that one ends. */
export function teiInline(text: string, marks: readonly BlockMark[] = []): string {
  if (marks.length === 0) return teiText(text);
  const starts = [...marks].sort((a, b) => a.start - b.start || b.end - a.end);
  const open: { readonly name: string; readonly end: number }[] = [];
  let xml = '';
  let at = 0;
  const writeTo = (end: number): void => {
    for (
      let innermost = open.at(-1);
      innermost !== undefined && innermost.end <= end;
      innermost = open.at(-1)
    ) {
      xml += `${teiText(text.slice(at, innermost.end))}</${innermost.name}>`;
      at = innermost.end;
      open.pop();
    }
    xml += teiText(text.slice(at, end));
    at = end;
  };
  for (const mark of starts) {
    writeTo(mark.start);
    if (mark.start === mark.end)
      xml += mark.type === 'image' ? `<figure>${teiMedia(mark)}</figure>` : teiMedia(mark);
    else {
      const [name, attributes] = elementOf(mark);
      xml += tagOf(name, attributes);
      open.push({ name, end: Math.min(mark.end, open.at(-1)?.end ?? mark.end) });
    }
  }
  writeTo(text.length);
  return xml;
}

function elementOf(mark: BlockMark): readonly [string, XmlAttributes] {
  const lang: XmlAttributes = mark.lang === undefined ? {} : { 'xml:lang': mark.lang };
  if (mark.type === 'link') return ['ref', { target: mark.url, ...lang }];
  if (mark.type === 'note') return ['ref', { type: 'note', ...lang }];
  const [name, attributes] = ELEMENTS[mark.type] ?? ['seg', {}];
  return [name, { ...attributes, ...lang }];
}

/** A picture and its description as a figure; a player only gets a pointer, because TEI requires a media type. */
export function teiMedia({ type, url, alt }: BlockMark): string {
  if (type !== 'image') return tagOf('ptr', { type, target: url }, true);
  return tagOf('graphic', { url }, true) + (alt === undefined ? '' : textElement('figDesc', alt));
}

function teiText(text: string): string {
  if (!text.includes('\n')) return escapeXml(text);
  return text.split('\n').map(escapeXml).join('<lb/>');
}
