import { takeWhileRoom } from '../budget/meter.ts';
import type { OutputBudget } from '../budget/output-budget.ts';
import type { ContentElement } from '../content/content-tree.ts';
import type { OutputFormat } from '../output/output-format.ts';
import type { Page } from '../page/page.ts';
import type { NodeId } from '../page/tree.ts';
import type { ContentChunk } from './chunk.ts';
import type { ChunkSize } from './chunk-size.ts';
import { sectionsOf } from './narrow.ts';
import type { ContentSection } from './section-entry.ts';
import { toChunks } from './to-chunks.ts';
import type { TokenCounter } from './token-counter.ts';

/** The formats for retrieval, as far as they were requested. */
export interface Pieces {
  readonly chunks?: readonly ContentChunk[];
  readonly sections?: readonly ContentSection[];
}

/** What the pieces are made from. */
export interface PiecesContext {
  /** All of the content, and the part of it that the caller wants. */
  readonly whole: ContentElement;
  readonly content: ContentElement;
  readonly page: Page;
  readonly size: ChunkSize;
  readonly counter: TokenCounter;
  readonly budget: OutputBudget;
  /** Captions that are not part of the running text. */
  readonly quiet?: ReadonlySet<NodeId>;
}

/** Characters of a section as JSON besides its headings: keys, numbers. @cap */
const SECTION_COST = 120;

/** Writes chunks of the wanted content, and the outline of all of it. */
export function writePieces(context: PiecesContext, formats: readonly OutputFormat[]): Pieces {
  const { whole, content, counter, budget } = context;
  return {
    ...(formats.includes('chunks') && {
      chunks: toChunks(content, { ...context, meter: budget.meter('chunks') }),
    }),
    ...(formats.includes('sections') && {
      sections: takeWhileRoom(sectionsOf(whole, counter), sizeOf, budget.meter('sections')),
    }),
  };
}

function sizeOf({ headings }: ContentSection): number {
  return SECTION_COST + headings.reduce((sum, heading) => sum + heading.length, 0);
}
