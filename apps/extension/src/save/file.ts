import { type ExtractResult, frontMatter, markdownHeading } from 'fovea';

/** Something to save. */
export interface SavedFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** The forms that can be saved, in the order of the menu. */
export const SAVE_FORMATS = ['markdown', 'html', 'text'] as const;

/** One of the forms that can be saved. */
export type SaveFormat = (typeof SAVE_FORMATS)[number];

const ENDINGS: Readonly<Record<SaveFormat, readonly [ending: string, type: string]>> = {
  markdown: ['md', 'text/markdown'],
  html: ['html', 'text/html'],
  text: ['txt', 'text/plain'],
};

/** The content of the page as a file. */
export function fileOf(result: ExtractResult, format: SaveFormat): SavedFile {
  const [ending, type] = ENDINGS[format];
  const text = WRITERS[format](result);
  return { name: `${fileName(result)}.${ending}`, type, text: text.endsWith('\n') ? text : `${text}\n` };
}

const WRITERS: Readonly<Record<SaveFormat, (result: ExtractResult) => string>> = {
  markdown: (result) => `${frontMatter(result)}${titleLine(result)}${result.markdown}`,
  html: htmlDocument,
  text: (result) => (result.title === null ? result.text : `${result.title}\n\n${result.text}`),
};

/** Not where the content begins with a title of its own. */
function titleLine({ title, markdown }: ExtractResult): string {
  const heading = title === null || markdown.startsWith('# ') ? '' : markdownHeading(title);
  return heading === '' ? '' : `${heading}\n\n`;
}

const LINE_BREAKS = /\s+/g;
const UNSAFE = /[&<>"]/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(UNSAFE, (char) => ENTITIES[char] ?? char);
}

/** A whole document that reads well on its own, without scripts and without a style of its own to speak of. */
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

/** What no file system takes in a name, and what would hide a file or its ending. */
const NOT_IN_NAMES = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu;
const EDGES = /^[\s.]+|[\s.]+$/g;

/** Short enough for every file system, also where a character takes four bytes. */
const LONGEST_NAME = 60;

function fileName({ title }: ExtractResult): string {
  const clean = (title ?? '').replace(NOT_IN_NAMES, ' ').replace(LINE_BREAKS, ' ');
  return [...clean].slice(0, LONGEST_NAME).join('').replace(EDGES, '') || 'fovea';
}
