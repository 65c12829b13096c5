import {
  type BlockSource,
  type ExtractOptions,
  type ExtractResult,
  estimateTokens,
  extract,
  parsePage,
} from 'fovea';
// All of a text is its content.
import 'fovea/methods';
import { type TextPage, textAsHtml } from './text-as-html.ts';

const LINE_BREAKS = /\r\n?/g;
const CRLF = /\r\n/g;
const HEADING_MARKS = /^#{1,6}[ \t]+/;

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
  const source = page.source ?? '';
  const text = source.replace(LINE_BREAKS, '\n').trimEnd();
  const title = kind === 'markdown' ? markdownTitle(text) : textTitle(text);
  const part = partOptions(others);
  const isPart = part.section !== undefined || part.query !== undefined || part.maxTokens !== undefined;
  const written = textAsHtml(text, title ?? '', kind === 'markdown' && isPart);
  const result = extract(written.html, {
    ...part,
    method: 'whole-body',
    ...(url === undefined ? {} : { url }),
    ...(formats === undefined ? {} : { formats }),
    ...(limits === undefined ? {} : { limits }),
  });
  return {
    ...result,
    ...(isPart && kind === 'markdown' ? { title } : {}),
    ...listsOf(result, kind, placeInText(source, written), part.countTokens ?? estimateTokens),
    ...(isPart ? partOf(result, kind) : wholeOf(result, kind, text)),
    encoding: page.encoding,
    warnings: [...page.warnings, ...result.warnings],
  };
}

/** Where a block of the page that a text became stands in the text. */
type PlaceInText = (found: BlockSource | null) => BlockSource | null;

function placeInText(source: string, { placeOf }: TextPage): PlaceInText {
  // Offsets, after line breaks were unified, of those that had two characters; most results need none.
  let shortened: readonly number[] | undefined;
  const inSource = (offset: number): number => {
    shortened ??= [...source.matchAll(CRLF)].map(({ index }, before) => index - before);
    return offset + countBelow(shortened, offset);
  };
  return (found) => {
    if (found === null) return null;
    const { start, end } = placeOf(found);
    return { start: inSource(start), end: inSource(end) };
  };
}

/** How many of some numbers in ascending order are below a limit. */
function countBelow(numbers: readonly number[], limit: number): number {
  let [from, to] = [0, numbers.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (numbers[middle]! < limit) from = middle + 1;
    else to = middle;
  }
  return from;
}

type Lists = Pick<ExtractResult, 'blocks' | 'chunks' | 'sections'>;

/** The parts of a text, with their places in it. The page that was made of it stays inside. */
function listsOf(
  { blocks, chunks, sections }: ExtractResult,
  kind: 'text' | 'markdown',
  place: PlaceInText,
  countTokens: (text: string) => number,
): Lists {
  const isMarkdown = kind === 'markdown';
  const headingsOf = (list: readonly string[]): readonly string[] =>
    isMarkdown ? list.map((heading) => heading.replace(HEADING_MARKS, '')) : list;
  return {
    ...(blocks && { blocks: blocks.map((block) => ({ ...block, source: place(block.source) })) }),
    ...(chunks && {
      chunks: chunks.map((chunk) => ({
        ...chunk,
        headings: headingsOf(chunk.headings),
        // The text is Markdown already.
        ...(isMarkdown && { markdown: chunk.text, tokens: Math.ceil(countTokens(chunk.text)) }),
        source: place(chunk.source),
      })),
    }),
    ...(sections && {
      sections: sections.map((section) => ({ ...section, headings: headingsOf(section.headings) })),
    }),
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
