import { type ExtractOptions, type ExtractResult, extract, parsePage } from 'fovea';
// All of a text is its content.
import 'fovea/methods';

const LINE_BREAKS = /\r\n?/g;
const BLANK_LINES = /\n[ \t]*(?:\n[ \t]*)+/;
const UNSAFE: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const UNSAFE_SIGNS = /[&<>]/g;

/** Longest title: a line that is longer is text. @cap */
const MAX_TITLE = 200;
/** Bounded, so that a line of spaces costs no more than any other. */
const ATX_HEADING = /^#[ \t]{1,9}(\S.{0,399})$/m;
const CLOSING_MARKS = /[ \t]+#+[ \t]*$/;
const UNDERLINE = /^[=*~-]{3,}\s*$/;

/**
 * The result for a plain or Markdown text: the text itself, unchanged, as `text` and `markdown`, its paragraphs as HTML,
 * and what can be told about it.
 */
export function extractText(
  bytes: Uint8Array,
  kind: 'text' | 'markdown',
  { url, charset, formats, limits, ...others }: ExtractOptions,
): ExtractResult {
  const page = parsePage(bytes, {
    ...(charset === undefined ? {} : { charset }),
    ...(limits === undefined ? {} : { limits }),
  });
  const text = (page.source ?? '').replace(LINE_BREAKS, '\n').trimEnd();
  const part = partOptions(others);
  const isPart = part.section !== undefined || part.query !== undefined || part.maxTokens !== undefined;
  const result = extract(asHtml(text, kind, isPart), {
    ...part,
    method: 'whole-body',
    ...(url === undefined ? {} : { url }),
    ...(formats === undefined ? {} : { formats }),
    ...(limits === undefined ? {} : { limits }),
  });
  return {
    ...result,
    ...(isPart ? partOf(result, kind) : wholeOf(result, kind, text)),
    encoding: page.encoding,
    warnings: [...page.warnings, ...result.warnings],
  };
}

type Renderings = Pick<ExtractResult, 'text' | 'markdown'>;

function wholeOf(result: ExtractResult, kind: 'text' | 'markdown', text: string): Renderings {
  return {
    text: result.text === '' ? '' : text,
    // Markdown is passed on as it is; a plain text is not Markdown and is written as such.
    markdown: result.markdown === '' || kind === 'text' ? result.markdown : text,
  };
}

/** A part of a text: its lines are those of the text, so that they are its Markdown too. */
function partOf({ text, markdown }: ExtractResult, kind: 'text' | 'markdown'): Renderings {
  return { text, markdown: kind === 'text' || markdown === '' ? markdown : text };
}

/** The options that choose a part of the content. */
function partOptions({ section, query, maxTokens, chunks, countTokens }: ExtractOptions): ExtractOptions {
  return {
    ...(section === undefined ? {} : { section }),
    ...(query === undefined ? {} : { query }),
    ...(maxTokens === undefined ? {} : { maxTokens }),
    ...(chunks === undefined ? {} : { chunks }),
    ...(countTokens === undefined ? {} : { countTokens }),
  };
}

function asHtml(text: string, kind: 'text' | 'markdown', hasSections: boolean): string {
  const title = kind === 'markdown' ? markdownTitle(text) : textTitle(text);
  const paragraphs = text.split(BLANK_LINES).filter((part) => part.trim() !== '');
  const body = paragraphs.map((part) => blockOf(part.trim(), kind === 'markdown' && hasSections)).join('\n');
  return `<!doctype html><title>${escaped(title ?? '')}</title><body>${body}`;
}

/** A line with a heading's marks at the beginning; they stay in its text. */
const HEADING_LINE = /^(#{1,6})[ \t]\S/;

/** A paragraph; if headings count, one at its beginning is a block of its own. */
function blockOf(part: string, hasHeadings: boolean): string {
  const [, marks] = (hasHeadings && HEADING_LINE.exec(part)) || [];
  if (marks === undefined) return `<p>${escaped(part).replaceAll('\n', '<br>')}</p>`;
  const end = part.indexOf('\n');
  const [line, rest] = end === -1 ? [part, ''] : [part.slice(0, end), part.slice(end + 1)];
  const heading = `<h${marks.length}>${escaped(line)}</h${marks.length}>`;
  return rest === '' ? heading : `${heading}\n<p>${escaped(rest).replaceAll('\n', '<br>')}</p>`;
}

function markdownTitle(text: string): string | null {
  return ATX_HEADING.exec(text)?.[1]?.replace(CLOSING_MARKS, '').trim() ?? textTitle(text);
}

/** The first line, if it is a paragraph of its own or underlined. */
function textTitle(text: string): string | null {
  const [first = '', second = ''] = text
    .trimStart()
    .slice(0, 2 * MAX_TITLE + 2)
    .split('\n', 2);
  const isAlone = second.trim() === '' || UNDERLINE.test(second);
  return isAlone && first.length <= MAX_TITLE && first.trim() !== '' ? first.trim() : null;
}

function escaped(text: string): string {
  return text.replace(UNSAFE_SIGNS, (sign) => UNSAFE[sign]!);
}
