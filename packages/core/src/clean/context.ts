import type { OutputBudget } from '../budget/output-budget.ts';
import type { ContentElement } from '../content/content-tree.ts';
import type { NodeId } from '../page/tree.ts';
import type { PostHead } from '../threads/arrange-thread.ts';
import type { Trace } from '../trace/trace.ts';
import type { TexDelimiters } from './passes/formulas/tex-delimiters.ts';
import type { WantedParts } from './wanted-parts.ts';

/** What a pass may use besides the content. */
export interface CleanContext {
  /** The base of relative addresses, or `null` if unknown. */
  readonly base: string | null;
  /** Called for every relative address that is made absolute. */
  readonly onRelative?: () => void;
  readonly trace: Trace;
  /** How much resolving may lengthen addresses, shared with other parts of the page; unlimited if left out. */
  readonly budget?: OutputBudget;
  /** Nodes that are folded away but are content; everything else that the markup hides goes. */
  readonly collapsed?: ReadonlySet<NodeId>;
  /** The title of the page, if the heading that says it is not wanted. */
  readonly title?: string | null;
  /** What the page's scripts treat as TeX in running text; only called if there may be some. */
  readonly delimiters?: (() => TexDelimiters | null) | undefined;
  /** Whether texts that are joined remember all nodes that they came from. */
  readonly keepsPlaces?: boolean;
  /** Hears how many characters were left out that only machines read. */
  readonly onUnseen?: (count: number) => void;
  /** What to write above the posts of a discussion, by the nodes that their bodies begin with. */
  readonly heads?: ReadonlyMap<NodeId, PostHead>;
  /** Which parts of the content the caller wants; all of them if left out. */
  readonly parts?: WantedParts;
}

/** One step of cleaning: changes the content in place. */
export interface Pass {
  /** The name that a removal gives as its step: `clean/hidden`. */
  readonly name: string;
  /** The pass runs only if the content has one of these elements; always if left out. */
  readonly needs?: readonly string[];
  /** `elements` lists all elements of the content in document order. Returns whether that list may have changed. */
  readonly run: (
    content: ContentElement,
    context: CleanContext,
    elements: readonly ContentElement[],
  ) => boolean;
}
