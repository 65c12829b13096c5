import { BREAKS_LINE } from '../../elements/line-breaking.ts';
import { growableInts, pushInt } from '../../features/growable.ts';
import { isSpaceCode } from '../../features/text-stream/codes.ts';
import { RunKind, type SourceRuns } from '../../features/text-stream/scan.ts';

/** Where a piece of text ends: at every tag, or only at tags that begin a new line. */
export type PieceCut = 'tag' | 'block';

/** The texts of a page in source order, without blank ones. */
export interface TextPieceList {
  readonly size: number;
  readonly start: Int32Array;
  readonly end: Int32Array;
  /** Characters, with each run of white space counted as one. */
  readonly length: Int32Array;
}

/** Lists the pieces of text between tags. */
export function textPieces(source: string, runs: SourceRuns, cut: PieceCut): TextPieceList {
  const starts = growableInts(1024);
  const ends = growableInts(1024);
  const lengths = growableInts(1024);
  let isOpen = false;
  for (let run = 0; run < runs.size; run++) {
    if (runs.kind[run] === RunKind.tag) {
      if (cut === 'tag' || BREAKS_LINE[runs.tag[run]!] === 1) isOpen = false;
      continue;
    }
    if (runs.kind[run] !== RunKind.text) continue;
    const length = collapsedLength(source, runs.start[run]!, runs.start[run + 1]!);
    if (length === 0) continue;
    if (isOpen) {
      ends.data[ends.length - 1] = runs.start[run + 1]!;
      lengths.data[lengths.length - 1]! += length;
    } else {
      pushInt(starts, runs.start[run]!);
      pushInt(ends, runs.start[run + 1]!);
      pushInt(lengths, length);
    }
    isOpen = true;
  }
  const size = starts.length;
  return {
    size,
    start: starts.data.subarray(0, size),
    end: ends.data.subarray(0, size),
    length: lengths.data.subarray(0, size),
  };
}

/** Characters with white space collapsed and none at the ends. */
function collapsedLength(source: string, from: number, to: number): number {
  let length = 0;
  let isAfterSpace = true;
  for (let index = from; index < to; index++) {
    const isSpace = isSpaceCode(source.charCodeAt(index));
    if (!isSpace || !isAfterSpace) length++;
    isAfterSpace = isSpace;
  }
  return isAfterSpace && length > 0 ? length - 1 : length;
}
