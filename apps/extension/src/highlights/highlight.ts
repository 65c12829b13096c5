/** The colours of highlights. */
export const COLORS = ['yellow', 'green', 'blue', 'pink'] as const;

/** A colour of a highlight. */
export type Color = (typeof COLORS)[number];

/** What a highlight says in words, with the words around it: a TextQuoteSelector of the W3C. */
export interface Quote {
  readonly exact: string;
  readonly prefix: string;
  readonly suffix: string;
}

/** A marked passage of a page, and what its reader noted. */
export interface Highlight {
  readonly id: string;
  /** The address of the page, without its fragment. */
  readonly url: string;
  readonly title: string;
  readonly quote: Quote;
  /** Characters of the article without white space before its start and its end. */
  readonly start: number;
  readonly end: number;
  readonly color: Color;
  readonly note: string;
  /** The time, in ISO 8601. */
  readonly at: string;
}

/** Longer texts do not come from a reader's hand, and would fill the storage. @cap */
const MAX_TEXT = 100_000;

/** Reads a highlight from a file or a message; `null` if it is not valid. */
export function readHighlight(value: unknown): Highlight | null {
  const given = recordOf(value);
  const quote = recordOf(given['quote']);
  const [id, url, exact] = [textOf(given['id']), webAddress(given['url']), textOf(quote['exact'])];
  if (id === '' || url === null || exact.trim() === '') return null;
  return {
    id,
    url,
    title: textOf(given['title']),
    quote: { exact, prefix: textOf(quote['prefix']), suffix: textOf(quote['suffix']) },
    start: countOf(given['start']),
    end: countOf(given['end']),
    color: COLORS.find((color) => color === given['color']) ?? COLORS[0],
    note: textOf(given['note']),
    at: textOf(given['at']),
  };
}

/**
 * All highlights of some lists in the order of the page; of two versions of one, the last. A reader may highlight something
 * before the stored ones have come.
 */
export function joined(...lists: readonly (readonly Highlight[])[]): readonly Highlight[] {
  const versions = new Map(lists.flat().map((one) => [one.id, one]));
  return [...versions.values()].toSorted((one, other) => one.start - other.start);
}

/** The address of a page without the part that only says where to look on it. */
export function pageAddress(url: string): string {
  const hash = url.indexOf('#');
  return hash < 0 ? url : url.slice(0, hash);
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

const HALVES = /\p{Surrogate}/gu;

/** A text without halves of characters, which cannot be written in an address. */
export function wellFormed(text: string): string {
  return text.replace(HALVES, '\ufffd');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? wellFormed(value.slice(0, MAX_TEXT)) : '';
}

function countOf(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;
}

/** Addresses become links on the extension's own page, where a `javascript:` address would be an attack. */
const LINKABLE_PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'file:']);

function webAddress(value: unknown): string | null {
  if (typeof value !== 'string' || !URL.canParse(value) || !LINKABLE_PROTOCOLS.has(new URL(value).protocol))
    return null;
  // As the browser writes it: without spaces and brackets, which would end it in a document.
  return pageAddress(new URL(value).href);
}
