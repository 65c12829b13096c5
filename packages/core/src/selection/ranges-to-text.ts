import { BREAKS_LINE } from '../elements/line-breaking.ts';
import { decodeReferences } from '../features/text-stream/references.ts';
import { RunKind, scanSource } from '../features/text-stream/scan.ts';
import type { SourceRange } from './selection.ts';

const SPACE = /[ \t\n\r\f]+/gu;

/**
 * The plain text of source ranges, one line per block, without building a tree: drops tags, comments and hidden
 * elements, collapses white space, and decodes numeric and common named character references. A range that begins or
 * ends inside a tag loses that tag, because only text runs are read.
 */
export function rangesToText(source: string, ranges: readonly SourceRange[]): string {
  const runs = scanSource(source);
  const blocks: string[] = [];
  let block = '';
  let next = 0;
  const close = (): void => {
    const text = decodeReferences(block).replace(SPACE, ' ').trim();
    if (text !== '') blocks.push(text);
    block = '';
  };
  for (let run = 0; run < runs.size && next < ranges.length; run++) {
    const start = runs.start[run]!;
    const end = runs.start[run + 1]!;
    if (runs.kind[run] === RunKind.tag && BREAKS_LINE[runs.tag[run]!] === 1) close();
    while (next < ranges.length && ranges[next]!.end <= start) next++;
    if (runs.kind[run] !== RunKind.text) continue;
    for (let range = next; range < ranges.length && ranges[range]!.start < end; range++) {
      const { start: from, end: to } = ranges[range]!;
      if (from > start) block += ' ';
      block += source.slice(Math.max(from, start), Math.min(to, end));
    }
  }
  close();
  return blocks.join('\n');
}
