import { isSpaceCode } from '../../features/text-stream/codes.ts';
import { RunKind, type SourceRuns } from '../../features/text-stream/scan.ts';
import { Tag } from '../../page/tags.ts';

/** Receives every character that has a position in the content-code vector. */
export type VisitCharacters = (start: number, end: number, isContent: boolean) => void;

/**
 * Walks the characters of a page as content code blurring sees them: text is content, tags are code; scripts, styles
 * and comments are ignored. A run of white space is one character, and none between two tags. `skipAnchors` leaves out
 * `<a>` and `</a>` (ACCB).
 */
export function visitCharacters(
  source: string,
  runs: SourceRuns,
  skipAnchors: boolean,
  visit: VisitCharacters,
): void {
  for (let run = 0; run < runs.size; run++) {
    const start = runs.start[run]!;
    const end = runs.start[run + 1]!;
    if (runs.kind[run] === RunKind.text) visitText(source, start, end, visit);
    if (runs.kind[run] !== RunKind.tag || (skipAnchors && runs.tag[run] === Tag.a)) continue;
    for (let index = start; index < end; index++) visit(index, index + 1, false);
  }
}

function visitText(source: string, start: number, end: number, visit: VisitCharacters): void {
  let index = start;
  while (index < end && isSpaceCode(source.charCodeAt(index))) index++;
  if (index === end) return;
  for (index = start; index < end; ) {
    const at = index++;
    if (isSpaceCode(source.charCodeAt(at))) {
      while (index < end && isSpaceCode(source.charCodeAt(index))) index++;
    }
    visit(at, index, true);
  }
}
