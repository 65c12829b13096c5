import type { ContentElement } from '../../content/content-tree.ts';
import { codeBlock, escapeHtml, escapeValue, HtmlWriter } from '../html.ts';

/**
 * HTML inside Markdown: tables that GFM cannot express, `details`, abbreviations. If a tag is not at the start of a
 * line, some parsers look for Markdown in it first, attributes included. The HTML must therefore contain neither line
 * breaks nor Markdown; character references work in HTML and mean nothing to Markdown.
 */

/** Characters that Markdown parsers would interpret before they see the tag. */
const SPECIAL_IN_VALUE = /[`|\\[\]*~${}\r\n\u2028\u2029]/gu;
/** The part of a bare address that makes it a link. */
const ADDRESS = /:(?=\/\/)|(?<=www)\./giu;
const SPECIAL_IN_TEXT = /[`\\]|\](?=[ \t]*[(:[])/gu;
const LINE_BREAKS = /\r\n?|[\n\u2028\u2029]/gu;

/** The content as HTML on one line. */
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

/** A code block as HTML on one line. */
export function codeInMarkdown(code: ContentElement): string {
  return codeBlock(code, textInCode);
}

/** Escapes the value of a quoted attribute. */
export function valueInMarkdown(value: string): string {
  const escaped = toReferences(escapeValue(value), SPECIAL_IN_VALUE);
  // A value without spaces may be the address itself, and has to keep its form.
  return escaped.includes(' ') ? toReferences(escaped, ADDRESS) : escaped;
}

function textInMarkdown(text: string): string {
  return toReferences(escapeHtml(text), SPECIAL_IN_TEXT).replace(LINE_BREAKS, ' ');
}

function textInCode(code: string): string {
  return toReferences(escapeHtml(code), SPECIAL_IN_TEXT).replace(LINE_BREAKS, '&#10;');
}

function toReferences(text: string, special: RegExp): string {
  return text.replace(special, (char) => `&#${char.charCodeAt(0)};`);
}
