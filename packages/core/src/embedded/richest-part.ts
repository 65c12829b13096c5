import { measureText } from '../language/count.ts';
import { isData } from './data-texts.ts';
import { headingLevels } from './heading-levels.ts';
import { type ContainerId, type Literal, type LiteralTable, scanLiterals } from './literals.ts';
import { isAddress, isMarkup, isProse, isProseColumn, withoutTags } from './prose.ts';

/** A string of the part: HTML or plain text. */
export interface PartText {
  readonly text: string;
  /** The innermost list around it, or -1. */
  readonly list: ContainerId;
  /** Its heading level, or 0. */
  readonly heading: number;
}

/** The part of the data with the most and the purest prose. */
export interface RichestPart {
  /** Its prose strings in the order of the data, each text once. */
  readonly texts: readonly PartText[];
  readonly words: number;
  /** Strings that contain further data. */
  readonly packed: readonly string[];
  /** Whether a cap left some of the data unread. */
  readonly capped: boolean;
}

interface Piece {
  readonly literal: Literal;
  readonly words: number;
  readonly isProse: boolean;
}

/**
 * Finds the string, list or object with long prose and little else: `prose² / all text`, in words. An article beats the
 * record around it, with its addresses and names; a list of paragraphs beats each paragraph; and a thread beats its
 * longest post. `mayTell` says which strings can belong to it.
 */
export function richestPart(source: string, mayTell: (literal: Literal) => boolean): RichestPart {
  const table = scanLiterals(source);
  const { parents, capped } = table;
  const packed = table.literals.filter(({ text }) => text.length >= MIN_PACKED && isData(text));
  const isPacked = new Set(packed);
  const pieces = measurePieces(distinct(table.literals.filter((literal) => !isPacked.has(literal))), mayTell);
  const best = bestContainer(parents, pieces);
  const longest = longestPiece(pieces);
  const isAlone = longest !== null && longest.words >= best.score;
  const levelOf = headingLevels(table);
  const kept = isAlone ? [longest] : proseIn(parents, pieces, best.container);
  return {
    texts: kept.map(({ literal }) => ({
      text: literal.text,
      list: literal.list,
      heading: levelOf(literal),
    })),
    words: kept.reduce((sum, piece) => sum + piece.words, 0),
    packed: packed.map(({ text }) => text),
    capped,
  };
}

/** Shortest string that can contain further data worth reading. @sweep data-packed */
const MIN_PACKED = 200;

function longestPiece(pieces: readonly Piece[]): Piece | null {
  let longest: Piece | null = null;
  for (const piece of pieces) {
    if (piece.isProse && piece.words > (longest?.words ?? 0)) longest = piece;
  }
  return longest;
}

/** Characters that two texts must share at the beginning to be one text and its excerpt. @sweep same-beginning */
const MIN_SHARED_BEGINNING = 40;
/** Characters read to find them between tags. @cap */
const MAX_BEGINNING_READ = 400;

/**
 * Keeps the longest of the texts with the same beginning: payloads hold an article and its excerpt, or the article
 * twice.
 */
function distinct(literals: readonly Literal[]): Literal[] {
  const longest = new Map<string, Literal>();
  const keyOf = ({ text }: Literal): string =>
    plainText(text.slice(0, MAX_BEGINNING_READ)).trim().slice(0, MIN_SHARED_BEGINNING);
  const keys = literals.map((literal) => (literal.text.length < MIN_SHARED_BEGINNING ? '' : keyOf(literal)));
  literals.forEach((literal, index) => {
    const known = longest.get(keys[index]!);
    if (known === undefined || known.text.length < literal.text.length) longest.set(keys[index]!, literal);
  });
  return literals.filter((literal, index) => keys[index] === '' || longest.get(keys[index]!) === literal);
}

function measurePieces(literals: readonly Literal[], mayTell: (literal: Literal) => boolean): Piece[] {
  const columns = new Map<string, string[]>();
  const texts = literals.map(({ text }) => plainText(text));
  literals.forEach(({ column, text }, index) => {
    if (isAddress(text)) return;
    const known = columns.get(column);
    if (known === undefined) columns.set(column, [texts[index]!]);
    else known.push(texts[index]!);
  });
  const proseColumns = new Set<string>();
  for (const [column, all] of columns) if (all.length > 1 && isProseColumn(all)) proseColumns.add(column);
  return literals.map((literal, index) => {
    const measure = measureText(texts[index]!);
    const inProse = proseColumns.has(literal.column) && measure.letters > 0;
    const isText =
      mayTell(literal) && !isAddress(literal.text) && (inProse || isProse(texts[index]!, measure));
    return { literal, words: measure.words, isProse: isText };
  });
}

function plainText(text: string): string {
  return isMarkup(text) ? withoutTags(text) : text;
}

function bestContainer(
  parents: LiteralTable['parents'],
  pieces: readonly Piece[],
): { container: ContainerId; score: number } {
  const all = new Float64Array(parents.length);
  const prose = new Float64Array(parents.length);
  for (const { literal, words, isProse } of pieces) {
    all[literal.container]! += words;
    if (isProse) prose[literal.container]! += words;
  }
  const best = { container: 0, score: 0 };
  for (let id = parents.length - 1; id >= 0; id--) {
    const score = (prose[id]! * prose[id]!) / Math.max(1, all[id]!);
    if (score > best.score) Object.assign(best, { container: id, score });
    if (id === 0) continue;
    all[parents[id]!]! += all[id]!;
    prose[parents[id]!]! += prose[id]!;
  }
  return best;
}

/** The prose below a container; parents come before their children, so one pass is enough. */
function proseIn(
  parents: LiteralTable['parents'],
  pieces: readonly Piece[],
  container: ContainerId,
): Piece[] {
  const inside = new Uint8Array(parents.length);
  inside[container] = 1;
  for (let id = container + 1; id < parents.length; id++) inside[id] = inside[parents[id]!]!;
  return pieces.filter((piece) => piece.isProse && inside[piece.literal.container] === 1);
}
