import { bodyRun, RunKind, scanSource } from '../features/text-stream/scan.ts';
import { Tag } from '../page/tags.ts';
import { countableText } from './countable-text.ts';
import type { ParagraphScore } from './paragraph-score.ts';
import { SourceElements } from './source-elements.ts';

const SLASH = 0x2f;

/** Weighs a page by its source. No tree is built: for a quick look the parser would be most of the work and the weight. */
export function scoreSource(source: string, score: ParagraphScore, maxNodes: number): void {
  const { size, kind, start, tag, isEndTag } = scanSource(source);
  const elements = new SourceElements(score);
  const first = bodyRun({ size, kind, start, tag, isEndTag });
  const end = Math.min(size, first + maxNodes);
  for (let run = first; run < end && !score.isEnough; run++) {
    const to = start[run + 1]!;
    if (kind[run] === RunKind.text) score.add(() => countableText(source.slice(start[run], to)));
    else if (kind[run] !== RunKind.tag) continue;
    else if (isEndTag[run] === 1) elements.close(tag[run]!);
    else if (tag[run] !== Tag.svg || source.charCodeAt(to - 2) !== SLASH) elements.open(tag[run]!);
  }
}
