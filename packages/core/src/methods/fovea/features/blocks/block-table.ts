/** The blocks of a page, one entry per block in document order. */
export interface BlockTable {
  readonly count: number;
  /** First and last text node of the block. */
  readonly first: Int32Array;
  readonly last: Int32Array;
  /** The element around the block; for a run of links, the element around the run. */
  readonly container: Int32Array;
  /** How many blocks were merged into one run of links; 1 for all others. */
  readonly items: Int32Array;
  /** Lengths as `TextMeter` counts them: of the whole block, of its links, of its bold text. */
  readonly width: Float32Array;
  readonly linkWidth: Float32Array;
  readonly boldWidth: Float32Array;
  readonly words: Float32Array;
  readonly stops: Int32Array;
  readonly commas: Int32Array;
  readonly digits: Int32Array;
  readonly symbols: Int32Array;
  /** Currency signs, which mean prices in any language. */
  readonly currency: Int32Array;
  /** 1 if the text ends like a sentence. */
  readonly endsWithStop: Uint8Array;
  /** Equal for equal texts. */
  readonly textHash: Int32Array;
  readonly links: Int32Array;
  readonly inlines: Int32Array;
  /** Images, players and the like since the block before. */
  readonly mediaBefore: Int32Array;
}

/** The same, while it is being filled. */
export type WritableBlockTable = { -readonly [Field in keyof BlockTable]: BlockTable[Field] };

/** Columns with four bytes per entry. @format */
const WIDE_COLUMNS = 17;

/**
 * An empty table with room for `capacity` blocks; its columns share one buffer, so that there is only one allocation.
 */
export function emptyBlockTable(capacity: number): WritableBlockTable {
  const buffer = new ArrayBuffer(capacity * (4 * WIDE_COLUMNS + 1));
  let column = 0;
  const ints = (): Int32Array => new Int32Array(buffer, 4 * capacity * column++, capacity);
  const floats = (): Float32Array => new Float32Array(buffer, 4 * capacity * column++, capacity);
  return {
    count: 0,
    first: ints(),
    last: ints(),
    container: ints(),
    items: ints(),
    width: floats(),
    linkWidth: floats(),
    boldWidth: floats(),
    words: floats(),
    stops: ints(),
    commas: ints(),
    digits: ints(),
    symbols: ints(),
    currency: ints(),
    endsWithStop: new Uint8Array(buffer, 4 * capacity * WIDE_COLUMNS, capacity),
    textHash: ints(),
    links: ints(),
    inlines: ints(),
    mediaBefore: ints(),
  };
}
