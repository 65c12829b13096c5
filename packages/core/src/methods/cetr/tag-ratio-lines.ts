import { growableInts, pushInt } from '../../features/growable.ts';
import { isSpaceCode } from '../../features/text-stream/codes.ts';
import { RunKind, type SourceRuns } from '../../features/text-stream/scan.ts';

/** The lines of a source with text or tags, and the counts of both. */
export interface TagRatioLines {
  readonly size: number;
  readonly start: Int32Array;
  readonly end: Int32Array;
  /** Characters of text, white space collapsed. */
  readonly chars: Int32Array;
  /** Tags that begin in the line. */
  readonly tags: Int32Array;
}

/** The lines of the source or, if it has no line breaks between tags and text, one line per tag. */
export function tagRatioLines(source: string, runs: SourceRuns): TagRatioLines {
  const lines = cutLines(source, runs, false);
  return lines.size > 1 ? lines : cutLines(source, runs, true);
}

/** Cuts out scripts, styles and comments with their line breaks; never splits a tag. */
function cutLines(source: string, runs: SourceRuns, breaksAfterTag: boolean): TagRatioLines {
  const lines = new LineList();
  for (let run = 0; run < runs.size; run++) {
    const start = runs.start[run]!;
    const end = runs.start[run + 1]!;
    if (runs.kind[run] === RunKind.tag) {
      lines.addTag(start, end);
      if (breaksAfterTag) lines.close();
    } else if (runs.kind[run] === RunKind.text) addText(lines, source, start, end);
  }
  return lines.finish();
}

function addText(lines: LineList, source: string, from: number, to: number): void {
  for (let index = from; index < to; index++) {
    const code = source.charCodeAt(index);
    if (code === 0x0a || code === 0x0d) lines.close();
    else lines.addCharacter(index, isSpaceCode(code));
  }
}

class LineList {
  readonly #starts = growableInts(1024);
  readonly #ends = growableInts(1024);
  readonly #chars = growableInts(1024);
  readonly #tags = growableInts(1024);
  #start = -1;
  #end = 0;
  #charCount = 0;
  #tagCount = 0;
  #isAfterSpace = true;

  addTag(start: number, end: number): void {
    this.#reach(start, end);
    this.#tagCount++;
  }

  /** A run of white space counts once, and not before the first character of a line. */
  addCharacter(index: number, isSpace: boolean): void {
    if (!isSpace) this.#reach(index, index + 1);
    if (!isSpace || !this.#isAfterSpace) this.#charCount++;
    this.#isAfterSpace = isSpace;
  }

  close(): void {
    if (this.#start >= 0) {
      pushInt(this.#starts, this.#start);
      pushInt(this.#ends, this.#end);
      pushInt(this.#chars, this.#charCount - (this.#isAfterSpace && this.#charCount > 0 ? 1 : 0));
      pushInt(this.#tags, this.#tagCount);
    }
    this.#start = -1;
    this.#charCount = 0;
    this.#tagCount = 0;
    this.#isAfterSpace = true;
  }

  finish(): TagRatioLines {
    this.close();
    const size = this.#starts.length;
    return {
      size,
      start: this.#starts.data.subarray(0, size),
      end: this.#ends.data.subarray(0, size),
      chars: this.#chars.data.subarray(0, size),
      tags: this.#tags.data.subarray(0, size),
    };
  }

  #reach(start: number, end: number): void {
    if (this.#start < 0) this.#start = start;
    this.#end = end;
  }
}
