import type { Origin } from './box.ts';
import type { Clipping } from './clipping.ts';

/** What a node takes over from the element above it. */
export interface Context {
  /** The window whose styles count, and where its client coordinates begin in the page. */
  readonly view: Window;
  readonly origin: Origin;
  /** Measures the texts of the document. */
  readonly range: Range;
  /** Whether links are relative to another address than the page's: in a frame. */
  readonly base: string | null;
  /** False below what is not laid out; nothing is measured there. */
  readonly isRendered: boolean;
  /** `HiddenBy` bits that hold for everything below. */
  readonly hidden: number;
  /** Bits that hold for the text of the element above, but not for its elements. */
  readonly textHidden: number;
  /** Opacities so far, multiplied. */
  readonly opacity: number;
  readonly clipping: Clipping;
  /** Row of the style of the element above. */
  readonly style: number;
}
