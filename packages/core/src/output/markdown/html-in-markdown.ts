import type { ContentElement } from '../../content/content-tree.ts';
import { codeBlock, escapeText, escapeValue, HtmlWriter } from '../html.ts';

/**
 * HTML inside Markdown: tables that are no GFM tables, what folds, abbreviations. Where a tag does not stand at the
 * beginning of a line, some readers look for Markdown in it first, attributes included, so its text must hold neither
 * a line break nor anything that means something to them. References mean the same to HTML and nothing to Markdown.
 */

/** What Markdown would find in a tag before it finds the tag. */
const SPECIAL_IN_VALUE = /[`|\\[\]*~${}\r\n\u2028\u2029]/gu;
/** What would become a link, in a text with spaces: an address has none. */
const ADDRESS = /:(?=\/\/)|(?<=www)\./giu;
const SPECIAL_IN_TEXT = /[`\\]|\](?=[ \t]*[(:[])/gu;
const LINE_BREAKS = /\r\n?|[\n\u2028\u2029]/gu;

/** The content as HTML in one line. */
export function htmlInMarkdown(content: ContentElement): string {
  const writer = new HtmlWriter({
    lineEnd: '',
    text: textInMarkdown,
    code: textInCode,
    value: valueInMarkdown,
  });
  writer.write(content);
  return writer.html;
}

/** Code as a block of HTML in one line. */
export function codeInMarkdown(code: ContentElement): string {
  return codeBlock(code, textInCode);
}

/** Text that means itself in a quoted attribute of a tag. */
export function valueInMarkdown(value: string): string {
  const escaped = references(escapeValue(value), SPECIAL_IN_VALUE);
  return escaped.includes(' ') ? references(escaped, ADDRESS) : escaped;
}

function textInMarkdown(text: string): string {
  return references(escapeText(text), SPECIAL_IN_TEXT).replace(LINE_BREAKS, ' ');
}

function textInCode(code: string): string {
  return references(escapeText(code), SPECIAL_IN_TEXT).replace(LINE_BREAKS, '&#10;');
}

function references(text: string, special: RegExp): string {
  return text.replace(special, (char) => `&#${char.charCodeAt(0)};`);
}
