import { Label, labelled, type TextBlock } from './text-block.ts';

/** Characters that separate the title of a page from the name of its site; tried one set after another. */
const SEPARATORS = [/[|»-]/u, /[|»:]/u, /[|»:()]/u, /[|»:()-]/u, /[|»,:()-]/u];
/** Separators between spaces; here every part with enough words is a title. */
const SPACED_SEPARATORS = [' | ', ' - '];
/** @source boilerpipe 1.2, DocumentTitleMatchClassifier. */
const MIN_PART_WORDS = 4;
/** A part that contains this is the name of a site. */
const SITE_MARK = '.com';
/** Longer titles are not headlines, and not worth the work. @cap */
const MAX_TITLE_CHARS = 1000;
const PUNCTUATION = /[?!.:-]+/gu;

/** What a title block may say: the title and the parts of it that may be the headline, in lower case. */
export function titleCandidates(title: string, countWords: (text: string) => number): ReadonlySet<string> {
  const whole = plain(title.slice(0, MAX_TITLE_CHARS));
  const candidates = new Set<string>();
  if (whole === '') return candidates;
  candidates.add(whole);
  for (const separator of SEPARATORS) {
    const longest = longestPart(partsOf(whole, separator), countWords);
    if (longest !== '') candidates.add(longest);
  }
  for (const separator of SPACED_SEPARATORS) {
    for (const part of partsOf(whole, separator)) {
      if (!part.includes(SITE_MARK) && countWords(part) >= MIN_PART_WORDS) candidates.add(part);
    }
  }
  candidates.add(withoutLastPart(whole));
  candidates.add(withoutFirstPart(whole));
  return candidates;
}

/** Labels the blocks whose text is one of the titles: all of them, or only the first. */
export function labelTitles(
  blocks: readonly TextBlock[],
  titles: ReadonlySet<string>,
  which: 'first' | 'all',
): readonly TextBlock[] {
  if (titles.size === 0) return blocks;
  let isOver = false;
  return blocks.map((block) => {
    if (isOver || !isTitle(block, titles)) return block;
    isOver = which === 'first';
    return labelled(block, Label.title);
  });
}

function isTitle({ text }: TextBlock, titles: ReadonlySet<string>): boolean {
  const said = plain(text);
  return titles.has(said) || titles.has(said.replace(PUNCTUATION, '').trim());
}

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll("'", '').trim().toLowerCase();
}

/** The parts of a title; empty if it has no separator except at the end. */
function partsOf(title: string, separator: string | RegExp): string[] {
  const parts = title.split(separator).map((part) => part.trim());
  while (parts.at(-1) === '') parts.pop();
  return parts.length > 1 ? parts : [];
}

/** The last part that has more words or more characters than the best before it. */
function longestPart(parts: readonly string[], countWords: (text: string) => number): string {
  let longest = '';
  let mostWords = 0;
  for (const part of parts) {
    if (part.includes(SITE_MARK)) continue;
    const words = countWords(part);
    if (words <= mostWords && part.length <= longest.length) continue;
    mostWords = words;
    longest = part;
  }
  return longest;
}

function withoutLastPart(title: string): string {
  const dash = title.lastIndexOf('-');
  return dash > 0 && title.slice(dash - 1, dash + 2) === ' - ' ? title.slice(0, dash - 1) : title;
}

function withoutFirstPart(title: string): string {
  const dash = title.indexOf('-');
  return dash > 1 && title.slice(dash - 1, dash + 2) === ' - ' ? title.slice(dash + 2) : title;
}
