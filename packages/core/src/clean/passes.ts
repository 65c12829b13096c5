import type { ContentElement } from './content-tree.ts';
import type { CleanContext, Pass } from './context.ts';
import { absoluteUrls } from './passes/absolute-urls.ts';
import { codeBlocks } from './passes/code-blocks.ts';
import { controls } from './passes/controls.ts';
import { embeds } from './passes/embeds.ts';
import { hidden } from './passes/hidden.ts';
import { layoutTables } from './passes/layout-tables.ts';
import { lazyImages } from './passes/lazy-images.ts';
import { structure } from './passes/structure.ts';
import { trackingPixels } from './passes/tracking-pixels.ts';

/** The cleaning steps in the order in which they run. */
export const PASSES: readonly Pass[] = [
  // First: what a reader never saw must not be measured, chosen from or turned into something else.
  hidden,
  // Before the pixels go: a 1×1 placeholder may stand for a real picture.
  lazyImages,
  // After the real pictures are in place: whatever is still a dot was meant to be one.
  trackingPixels,
  // Before the structure: a control alone on its line would leave an empty paragraph.
  controls,
  // Before the addresses: it makes links out of players.
  embeds,
  // After everything that chooses or makes addresses.
  absoluteUrls,
  // Before the structure: tables that only place things become plain blocks there.
  layoutTables,
  // Before the structure: it collapses white space, and in code white space is content.
  codeBlocks,
  // Last: brings whatever is left into the shape that the outputs expect.
  structure,
];

/** Cleans the content in place. */
export function runPasses(content: ContentElement, context: CleanContext): void {
  for (const pass of PASSES) pass.run(content, context);
}
