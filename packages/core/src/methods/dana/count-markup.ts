import { isSpaceCode, stringCodes } from '../../features/text-stream/codes.ts';
import { numericReference } from '../../features/text-stream/references.ts';
import { RunKind, type SourceRuns, scanSource } from '../../features/text-stream/scan.ts';
import { Tag } from '../../page/tags.ts';
import { type LineCounts, lineSink } from './line-counts.ts';
import type { DanaOptions } from './options.ts';

/** How `<a>` tags count: in full length, or as if they had no attributes. */
export type HyperlinkCount = 'full' | 'bare';

/** Length of `<a`, which with the end of the tag is what remains of a link. */
const ANCHOR_START = '<a'.length;

/** Counts text (content) and markup (code) characters of each line: what DANAg and AdDANAg see of a page. */
export function countMarkup(source: string, hyperlinks: HyperlinkCount, options: DanaOptions): LineCounts {
  const runs = scanSource(source);
  const counter = new LineCounter(source, options);
  for (let run = 0; run < runs.size; run++) {
    const start = runs.start[run]!;
    const end = runs.start[run + 1]!;
    const kind = runs.kind[run]!;
    if (kind === RunKind.text) counter.add(start, end, !isBlank(source, start, end));
    else if (kind === RunKind.tag) {
      if (hyperlinks === 'bare' && isOpeningAnchor(runs, run)) {
        counter.add(start, start + ANCHOR_START, false);
        counter.add(Math.max(start + ANCHOR_START, end - 1), end, false);
      } else counter.add(start, end, false);
    } else if (!options.stripScripts) counter.add(start, end, false);
  }
  return counter.finish();
}

function isOpeningAnchor(runs: SourceRuns, run: number): boolean {
  return runs.tag[run] === Tag.a && runs.isEndTag[run] === 0;
}

function isBlank(source: string, start: number, end: number): boolean {
  let index = start;
  while (index < end && isSpaceCode(source.charCodeAt(index))) index++;
  return index === end;
}

/** Fills lines of equal length with the characters of one run after the other. */
class LineCounter {
  readonly #codes: ReturnType<typeof stringCodes>;
  readonly #options: DanaOptions;
  readonly #lines: ReturnType<typeof lineSink>;
  #start = 0;
  #content = 0;
  #code = 0;
  #room: number;
  #isAfterSpace = false;

  constructor(source: string, options: DanaOptions) {
    this.#codes = stringCodes(source);
    this.#options = options;
    this.#lines = lineSink(source.length, options.lineLength);
    this.#room = options.lineLength;
  }

  add(from: number, to: number, isContent: boolean): void {
    for (let index = from; index < to; ) {
      const at = index;
      const unit = this.#codes.at(at);
      const isSpace = isSpaceCode(unit);
      index = this.#characterEnd(at, unit, isContent);
      if (isSpace && this.#isAfterSpace) continue;
      this.#isAfterSpace = isSpace;
      const weight = this.#options.unit === 'byte' && unit >= 0x80 ? this.#codes.byteLength(at) : 1;
      if (isContent) this.#content += weight;
      else this.#code += weight;
      this.#room--;
      if (this.#room === 0) this.#close(index);
    }
  }

  finish(): LineCounts {
    if (this.#room < this.#options.lineLength) this.#close(this.#codes.length);
    return this.#lines.finish(this.#codes.length);
  }

  /** Counts a numeric reference in text as one character. */
  #characterEnd(index: number, unit: number, isContent: boolean): number {
    if (unit >= 0x80) return this.#codes.characterEnd(index);
    if (!isContent || unit !== 0x26) return index + 1;
    return numericReference(this.#codes, index)?.end ?? index + 1;
  }

  #close(end: number): void {
    this.#lines.push(this.#start, this.#content, this.#code);
    this.#start = end;
    this.#content = 0;
    this.#code = 0;
    this.#room = this.#options.lineLength;
  }
}
