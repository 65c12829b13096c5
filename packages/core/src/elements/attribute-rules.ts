import { safeUrl } from '../addresses/safe-url.ts';

/** The kinds of callouts, as in GitHub's Markdown. */
const CALLOUTS: readonly string[] = ['note', 'tip', 'important', 'warning', 'caution'];

/** The value to write, or `null` to leave the attribute out. */
type Rule = (value: string) => string | null;

const LANGUAGE_TAG = /^[a-z]{1,8}(?:-[a-z0-9]{1,8}){0,8}$/iu;
const INTEGER = /^-?\d{1,9}$/u;
const SIZE = /^\d{1,5}(?:px|%)?$/u;
const DATE = /^[\d\w:.+\- ]{1,64}$/u;

/** Longest title or alternative text in the output. @cap */
const MAX_TEXT = 2000;

/**
 * Cells may span this many others, as in the HTML standard.
 * @source HTML standard, attributes common to td and th elements.
 */
const MAX_SPAN = 1000;

const oneOf =
  (...values: string[]): Rule =>
  (value) =>
    values.includes(value.trim().toLowerCase()) ? value.trim().toLowerCase() : null;

const matching =
  (pattern: RegExp): Rule =>
  (value) =>
    pattern.test(value.trim()) ? value.trim() : null;

/** A parser turns every line end into a line feed. */
const LINE_ENDS = /\r\n?/gu;

const text: Rule = (value) => value.slice(0, MAX_TEXT).replace(LINE_ENDS, '\n');
const resource: Rule = (value) => safeUrl(value, 'resource');

function span(value: string): string | null {
  const size = INTEGER.test(value.trim()) ? Number(value) : 1;
  return size > 1 ? String(Math.min(size, MAX_SPAN)) : null;
}

/** How to check each attribute; attributes without a rule are never written. */
export const ATTRIBUTE_RULES: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['href', (value) => safeUrl(value, 'link')],
  ['src', resource],
  ['poster', resource],
  ['cite', resource],
  ['alt', text],
  ['title', text],
  ['lang', matching(LANGUAGE_TAG)],
  ['dir', oneOf('ltr', 'rtl', 'auto')],
  ['datetime', matching(DATE)],
  ['start', matching(INTEGER)],
  ['value', matching(INTEGER)],
  ['reversed', () => ''],
  ['width', matching(SIZE)],
  ['height', matching(SIZE)],
  ['colspan', span],
  ['rowspan', span],
  ['data-callout', oneOf(...CALLOUTS)],
  ['role', oneOf('note')],
  ['scope', oneOf('row', 'col', 'rowgroup', 'colgroup')],
]);
