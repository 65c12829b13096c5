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
import { teasers } from './passes/furniture/teasers.ts';
import { headingLinks } from './passes/headings/heading-links.ts';
import { titleHeading } from './passes/headings/title-heading.ts';
import { hidden } from './passes/hidden.ts';
import { layoutTables } from './passes/layout-tables.ts';
import { embeds } from './passes/media/embeds.ts';
import { lazyImages } from './passes/media/lazy-images.ts';
import { trackingPixels } from './passes/media/tracking-pixels.ts';
import { dropCaptions, dropImages, dropLinks, dropTables } from './passes/parts/drop-parts.ts';
import { plainLinks } from './passes/parts/plain-links.ts';
import { postHeads } from './passes/post-heads.ts';
import { repeatedTitles } from './passes/repeated-titles.ts';
import { structure } from './passes/structure/structure.ts';

/** The cleaning steps in the order in which they run. */
export const PASSES: readonly Pass[] = [
  // First: it makes formulas like all others, and must see the texts as the page's script would.
  texInText,
  // Before the hidden parts go: the readable form of a formula is often hidden behind its drawing.
  formulas,
  // Before anything measures or chooses: what readers never see must not count.
  hidden,
  // After the hidden parts go, and before lists and tables are judged: posts are neither.
  postHeads,
  // Before any step that depends on what follows a heading.
  titleHeading,
  // Before the furniture: callouts are recognised by class names of their generators, which later steps drop.
  callouts,
  // Before the tracking pixels go: a 1×1 placeholder may stand for a real picture.
  lazyImages,
  // After the real pictures are in place: whatever is still a dot was meant as one.
  trackingPixels,
  // Before the footnotes, because it gives margin notes the form of footnotes.
  sidenotes,
  // Before the furniture, which drops lists of links, and before the addresses, because links between notes and
  // references are what identifies them.
  footnotes,
  // Before the addresses: the fragment identifies a link to the heading itself.
  headingLinks,
  // Before the controls: the field inside identifies a form's box.
  furniture,
  // Before code and structure: a control alone on its line would leave an empty paragraph, a button in code its label.
  controls,
  // Before the addresses: it turns players into links.
  embeds,
  // After everything that chooses or creates addresses.
  absoluteUrls,
  // Before the code: line numbers beside it are a table or a box of their own.
  codeGutters,
  // Before layout tables and structure: in code, white space is content, and a table may hold its lines.
  codeBlocks,
  // Before the structure, which turns the cells of layout tables into plain blocks.
  layoutTables,
  // After every step that uses them as evidence: captions indicate data, pictures and links indicate furniture. Before
  // the structure, which removes what is left empty.
  dropCaptions,
  dropImages,
  dropTables,
  dropLinks,
  // After everything that reads markup: brings what is left into the normal form that the outputs expect.
  structure,
  // After the structure: only then is a line a line, and its neighbours are paragraphs.
  teasers,
  // Any earlier step may leave a rule or a heading without content, and only after the structure is the end of the text
  // also the end of the tree. It keeps the normal form.
  looseEnds,
  // After the structure, which joins and empties links: what a link says is final.
  repeatedTitles,
  // Last: links identify the lists at the end of a text, and in the structure two adjacent links are two words.
  plainLinks,
];

/** Cleans the content in place; a pass with nothing to do costs nothing. */
export function runPasses(content: ContentElement, context: CleanContext): void {
  let elements = elementsOf(content);
  // Taken once: a later pass only needs new elements where the elements that it needs were there before.
  const tags = new Set<string>();
  for (const { tag } of elements) tags.add(tag);
  let isStale = false;
  for (const { needs, run } of PASSES) {
    if (needs !== undefined && !needs.some((tag) => tags.has(tag))) continue;
    if (isStale) elements = elementsOf(content);
    isStale = run(content, context, elements);
  }
}
