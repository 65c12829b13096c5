/**
 * What the rendered page looked like: one entry per node of `page.tree`, so that layout and tree share their ids.
 * Boxes are in page coordinates (client rectangle plus scroll), in CSS pixels. A text node has the bounding box of its
 * range. A node without a box (`display: none`, `display: contents`, comments) has width and height 0.
 */
export interface PageLayout {
  /** Size of the window: `innerWidth` × `innerHeight`. */
  readonly viewport: Size;
  /** The whole document, at least as large as the viewport. */
  readonly document: Size;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly width: Float64Array;
  readonly height: Float64Array;
  /** Row of `styles` that holds the computed style of an element; a text node has its parent's. */
  readonly style: Int32Array;
  /** The distinct computed styles of the page. */
  readonly styles: readonly ComputedStyle[];
  /** `HiddenBy` bits of every node: why it is not visible; 0 if it is. Inherited reasons are included. */
  readonly hidden: Uint8Array;
}

/** Width and height in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The computed properties that methods and features use, as `getComputedStyle` spells them. */
export interface ComputedStyle {
  readonly display: string;
  readonly visibility: string;
  readonly position: string;
  readonly float: string;
  readonly whiteSpace: string;
  readonly writingMode: string;
  readonly direction: string;
  readonly opacity: number;
  readonly fontSize: number;
  readonly fontWeight: number;
  readonly lineHeight: number;
  readonly textAlign: string;
  readonly color: string;
  readonly backgroundColor: string;
}

/** The initial style: browsers' defaults, medium font. @format */
export const INITIAL_STYLE: ComputedStyle = {
  display: 'inline',
  visibility: 'visible',
  position: 'static',
  float: 'none',
  whiteSpace: 'normal',
  writingMode: 'horizontal-tb',
  direction: 'ltr',
  opacity: 1,
  fontSize: 16,
  fontWeight: 400,
  lineHeight: 19.2,
  textAlign: 'start',
  color: 'rgb(0, 0, 0)',
  backgroundColor: 'rgba(0, 0, 0, 0)',
};

/** The computed style of a node. */
export function styleOf({ style, styles }: PageLayout, node: number): ComputedStyle {
  return styles[style[node]!]!;
}

/** Whether an element is fixed to the window: bars and pop-ups that float over the page. */
export function isFixed(layout: PageLayout, node: number): boolean {
  return styleOf(layout, node).position === 'fixed';
}

/** Bits of `PageLayout.hidden`: the reasons why a node is not visible. */
export const HiddenBy = {
  /** `display: none`, here or above. */
  display: 1,
  /** `visibility: hidden` or `collapse`. */
  visibility: 2,
  /** The product of the opacities of this element and its ancestors is at most 0.2, GCE's threshold. */
  opacity: 4,
  /** Clipped: `clip`, `clip-path`, or an ancestor without size and with hidden overflow. */
  clip: 8,
  /** The box has no area. */
  noArea: 16,
  /** The box is entirely left of, above, or right of the document. */
  offScreen: 32,
  /** `content-visibility`, closed `details`, `hidden=until-found`: present, but folded away. */
  folded: 64,
  /** Letters in the colour of their ground, without colour or size, or painted away for good by a filter, a mask or an opacity. */
  unreadable: 128,
} as const;
