import type { NodeId } from '../page/tree.ts';

/** A section of the content in its outline. */
export interface ContentSection {
  /** Its number in the outline, which the option `section` takes: 0 is what comes before the first heading. */
  readonly id: number;
  /** Level of its heading, 1 to 6; 0 for what comes before the first heading. */
  readonly level: number;
  /** The headings above it, outermost first, with its own. */
  readonly headings: readonly string[];
  /** The node of its heading; `null` if it has none. */
  readonly nodeId: NodeId | null;
  /** Tokens of its Markdown and words of its text, with its subsections. */
  readonly tokens: number;
  readonly words: number;
}
