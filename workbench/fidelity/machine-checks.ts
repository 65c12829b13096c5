import { readdirSync, readFileSync } from 'node:fs';
import { extract } from 'fovea';
import { sliceFaults, textBlocks } from '../../fixtures/slice-checks.ts';

/** What must hold for the formats that machines read, and on how many of our pages it does. */
export interface MachineCheck {
  readonly name: string;
  readonly passed: number;
  readonly all: number;
}

interface OwnPage {
  readonly html: string;
  readonly url: string;
}

const NOT_LETTERS = /[^\p{L}\p{N}]+/gu;
const letters = (text: string): string => text.replace(NOT_LETTERS, '');

/** Small enough to cut most pages. */
const SIZE = 96;

/** The pages that we wrote. */
export function readOwnPages(fixtures: URL): readonly OwnPage[] {
  return ['pages', 'features'].flatMap((folder) => {
    const all = new URL(`${folder}/`, fixtures);
    return readdirSync(all).map((name): OwnPage => {
      const { url } = JSON.parse(readFileSync(new URL(`${name}/about.json`, all), 'utf8')) as { url: string };
      return { html: readFileSync(new URL(`${name}/source.html`, all), 'utf8'), url };
    });
  });
}

/** Runs the checks of chunks, offsets, sections, queries and budgets. */
export function machineChecks(pages: readonly OwnPage[]): readonly MachineCheck[] {
  const count = (name: string, holds: (page: OwnPage) => boolean): MachineCheck => {
    return { name, passed: pages.filter(holds).length, all: pages.length };
  };
  return [
    count('every block: slicing the source at its offsets and extracting gives its text', areExact),
    count('chunks: within their size, complete and in order, each with its source', areChunked),
    count('`maxTokens`: within the budget, the beginning of the whole', isCut),
    count('`sections` and `section`: every section by its number', areSections),
    count('`query`: the heading of a section finds it', isFound),
  ];
}

function areExact({ html, url }: OwnPage): boolean {
  const result = extract(html, { url, formats: ['blocks'] });
  return textBlocks(result.blocks!).length > 0 && sliceFaults(html, result).length === 0;
}

function areChunked({ html, url }: OwnPage): boolean {
  const options = { url, captions: 'keep' } as const;
  const { chunks, warnings } = extract(html, {
    ...options,
    formats: ['chunks'],
    chunks: { maxTokens: SIZE },
  });
  const { text } = extract(html, { ...options, formats: ['text'] });
  const isFromData = warnings.some(({ code }) => code === 'content-from-data');
  let at = 0;
  const all = letters(text);
  for (const chunk of chunks!) {
    if (chunk.tokens > SIZE || (chunk.source === null && !isFromData)) return false;
    // A part of a table repeats its header, so each chunk must end where the next begins, not begin there.
    const words = letters(chunk.text);
    const end = all.indexOf(words.slice(-20), at);
    if (end < 0) return false;
    at = end;
  }
  return chunks!.length > 0;
}

function isCut({ html, url }: OwnPage): boolean {
  const whole = extract(html, { url, formats: ['markdown'] });
  const cut = extract(html, {
    url,
    formats: ['markdown', 'chunks'],
    maxTokens: SIZE,
    chunks: { maxTokens: 4096 },
  });
  const tokens = cut.chunks!.reduce((sum, chunk) => sum + chunk.tokens, 0);
  const isShorter = cut.markdown.length < whole.markdown.length;
  const isSaid = cut.warnings.some(({ code }) => code === 'content-cut');
  return tokens <= SIZE + 1 && isShorter === isSaid && cut.markdown !== '';
}

function areSections({ html, url }: OwnPage): boolean {
  const { sections } = extract(html, { url, formats: ['sections'] });
  return sections!.every(({ id, headings, words }) => {
    const { text, wordCount } = extract(html, { url, formats: ['text'], section: id, captions: 'keep' });
    return wordCount >= words * 0.9 && letters(text).startsWith(letters(headings.at(-1) ?? ''));
  });
}

function isFound({ html, url }: OwnPage): boolean {
  const { sections } = extract(html, { url, formats: ['sections'] });
  return sections!
    .filter(({ headings }) => headings.length > 0)
    .every(({ headings }) => {
      const heading = headings.at(-1)!;
      return letters(extract(html, { url, formats: ['text'], query: heading }).text).includes(
        letters(heading),
      );
    });
}
