import { measureText } from '../language/count.ts';
import type { Page } from '../page/page.ts';
import { dataToHtml } from './data-html.ts';
import { type DataSource, type DataText, dataTexts } from './data-texts.ts';
import type { Literal } from './literals.ts';
import { isProse } from './prose.ts';
import { type RichestPart, richestPart } from './richest-part.ts';

/** Prose that a page keeps in its data. */
export interface EmbeddedContent {
  /** Not safe yet: like any page, it goes through the parser, the passes and the sanitising output. */
  readonly html: string;
  readonly source: DataSource;
  readonly words: number;
  /** Whether a cap left some of the data unread. */
  readonly capped: boolean;
}

/** What a page states about itself, the most trusted first. */
export const STATED_SOURCES: readonly DataSource[] = ['json-ld', 'microdata'];
/** The same and the state of its scripts, which also holds texts of the interface and of other pages. */
export const ALL_SOURCES: readonly DataSource[] = [...STATED_SOURCES, 'hydration'];
/** A source wins over less trusted ones if it has this share of the words of the longest. @sweep data-source-share */
const MIN_SOURCE_SHARE = 0.5;

/** The longest prose that a page keeps in its data, or `null` if it keeps none. */
export function embeddedContent(
  page: Page,
  sources: readonly DataSource[] = ALL_SOURCES,
): EmbeddedContent | null {
  const { texts, capped } = dataTexts(page, sources);
  const parts = sources.map((source) => longestPart(texts.filter((text) => text.source === source)));
  const most = Math.max(...parts.map((part) => part?.words ?? 0));
  if (most === 0) return null;
  const chosen = parts.findIndex((part) => part !== null && part.words >= MIN_SOURCE_SHARE * most);
  const part = parts[chosen]!;
  return {
    html: dataToHtml(part.texts),
    source: sources[chosen]!,
    words: part.words,
    capped: capped || part.capped,
  };
}

/** The properties of schema.org that hold the text of an article; not, for instance, `reviewBody`. */
const BODY_PROPERTIES: ReadonlySet<string> = new Set([
  'abstract',
  'articleBody',
  'recipeIngredient',
  'recipeInstructions',
  'text',
  'transcript',
]);
/**
 * Keys under which schema.org data describes what the page is about; descriptions of other things are teasers and
 * opinions.
 */
const MAIN_PLACES: ReadonlySet<string> = new Set(['', '@graph', 'mainEntity', 'mainEntityOfPage']);

type MayTell = (literal: Literal) => boolean;

/** The state of a script has keys of its own, which say nothing. */
const MAY_TELL: Readonly<Record<'json-ld' | 'hydration', MayTell>> = {
  'json-ld': ({ key, holder }) =>
    key === 'description' ? MAIN_PLACES.has(holder) : BODY_PROPERTIES.has(key),
  hydration: () => true,
};

function longestPart(texts: readonly DataText[]): RichestPart | null {
  let longest: RichestPart | null = null;
  for (const { source, text } of texts) {
    for (const part of source === 'microdata' ? plainPart(text) : dataParts(text, MAY_TELL[source])) {
      if (part.words > (longest?.words ?? 0)) longest = part;
    }
  }
  return longest;
}

function plainPart(text: string): RichestPart[] {
  const measure = measureText(text);
  if (!isProse(text, measure)) return [];
  return [{ texts: [{ text, list: -1, heading: 0 }], words: measure.words, packed: [], capped: false }];
}

/** How deeply JSON may be nested as a string in JSON or in a call of `JSON.parse`; pages nest it at most twice. @cap */
const MAX_PACKED = 2;

function dataParts(source: string, mayTell: MayTell): readonly RichestPart[] {
  let parts: readonly RichestPart[] = [];
  let texts: readonly string[] = [source];
  for (let level = 0; level <= MAX_PACKED; level++) {
    const found = texts.map((text) => richestPart(text, mayTell));
    parts = parts.concat(found);
    texts = found.flatMap(({ packed }) => packed);
  }
  return parts;
}
