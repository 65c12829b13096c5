import { markdownHeading, markdownText } from 'fovea';
import { type Highlight, type Quote, wellFormed } from './highlight.ts';

/** The highlights of one page. */
export interface HighlightedPage {
  readonly url: string;
  readonly title: string;
  readonly highlights: readonly Highlight[];
}

/** Groups highlights by page; expects those of a page side by side. */
export function byPage(highlights: readonly Highlight[]): readonly HighlightedPage[] {
  const pages = new Map<string, Highlight[]>();
  for (const highlight of highlights) {
    const known = pages.get(highlight.url);
    if (known === undefined) pages.set(highlight.url, [highlight]);
    else known.push(highlight);
  }
  return Array.from(pages, ([url, list]) => ({ url, title: list.at(-1)!.title, highlights: list }));
}

/**
 * Words at each end of a long passage that identify it in a text fragment.
 * @source Chosen by hand: as many words as hardly recur in a page.
 */
const FRAGMENT_WORDS = 5;

/** The address of a passage on its page: browsers scroll to it and mark it (a text fragment). */
export function linkTo(url: string, { exact, prefix, suffix }: Quote): string {
  const words = exact.split(' ');
  const isShort = words.length <= 2 * FRAGMENT_WORDS;
  const ends = isShort
    ? [exact]
    : [words.slice(0, FRAGMENT_WORDS).join(' '), words.slice(-FRAGMENT_WORDS).join(' ')];
  const [before, after] = [lastWord(prefix), firstWord(suffix)];
  const parts = [
    ...(before === '' ? [] : [`${fragment(before)}-`]),
    ...ends.map(fragment),
    ...(after === '' ? [] : [`-${fragment(after)}`]),
  ];
  return `${url}#:~:text=${parts.join(',')}`;
}

/** Also what `encodeURIComponent` leaves and the syntax of fragments uses. */
function fragment(text: string): string {
  return encodeURIComponent(wellFormed(text)).replaceAll('-', '%2D');
}

function lastWord(text: string): string {
  const words = text.trim().split(' ');
  // The first may be cut.
  return words.length > 1 ? words.at(-1)! : '';
}

function firstWord(text: string): string {
  const words = text.trim().split(' ');
  return words.length > 1 ? words[0]! : '';
}

/** All highlights as Markdown, with links back to their passages. */
export function highlightsAsMarkdown(pages: readonly HighlightedPage[], untitled: string): string {
  return pages
    .map(({ url, title, highlights }) => {
      const heading = markdownHeading(title || untitled);
      return `${heading}\n\n<${encodeURI(wellFormed(decoded(url)))}>\n\n${passagesAsMarkdown(highlights)}`;
    })
    .join('\n');
}

/** The highlights of a page as quotations with their notes. */
export function passagesAsMarkdown(highlights: readonly Highlight[]): string {
  return highlights
    .map(({ url, quote, note }) => {
      const passage = `> ${markdownText(oneLine(quote.exact))} [↗](${linkTo(url, quote).replaceAll('(', '%28').replaceAll(')', '%29')})\n`;
      const lines =
        note.trim() === '' ? '' : `\n${note.trim().split(PARAGRAPHS).map(markdownText).join('\n\n')}\n`;
      return `${passage}${lines}`;
    })
    .join('\n');
}

/** A quotation has one line, because a line without its mark would end it. */
function oneLine(text: string): string {
  return text.replace(SPACES, ' ');
}

const PARAGRAPHS = /\n{2,}/u;
const SPACES = /\s+/gu;

/** An address in which nothing is encoded twice. */
function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** All highlights in the Web Annotation Data Model of the W3C, as JSON-LD. */
export function highlightsAsAnnotations(highlights: readonly Highlight[]): string {
  const collection = {
    '@context': 'http://www.w3.org/ns/anno.jsonld',
    type: 'AnnotationPage',
    items: highlights.map(annotationOf),
  };
  return `${JSON.stringify(collection, null, 2)}\n`;
}

function annotationOf({ id, url, title, quote, color, note, at }: Highlight): object {
  const said = { type: 'TextualBody', format: 'text/plain' };
  return {
    id: `urn:uuid:${id}`,
    type: 'Annotation',
    created: at,
    motivation: note === '' ? 'highlighting' : 'commenting',
    body: [
      ...(note === '' ? [] : [{ ...said, value: note, purpose: 'commenting' }]),
      { ...said, value: color, purpose: 'tagging' },
    ],
    target: { source: url, title, selector: [{ type: 'TextQuoteSelector', ...quote }] },
  };
}
