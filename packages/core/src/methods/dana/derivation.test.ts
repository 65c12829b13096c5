import { describe, expect, it } from 'vitest';
import { pageSources } from '../../../../../fixtures/page-sources.ts';
import { danaCurve } from './curve.ts';

/*
 * The family derived a second time, from what its papers say and with none of the code beside it: lists of characters
 * instead of counters, regular expressions instead of a scanner.
 */

const LINE = 80;

/** A character of the normalised source, as content (1) or code (0). */
type Character = 0 | 1;

/** What the markup forms leave out: comments, declarations, and the contents of elements that hold no text to read. */
const LEFT_OUT =
  /<!--[\s\S]*?-->|<[!?][^>]*>|(?<=<(script|style|noscript|template|title|textarea|iframe)\b[^>]*>)[\s\S]*?(?=<\/\1)/giu;
const NUMERIC = /&#(?:x([0-9a-f]+)|(\d+));?/giu;
/** White space of HTML; the wide space of Japanese is a character like others. */
const SPACE = /^[ \t\n\f\r]*$/u;

/** Text against tags, white space collapsed over both; text that is only white space is code. */
function textAgainstTags(html: string, areLinksBare: boolean): Character[] {
  const pieces = html.replaceAll(LEFT_OUT, '').split(/(<\/?[a-z](?:"[^"]*"|'[^']*'|[^'">])*>)/giu);
  const marked = pieces.map((piece, i) => {
    const isTag = i % 2 === 1;
    if (isTag)
      return { kind: 0 as const, text: areLinksBare ? piece.replace(/^<a\s[\s\S]*/iu, '<a>') : piece };
    const kind: Character = SPACE.test(piece) ? 0 : 1;
    return { kind, text: kind === 1 ? piece.replaceAll(NUMERIC, '§') : piece };
  });
  return collapsed(marked.flatMap(({ kind, text }) => [...text].map((character) => ({ kind, character }))));
}

/** Characters beyond ASCII against the others; before the body all are code, and scripts do not count. */
function foreignAgainstAscii(html: string): Character[] {
  const source = html
    .replaceAll(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?(?=<\/\1)/giu, '')
    .replaceAll(NUMERIC, letterOf);
  const body = source.search(/<\/head|<body/iu);
  const characters = [...source.matchAll(/[\s\S]/gu)].map(({ 0: character, index }) => {
    const kind: Character = index >= body && character > '\u007f' ? 1 : 0;
    return { kind, character };
  });
  return collapsed(characters);
}

/** The letter that a reference stands for, if it is beyond the no-break space. */
function letterOf(reference: string, hexadecimal: string | undefined, decimal: string): string {
  const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
  return code > 0xa0 ? String.fromCodePoint(code) : reference;
}

function collapsed(
  characters: readonly { readonly kind: Character; readonly character: string }[],
): Character[] {
  const isSpace = (at: number): boolean => SPACE.test(characters[at]?.character ?? '.');
  return characters.filter((_, at) => !(isSpace(at) && isSpace(at - 1))).map(({ kind }) => kind);
}

/** Lines, smoothing, regions, the largest one, and its neighbours on both sides. */
function derived(characters: readonly Character[], gap: number): { counts: number[][]; chosen: number[][] } {
  const counts = Array.from({ length: Math.ceil(characters.length / LINE) }, (_, line) => {
    const own = characters.slice(line * LINE, (line + 1) * LINE);
    const content = own.filter((kind) => kind === 1).length;
    return [content, own.length - content];
  });
  const difference = (line: number): number => (counts[line]?.[0] ?? 0) - (counts[line]?.[1] ?? 0);
  const signs = counts.map((_, i) => (difference(i - 1) + difference(i) + difference(i + 1) > 0 ? '+' : '-'));
  const regions = [...signs.join('').matchAll(/\++/gu)].map((run) => [run.index, run.index + run[0].length]);
  const sizes = regions.map(([from, to]) => counts.slice(from, to).reduce((sum, [n]) => sum + n!, 0));
  const core = sizes.indexOf(Math.max(...sizes));
  const isNear = (i: number): boolean => regions[i]![0]! - regions[i - 1]![1]! <= gap;
  let first = core;
  while (first > 0 && isNear(first)) first--;
  let last = core;
  while (last + 1 < regions.length && isNear(last + 1)) last++;
  return { counts, chosen: core < 0 ? [] : regions.slice(first, last + 1) };
}

describe.each(pageSources())('%s', (_, html) => {
  it.each(['dana', 'danag', 'addanag'] as const)('%s agrees with a second derivation', (count) => {
    const characters =
      count === 'dana' ? foreignAgainstAscii(html) : textAgainstTags(html, count === 'addanag');
    for (const gap of [0, 2, 20]) {
      const { counts, chosen } = derived(characters, gap);
      const curve = danaCurve(html, { count, gap, unit: 'char' });
      expect([...curve.N].map((content, line) => [content, curve.A[line]])).toEqual(counts);
      expect(curve.regions.filter(({ isChosen }) => isChosen).map(({ start, end }) => [start, end])).toEqual(
        chosen,
      );
    }
  });
});
