/** Elements that begin a new piece of text. */
const BLOCKS =
  'h1, h2, h3, h4, h5, h6, p, li, dt, dd, blockquote, figcaption, td, th, caption, summary, div, section, article';

/** Text that is not to be heard: code, formulas, how a word is said, and what the reader adds. */
const SILENT = 'pre, math, rt, rp, .site, .facts, .notes, .no-picture';

/** Speech engines cut longer ones off, or keep silent. @cap */
const MAX_LENGTH = 300;

/** A piece of text that is spoken in one go, with its place. */
export interface Sentence {
  readonly text: string;
  readonly block: Element;
  /** Characters of the block before it. */
  readonly start: number;
  readonly end: number;
}

/** The blocks of an article that are to be heard, in order: those with text of their own. */
export function blocksOf(article: Element): readonly Element[] {
  const blocks: Element[] = [];
  for (const text of textsIn(article)) {
    const block = blockOf(text);
    if (block !== null && block !== blocks.at(-1) && text.data.trim() !== '') blocks.push(block);
  }
  // Text after an inner block belongs to the outer one, which is there already.
  return [...new Set(blocks)];
}

/** The sentences of a block, by the rules of its language. */
export function sentencesOf(block: Element, language: string): readonly Sentence[] {
  const whole = ownTexts(block)
    .map(({ data }) => data)
    .join('');
  return cut(whole, language).map(([start, end]) => ({ text: whole.slice(start, end), block, start, end }));
}

/** The places of sentences in a text, without the white space around them. */
export function cut(text: string, language: string): readonly (readonly [start: number, end: number])[] {
  const places: [number, number][] = [];
  for (const { segment, index } of segmenterFor(language, 'sentence').segment(text)) {
    for (const [from, to] of shortened(segment, language)) {
      const piece = segment.slice(from, to);
      const start = index + from + (piece.length - piece.trimStart().length);
      const end = index + from + piece.trimEnd().length;
      if (end > start) places.push([start, end]);
    }
  }
  return places;
}

/** Cuts a long sentence between words. */
function shortened(sentence: string, language: string): readonly (readonly [number, number])[] {
  if (sentence.length <= MAX_LENGTH) return [[0, sentence.length]];
  const pieces: [number, number][] = [];
  let from = 0;
  let last = 0;
  for (const { index, segment } of segmenterFor(language, 'word').segment(sentence)) {
    if (index + segment.length - from > MAX_LENGTH && last > from) {
      pieces.push([from, last]);
      from = last;
    }
    last = index + segment.length;
  }
  return [...pieces, [from, sentence.length]];
}

function segmenterFor(language: string, granularity: 'sentence' | 'word'): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language || undefined, { granularity });
  } catch {
    // A page may state something that is not a language.
    return new Intl.Segmenter(undefined, { granularity });
  }
}

/** The range of a sentence in the document as it is now: highlights may have cut its text nodes meanwhile. */
export function rangeOf({ block, start, end }: Sentence): Range {
  const range = block.ownerDocument.createRange();
  let before = 0;
  for (const text of ownTexts(block)) {
    const after = before + text.length;
    if (before <= start && start < after) range.setStart(text, start - before);
    if (before < end && end <= after) range.setEnd(text, end - before);
    before = after;
  }
  return range;
}

/** The text of a block that is not in another block inside it. */
function ownTexts(block: Element): readonly Text[] {
  return textsIn(block).filter((text) => blockOf(text) === block);
}

function textsIn(root: Element): readonly Text[] {
  const texts: Text[] = [];
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement?.closest(SILENT) === null) texts.push(node as Text);
  }
  return texts;
}

function blockOf({ parentElement }: Text): Element | null {
  return parentElement?.closest(BLOCKS) ?? null;
}
