import type { ContentElement } from '../content/content-tree.ts';
import { elementsOf } from '../content/content-walk.ts';
import type { CleanContext, Pass } from './context.ts';
import { absoluteUrls } from './passes/absolute-urls.ts';
import { callouts } from './passes/callouts.ts';
import { codeBlocks } from './passes/code/code-blocks.ts';
import { codeGutters } from './passes/code/code-gutters.ts';
import { controls } from './passes/controls.ts';
import { footnotes } from './passes/footnotes/footnotes.ts';
import { sidenotes } from './passes/footnotes/sidenotes.ts';
import { formulas } from './passes/formulas/formulas.ts';
import { texInText } from './passes/formulas/tex-in-text.ts';
import { furniture } from './passes/furniture/furniture.ts';
import { looseEnds } from './passes/furniture/loose-ends.ts';
import { headingLinks } from './passes/headings/heading-links.ts';
import { hidden } from './passes/hidden.ts';
import { layoutTables } from './passes/layout-tables.ts';
import { embeds } from './passes/media/embeds.ts';
import { lazyImages } from './passes/media/lazy-images.ts';
import { trackingPixels } from './passes/media/tracking-pixels.ts';
import { dropCaptions, dropImages, dropLinks, dropTables } from './passes/parts/drop-parts.ts';
import { plainLinks } from './passes/parts/plain-links.ts';
import { structure } from './passes/structure/structure.ts';

/** The cleaning steps in the order in which they run. */
export const PASSES: readonly Pass[] = [
  // First: what it makes are formulas like all others, and the texts must still be as the page's script would find them.
  texInText,
  // Before the hidden parts go: the readable form of a formula is often hidden behind its drawing.
  formulas,
  // Before all that measures or chooses: what a reader never saw must not count.
  hidden,
  // Before the furniture: the boxes are told by the vocabulary of their generators, which later steps take away.
  callouts,
  // Before the pixels go: a 1×1 placeholder may stand for a real picture.
  lazyImages,
  // After the real pictures are in place: whatever is still a dot was meant to be one.
  trackingPixels,
  // Before the footnotes, whose form it gives to notes in the margin.
  sidenotes,
  // Before the furniture and the addresses: notes are lists of links, found by the way their links run.
  footnotes,
  // Before the addresses: a link to the heading itself is told by its fragment.
  headingLinks,
  // Before the controls: a box is known as a form by the field in it.
  furniture,
  // Before code and structure: a control alone on its line would leave an empty paragraph, a button in code its name.
  controls,
  // Before the addresses: it makes links out of players.
  embeds,
  // After everything that chooses or makes addresses.
  absoluteUrls,
  // Before the code: numbers beside it are a table or a box of their own.
  codeGutters,
  // Before layout tables and structure: in code white space is content, and a table may be its lines.
  codeBlocks,
  // Before the structure: tables that only place things become plain blocks there.
  layoutTables,
  // After everything that is told by them: captions speak for data, pictures and links for furniture. Before the structure,
  // which leaves nothing empty.
  dropCaptions,
  dropImages,
  dropTables,
  dropLinks,
  // After everything that reads markup: brings whatever is left into the normal form that the outputs expect.
  structure,
  // Every step before may leave a rule or a heading beside nothing, and only after the structure is the end of the text the end
  // of the tree. It keeps the normal form.
  looseEnds,
  // Last: lists of links at the end are told by their links, and in the structure two links beside each other are two words.
  plainLinks,
];

/** Cleans the content in place; a pass that finds nothing to do on the page costs nothing. */
export function runPasses(content: ContentElement, context: CleanContext): void {
  let elements = elementsOf(content);
  // Passes only make elements up for which a later one needs what was there before.
  const tags = new Set<string>();
  for (const { tag } of elements) tags.add(tag);
  let isStale = false;
  for (const { needs, run } of PASSES) {
    if (needs !== undefined && !needs.some((tag) => tags.has(tag))) continue;
    if (isStale) elements = elementsOf(content);
    isStale = run(content, context, elements);
  }
}
