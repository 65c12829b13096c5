import type { OutputBudget } from '../budget/output-budget.ts';
import type { ContentElement } from '../content/content-tree.ts';
import type { NodeId } from '../page/tree.ts';
import type { Trace } from '../trace/trace.ts';
import type { TexDelimiters } from './passes/formulas/tex-delimiters.ts';
import type { WantedParts } from './wanted-parts.ts';

/** What a pass may use besides the content. */
export interface CleanContext {
  /** What relative addresses are relative to; `null` where nobody knows. */
  readonly base: string | null;
  readonly trace: Trace;
  /** What addresses may grow by, together with those of other parts of the page; without end where left out. */
  readonly budget?: OutputBudget;
  /** Nodes of the page that are folded away but content; all that the markup hides otherwise goes. */
  readonly collapsed?: ReadonlySet<NodeId>;
  /** What the page's scripts take for TeX in running text; only asked where there may be some. */
  readonly delimiters?: () => TexDelimiters | null;
  /** What the caller wants of the content; all of it where left out. */
  readonly parts?: WantedParts;
}

/** One step of cleaning: changes the content in place. */
export interface Pass {
  /** As in a removal's step: `clean/hidden`. */
  readonly name: string;
  /** Elements one of which the content must have for the pass to find anything to do; any content where left out. */
  readonly needs?: readonly string[];
  /** `elements` are all of the content's, in document order. Gives whether others may be there now. */
  readonly run: (
    content: ContentElement,
    context: CleanContext,
    elements: readonly ContentElement[],
  ) => boolean;
}
