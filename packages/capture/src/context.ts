import type { Origin } from './box.ts';
import type { Clipping } from './clipping.ts';
import type { Ground } from './ink.ts';

/** What a node inherits from its parent element. */
export interface Context {
  /** The window whose styles apply, and the origin of its client coordinates in the page. */
  readonly view: Window;
  readonly origin: Origin;
  /** Measures the texts of the document. */
  readonly range: Range;
  /** In a frame: the address that links are relative to, if it is not that of the page. */
  readonly base: string | null;
  /** False inside elements that are not laid out; nothing is measured there. */
  readonly isRendered: boolean;
  /** `HiddenBy` bits that apply to all descendants. */
  readonly hidden: number;
  /** Bits that apply to the text of the parent, but not to its elements. */
  readonly textHidden: number;
  /** The product of all opacities so far. */
  readonly opacity: number;
  readonly clipping: Clipping;
  /** The background of text. */
  readonly ground: Ground;
  /** Row of the parent's style. */
  readonly style: number;
}
