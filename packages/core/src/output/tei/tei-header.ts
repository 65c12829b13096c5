import type { Metadata } from '../../metadata/page-metadata.ts';
import { tagOf, textElement } from './xml.ts';

/** The header: what the page says about itself, in the order that TEI prescribes. */
export function teiHeader(metadata: Metadata): string {
  return `<teiHeader><fileDesc>${titleStatement(metadata)}${publication(metadata)}${source(metadata)}</fileDesc>${profile(metadata)}</teiHeader>`;
}

function titleStatement({ title, authors }: Metadata): string {
  const names = authors.map((author) => textElement('author', author)).join('');
  return `<titleStmt>${textElement('title', title ?? '', { type: 'main' })}${names}</titleStmt>`;
}

function publication({ siteName, license, published }: Metadata): string {
  const terms = license === null ? '' : `<availability>${licence(license)}</availability>`;
  const date = published === null ? '' : dateElement('published', published);
  if (siteName === null) {
    const note = license === null ? '' : textElement('note', license);
    return `<publicationStmt><p>${date}${note}</p></publicationStmt>`;
  }
  return `<publicationStmt>${textElement('publisher', siteName)}${terms}${date}</publicationStmt>`;
}

const ADDRESS = /^https?:/u;

function licence(license: string): string {
  return textElement('licence', license, ADDRESS.test(license) ? { target: license } : {});
}

/** The dates of XML Schema always have seconds. */
const NO_SECONDS = /(T\d{2}:\d{2})(?!:)/u;

function dateElement(type: string, date: string): string {
  return textElement('date', date, { type, when: date.replace(NO_SECONDS, '$1:00') });
}

function source(metadata: Metadata): string {
  const { title, authors, siteName, published, modified, canonicalUrl, url } = metadata;
  const address = canonicalUrl ?? url;
  const parts = [
    textElement('title', title ?? ''),
    ...authors.map((author) => textElement('author', author)),
    siteName === null ? '' : textElement('publisher', siteName),
    published === null ? '' : dateElement('published', published),
    modified === null ? '' : dateElement('modified', modified),
    address === null ? '' : tagOf('ptr', { type: 'URL', target: address }, true),
  ];
  return `<sourceDesc><bibl>${parts.join('')}</bibl></sourceDesc>`;
}

function profile({ description, lang, section, tags }: Metadata): string {
  const terms = [
    ...(section === null ? [] : [textElement('term', section, { type: 'section' })]),
    ...tags.map((tag) => textElement('term', tag)),
  ];
  const parts = [
    description === null ? '' : `<abstract>${textElement('p', description)}</abstract>`,
    lang === null ? '' : `<langUsage>${tagOf('language', { ident: lang }, true)}</langUsage>`,
    terms.length === 0 ? '' : `<textClass><keywords>${terms.join('')}</keywords></textClass>`,
  ];
  const inside = parts.join('');
  return inside === '' ? '' : `<profileDesc>${inside}</profileDesc>`;
}
