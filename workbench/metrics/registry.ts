import { web2text } from './alignment/web2text.ts';
import { metadata } from './metadata/metadata.ts';
import type { Metric } from './metric.ts';
import { domNodes, nodeWords } from './nodes/retrieved.ts';
import { textBlocks, textBlocksAligned } from './nodes/text-blocks.ts';
import { zoneWords } from './nodes/word-in-zone.ts';
import { lcsCharacter, lcsToken } from './text/lcs-scores.ts';
import { levenshtein } from './text/levenshtein.ts';
import { rougeLsum } from './text/rouge-lsum.ts';
import { segments } from './text/segments.ts';
import { shingles } from './text/shingles.ts';
import { wcxbSnippets } from './text/snippet-rates.ts';
import { wcxb } from './text/word-overlap.ts';

/** Every metric, in the order of the tables. A new one is a file and a line here. */
export const METRICS: readonly Metric[] = [
  lcsToken,
  lcsCharacter,
  wcxb,
  wcxbSnippets,
  shingles,
  rougeLsum,
  levenshtein,
  segments,
  textBlocks,
  textBlocksAligned,
  domNodes,
  nodeWords,
  zoneWords,
  web2text,
  metadata,
];

/** The metrics with these names, or all. Throws a `RangeError` on a name that is not there. */
export function metricsNamed(names: readonly string[] | 'all'): readonly Metric[] {
  if (names === 'all') return METRICS;
  return names.map((name) => {
    const metric = METRICS.find((candidate) => candidate.name === name);
    if (!metric)
      throw new RangeError(`No metric "${name}". There are: ${METRICS.map((m) => m.name).join(', ')}.`);
    return metric;
  });
}
