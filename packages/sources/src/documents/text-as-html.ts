import type { BlockSource } from 'fovea';

type SourceRange = Pick<BlockSource, 'start' | 'end'>;

const BLANK_LINES = /\n[ \t]*(?:\n[ \t]*)+/g;
/** Signs that HTML writes differently. */
const WRITTEN: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\n': '<br>' };
const WRITTEN_SIGNS = /[&<>\n]/g;
/** A line with a heading's marks at the beginning; they stay in its text. */
const HEADING_LINE = /^(#{1,6})[ \t]\S/;

/** A text as a page: a block of HTML for each of its paragraphs. */
export interface TextPage {
  readonly html: string;
  /** Where a range of the HTML stands in the text. */
  placeOf(range: SourceRange): SourceRange;
}

/** A paragraph or a heading, by its place in the text. */
interface Part extends SourceRange {
  readonly tag: string;
}

/** Writes a text as a page; its line breaks must be `\n`. With `hasHeadings`, lines with a heading's marks are headings. */
export function textAsHtml(text: string, title: string, hasHeadings: boolean): TextPage {
  const parts = [...paragraphs(text)].flatMap((part) => (hasHeadings ? withHeading(text, part) : [part]));
  const head = `<!doctype html><title>${escaped(title)}</title><body>`;
  const blocks = parts.map(({ tag, start, end }) => `<${tag}>${escaped(text.slice(start, end))}</${tag}>`);
  const html = head + blocks.join('\n');
  let places: Int32Array | undefined;
  return {
    html,
    placeOf: ({ start, end }) => {
      places ??= placesIn(text, parts, head.length, html.length);
      return { start: next(places, start), end: previous(places, end) };
    },
  };
}

function* paragraphs(text: string): Generator<Part> {
  let from = 0;
  for (const { index, 0: blank } of text.matchAll(BLANK_LINES)) {
    yield* trimmed(text, from, index);
    from = index + blank.length;
  }
  yield* trimmed(text, from, text.length);
}

function* trimmed(text: string, from: number, to: number): Generator<Part> {
  const part = text.slice(from, to);
  const start = from + part.length - part.trimStart().length;
  const end = start + part.trim().length;
  if (end > start) yield { tag: 'p', start, end };
}

/** A heading at the beginning of a paragraph is a block of its own. */
function withHeading(text: string, part: Part): readonly Part[] {
  const lineEnd = text.indexOf('\n', part.start);
  const end = lineEnd === -1 ? part.end : Math.min(lineEnd, part.end);
  const [, marks] = HEADING_LINE.exec(text.slice(part.start, end)) ?? [];
  if (marks === undefined) return [part];
  const heading = { tag: `h${marks.length}`, start: part.start, end };
  return end === part.end ? [heading] : [heading, { ...part, start: end + 1 }];
}

function escaped(text: string): string {
  return text.replace(WRITTEN_SIGNS, (sign) => WRITTEN[sign]!);
}

/** For each character of the HTML the one of the text that it writes; -1 for tags. */
function placesIn(text: string, parts: readonly Part[], headLength: number, length: number): Int32Array {
  const places = new Int32Array(length).fill(-1);
  let at = headLength;
  for (const { tag, start, end } of parts) {
    at += `<${tag}>`.length;
    for (let index = start; index < end; index++) {
      const width = WRITTEN[text[index]!]?.length ?? 1;
      places.fill(index, at, at + width);
      at += width;
    }
    at += `</${tag}>\n`.length;
  }
  return places;
}

/** Where the first character from an offset on begins. */
function next(places: Int32Array, offset: number): number {
  let at = offset;
  while (at < places.length && places[at]! < 0) at++;
  return places[at] ?? 0;
}

/** Where the last character before an offset ends. */
function previous(places: Int32Array, offset: number): number {
  let at = Math.min(offset, places.length) - 1;
  while (at >= 0 && places[at]! < 0) at--;
  return (places[at] ?? -1) + 1;
}
