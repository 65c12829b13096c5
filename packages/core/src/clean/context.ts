import type { Trace } from '../trace/trace.ts';
import type { ContentElement } from './content-tree.ts';

/** What a pass may use besides the content. */
export interface CleanContext {
  /** What relative addresses are relative to; `null` where nobody knows. */
  readonly base: string | null;
  readonly trace: Trace;
}

/** One step of cleaning: changes the content in place. */
export interface Pass {
  /** As in a removal's step: `clean/hidden`. */
  readonly name: string;
  readonly run: (content: ContentElement, context: CleanContext) => void;
}
