import type { SourceRange } from '../../selection/selection.ts';

/** Where a block is in the decoded source, as UTF-16 offsets. */
export interface BlockSource extends SourceRange {
  /** The same in the given bytes, if the encoding allows it. */
  readonly bytes?: readonly [start: number, end: number];
  /** The parts of the range that are the block, if something inside it is not content. */
  readonly ranges?: readonly SourceRange[];
}
