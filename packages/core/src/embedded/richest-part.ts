import { measureText } from '../language/count.ts';
import { isData } from './data-texts.ts';
import { headingLevels } from './heading-levels.ts';
import { type ContainerId, type Literal, type LiteralTable, scanLiterals } from './literals.ts';
import { isAddress, isMarkup, isProse, isProseColumn, withoutTags } from './prose.ts';

/** A string of the part: HTML or plain text. */
export interface PartText {
  readonly text: string;
  /** The innermost list around it, -1 where there is none. */
  readonly list: ContainerId;
  /** Its level where it is a heading, else 0. */
  readonly heading: number;
}

/** The part of some data that is most and most purely prose. */
export interface RichestPart {
  /** Its strings that are prose, in the order of the data, each text once. */
  readonly texts: readonly PartText[];
  readonly words: number;
  /** Strings that hold data of their own. */
  readonly packed: readonly string[];
  /** Whether a bound kept some of the data from being read. */
  readonly capped: boolean;
}

interface Piece {
  readonly literal: Literal;
  readonly words: number;
  readonly isProse: boolean;
}

/**
 * Finds the string, list or object whose prose is long and little else: `prose² / all text`, in words. A story beats
 * the record around it, with its addresses and names; a list of paragraphs beats each of them; and a thread beats its
 * longest post. `mayTell` says which strings can belong to it.
 */
export function richestPart(source: string, mayTell: (literal: Literal) => boolean): RichestPart {
  const table = scanLiterals(source);
  const { parents, capped } = table;
  const packed = table.literals.filter(({ text }) => text.length >= LEAST_PACKED && isData(text));
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

/** Shorter strings hold no story, packed or not. @sweep data-packed */
const LEAST_PACKED = 200;

function longestPiece(pieces: readonly Piece[]): Piece | null {
  let longest: Piece | null = null;
  for (const piece of pieces) {
    if (piece.isProse && piece.words > (longest?.words ?? 0)) longest = piece;
  }
  return longest;
}

/**
 * Letters that two texts must share at their beginnings to be one text, once whole and once as an excerpt.
 * @sweep same-beginning
 */
const SAME_BEGINNING = 40;
/** Enough to hold them between tags. @cap */
const BEGINNING_READ = 400;

/** Of texts with the same beginning only the longest: payloads hold a story and its excerpt, or the story twice. */
function distinct(literals: readonly Literal[]): Literal[] {
  const longest = new Map<string, Literal>();
  const keyOf = ({ text }: Literal): string =>
    plainText(text.slice(0, BEGINNING_READ)).trim().slice(0, SAME_BEGINNING);
  const keys = literals.map((literal) => (literal.text.length < SAME_BEGINNING ? '' : keyOf(literal)));
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
    const score = all[id] === 0 ? 0 : (prose[id]! * prose[id]!) / all[id]!;
    if (score > best.score) Object.assign(best, { container: id, score });
    if (id === 0) continue;
    all[parents[id]!]! += all[id]!;
    prose[parents[id]!]! += prose[id]!;
  }
  return best;
}

/** The prose below a container: its descendants are known once their parents are. */
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
