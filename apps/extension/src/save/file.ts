import { type ExtractResult, frontMatter, markdownHeading } from 'fovea';
import { fillFrontMatter, fillLine, type SaveTemplate } from './template.ts';

/** A file to save. */
export interface SavedFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** The formats to save, in the order of the menu. */
export const SAVE_FORMATS = ['markdown', 'html', 'text'] as const;

/** A format to save. */
export type SaveFormat = (typeof SAVE_FORMATS)[number];

const EXTENSIONS: Readonly<Record<SaveFormat, readonly [extension: string, type: string]>> = {
  markdown: ['md', 'text/markdown'],
  html: ['html', 'text/html'],
  text: ['txt', 'text/plain'],
};

/** The template of a user who has not changed it. */
const NO_TEMPLATE: SaveTemplate = { fileName: '', frontMatter: '' };

/** The content of the page as a file. */
export function fileOf(
  result: ExtractResult,
  format: SaveFormat,
  template: SaveTemplate = NO_TEMPLATE,
): SavedFile {
  const [extension, type] = EXTENSIONS[format];
  const text = WRITERS[format](result, template);
  const name = `${fileName(result, template)}.${extension}`;
  return { name, type, text: text.endsWith('\n') ? text : `${text}\n` };
}

/** The day in the user's time zone, in ISO 8601. */
function today(): string {
  return new Intl.DateTimeFormat('sv').format();
}

const WRITERS: Readonly<Record<SaveFormat, (result: ExtractResult, template: SaveTemplate) => string>> = {
  markdown: (result, template) => `${frontMatterOf(result, template)}${titleLine(result)}${result.markdown}`,
  html: htmlDocument,
  text: (result) => (result.title === null ? result.text : `${result.title}\n\n${result.text}`),
};

function frontMatterOf(result: ExtractResult, template: SaveTemplate): string {
  if (template.frontMatter.trim() === '') return frontMatter(result);
  return fillFrontMatter(template.frontMatter, result, today());
}

/** The title, unless the content begins with one. */
function titleLine({ title, markdown }: ExtractResult): string {
  const heading = title === null || markdown.startsWith('# ') ? '' : markdownHeading(title);
  return heading === '' ? '' : `${heading}\n\n`;
}

const LINE_BREAKS = /\s+/g;
const UNSAFE = /[&<>"]/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text or a value as HTML. */
export function escaped(text: string): string {
  return text.replace(UNSAFE, (char) => ENTITIES[char] ?? char);
}

/** A complete document that reads well on its own, without scripts and with minimal styles. */
function htmlDocument(result: ExtractResult): string {
  const { title, lang, dir, url, canonicalUrl, byline, content } = result;
  const attributes = [lang && ` lang="${escaped(lang)}"`, dir && ` dir="${dir}"`].join('');
  const address = canonicalUrl ?? url;
  return `<!DOCTYPE html>
<html${attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title ?? '')}</title>
${byline === null ? '' : `<meta name="author" content="${escaped(byline)}">\n`}${address === null ? '' : `<link rel="canonical" href="${escaped(address)}">\n`}<style>body { max-width: 40em; margin: 2em auto; padding: 0 1em; line-height: 1.6 } img, video { max-width: 100%; height: auto }</style>
</head>
<body>
<h1>${escaped(title ?? '')}</h1>
${content}
</body>
</html>
`;
}

/** Characters that some file system rejects, or that would hide a file or its extension. */
const NOT_IN_NAMES = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu;
const EDGES = /^[\s.]+|[\s.]+$/g;

/** Short enough for every file system, even if each character takes four bytes. @cap */
const MAX_NAME = 60;

/** The name of the file without its extension. */
export function fileName(result: ExtractResult, { fileName: template }: SaveTemplate): string {
  const name = template.trim() === '' ? (result.title ?? '') : fillLine(template, result, today());
  return nameOf(name);
}

/** A name for a file, without what file systems reject. */
export function nameOf(text: string): string {
  const clean = text.replace(NOT_IN_NAMES, ' ').replace(LINE_BREAKS, ' ');
  return [...clean].slice(0, MAX_NAME).join('').replace(EDGES, '') || 'fovea';
}
