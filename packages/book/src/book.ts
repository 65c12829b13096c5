import type { ChapterHeading } from './chapter-writer.ts';
import { xml } from './xml.ts';
import { type Deflate, joined, type ZipEntry, zip } from './zip.ts';

/** A chapter of a book. */
export interface Chapter {
  /** Its file in the book. */
  readonly file: string;
  readonly title: string;
  readonly authors: readonly string[];
  /** A line below the title. */
  readonly byline: string;
  readonly lang: string | null;
  readonly dir: string | null;
  /** The address of the page, for people. */
  readonly url: string | null;
  /** ISO 8601. */
  readonly date: string | null;
  readonly body: string;
  readonly headings: readonly ChapterHeading[];
  readonly hasMath: boolean;
}

/** A picture in a book. */
export interface Picture {
  readonly file: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** What a book is made of. */
export interface Book {
  readonly title: string;
  readonly chapters: readonly Chapter[];
  readonly pictures: readonly Picture[];
}

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
  <rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

const STYLE = `img { max-width: 100%; height: auto; }
pre { white-space: pre-wrap; }
table { border-collapse: collapse; }
td, th { border: 1px solid; padding: 0.2em 0.4em; text-align: start; vertical-align: top; }
.byline { font-size: 0.9em; }
`;

/** A book as an EPUB 3 file; the same book gives the same bytes. */
export async function writeEpub(book: Book, deflate: Deflate): Promise<Uint8Array> {
  const encoder = new TextEncoder();
  const text = (name: string, content: string): ZipEntry => ({ name, bytes: encoder.encode(content) });
  const chapters = book.chapters.map((chapter) => text(`book/${chapter.file}`, chapterFile(chapter)));
  const identifier = await identifierOf(chapters.map(({ bytes }) => bytes));
  const entries: readonly ZipEntry[] = [
    // Readers look at its very bytes, so it comes first and is not compressed.
    { ...text('mimetype', 'application/epub+zip'), isStored: true },
    text('META-INF/container.xml', CONTAINER),
    text('book/package.opf', packageFile(book, identifier)),
    text('book/contents.xhtml', contentsFile(book)),
    text('book/style.css', STYLE),
    ...chapters,
    ...book.pictures.map(({ file, bytes }) => ({ name: `book/${file}`, bytes, isStored: true })),
  ];
  return await zip(entries, deflate);
}

/** A name for the book that depends on its text alone (RFC 9562, version 8). */
async function identifierOf(texts: readonly Uint8Array[]): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', joined(texts) as Uint8Array<ArrayBuffer>);
  const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function documentFile(title: string, lang: string | null, dir: string | null, body: string): string {
  const language = lang === null ? '' : ` lang="${xml(lang)}" xml:lang="${xml(lang)}"`;
  const direction = dir === null ? '' : ` dir="${xml(dir)}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"${language}${direction}>
<head><title>${xml(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>
<body>
${body}
</body>
</html>
`;
}

function chapterFile({ title, byline, lang, dir, body, url }: Chapter): string {
  const source = url === null ? '' : `\n<p class="byline"><a href="${xml(url)}">${xml(url)}</a></p>`;
  const by = byline === '' ? '' : `\n<p class="byline">${xml(byline)}</p>`;
  const content = `<section epub:type="chapter">\n<h1>${xml(title)}</h1>${by}\n<div>\n${body}\n</div>${source}\n</section>`;
  return documentFile(title, lang, dir, content);
}

function contentsFile({ title, chapters }: Book): string {
  const { lang, dir } = commonOf(chapters);
  const items = chapters.map((chapter) => {
    const { file, headings } = chapter;
    const top = headings.reduce((least, { level }) => Math.min(least, level), Number.POSITIVE_INFINITY);
    const parts = headings
      .filter(({ level, text }) => level === top && text !== '')
      .map(({ id, text }) => `    <li><a href="${file}#${id}">${xml(text)}</a></li>`);
    const inner = parts.length === 0 ? '' : `\n  <ol>\n${parts.join('\n')}\n  </ol>\n  `;
    return `  <li><a href="${file}">${xml(chapter.title)}</a>${inner}</li>`;
  });
  const list = `<nav epub:type="toc" id="toc">\n<h1>${xml(title)}</h1>\n<ol>\n${items.join('\n')}\n</ol>\n</nav>`;
  return documentFile(title, lang, dir, list);
}

/** What all chapters agree on, or else the first says. */
function commonOf(chapters: readonly Chapter[]): Pick<Chapter, 'lang' | 'dir'> {
  const lang = chapters.find((chapter) => chapter.lang !== null)?.lang ?? null;
  const dir = chapters.find((chapter) => chapter.dir !== null)?.dir ?? null;
  return { lang, dir };
}

function packageFile({ title, chapters, pictures }: Book, identifier: string): string {
  const { lang, dir } = commonOf(chapters);
  const authors = [...new Set(chapters.flatMap((chapter) => chapter.authors))];
  const languages = [...new Set(chapters.flatMap((chapter) => chapter.lang ?? []))];
  const metadata = [
    `<dc:identifier id="id">${identifier}</dc:identifier>`,
    `<dc:title>${xml(title)}</dc:title>`,
    ...(languages.length === 0 ? ['und'] : languages).map(
      (name) => `<dc:language>${xml(name)}</dc:language>`,
    ),
    ...authors.map((name) => `<dc:creator>${xml(name)}</dc:creator>`),
    ...chapters.flatMap(({ url }) => (url === null ? [] : [`<dc:source>${xml(url)}</dc:source>`])),
    `<meta property="dcterms:modified">${modifiedOf(chapters)}</meta>`,
  ];
  const items = [
    '<item id="contents" href="contents.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
    '<item id="style" href="style.css" media-type="text/css"/>',
    ...chapters.map(({ file, hasMath }, at) => {
      const properties = hasMath ? ' properties="mathml"' : '';
      return `<item id="chapter-${at + 1}" href="${file}" media-type="application/xhtml+xml"${properties}/>`;
    }),
    ...pictures.map(
      ({ file, type }, at) => `<item id="picture-${at + 1}" href="${file}" media-type="${type}"/>`,
    ),
  ];
  const order = chapters.map((_, at) => `<itemref idref="chapter-${at + 1}"/>`);
  const direction = dir === 'rtl' ? ' page-progression-direction="rtl"' : '';
  const contents = chapters.length > 1 ? ['<itemref idref="contents"/>'] : [];
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"${lang === null ? '' : ` xml:lang="${xml(lang)}"`}>
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
${metadata.join('\n')}
</metadata>
<manifest>
${items.join('\n')}
</manifest>
<spine${direction}>
${[...contents, ...order].join('\n')}
</spine>
</package>
`;
}

/** The newest page's date: the day on which the book is made would make every book different. */
function modifiedOf(chapters: readonly Chapter[]): string {
  const times = chapters.map(({ date }) => (date === null ? Number.NaN : Date.parse(date)));
  const known = times.filter((time) => time >= 0 && time < LAST_TIME);
  return `${new Date(known.reduce((last, time) => Math.max(last, time), 0)).toISOString().slice(0, 19)}Z`;
}

/** The end of the year 9999. @format */
const LAST_TIME = 253_402_300_800_000;
