import { type ExtractOptions, type ExtractResult, extract, parsePage } from 'fovea';
// All of a text is its content.
import 'fovea/methods';

const LINE_BREAKS = /\r\n?/g;
const BLANK_LINES = /\n[ \t]*(?:\n[ \t]*)+/;
const UNSAFE: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const UNSAFE_SIGNS = /[&<>]/g;

/** Longest title: a line that is longer is text. */
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
  { url, charset, formats, limits }: ExtractOptions,
): ExtractResult {
  const page = parsePage(bytes, {
    ...(charset === undefined ? {} : { charset }),
    ...(limits === undefined ? {} : { limits }),
  });
  const text = (page.source ?? '').replace(LINE_BREAKS, '\n').trimEnd();
  const result = extract(asHtml(text, kind), {
    method: 'whole-body',
    ...(url === undefined ? {} : { url }),
    ...(formats === undefined ? {} : { formats }),
    ...(limits === undefined ? {} : { limits }),
  });
  return {
    ...result,
    text: result.text === '' ? '' : text,
    // Markdown is passed on as it is; a plain text is not Markdown and is written as such.
    markdown: result.markdown === '' || kind === 'text' ? result.markdown : text,
    encoding: page.encoding,
    warnings: [...page.warnings, ...result.warnings],
  };
}

function asHtml(text: string, kind: 'text' | 'markdown'): string {
  const title = kind === 'markdown' ? markdownTitle(text) : textTitle(text);
  const paragraphs = text.split(BLANK_LINES).filter((part) => part.trim() !== '');
  const body = paragraphs.map((part) => `<p>${escaped(part.trim()).replaceAll('\n', '<br>')}</p>`).join('\n');
  return `<!doctype html><title>${escaped(title ?? '')}</title><body>${body}`;
}

function markdownTitle(text: string): string | null {
  return ATX_HEADING.exec(text)?.[1]?.replace(CLOSING_MARKS, '').trim() ?? textTitle(text);
}

/** The first line, if it stands alone or is underlined. */
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
