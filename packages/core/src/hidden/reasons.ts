import { HiddenBy } from '../page/page-layout.ts';

/** How something is hidden. */
export type HiddenWay = MarkupWay | 'folded' | 'opacity' | 'clip' | 'off-screen' | 'no-size' | 'transparent';

/** Those that an element's own markup can state. */
export type MarkupWay = 'attribute' | 'aria-hidden' | 'closed' | 'display' | 'visibility';

/** What a way of hiding means. */
interface Reason {
  /** Its bit in a browser's layout; 0 if it has none. */
  readonly layoutBit: number;
  /** Whether its only use is to show text to machines; screen readers are the exception. */
  readonly isBait: boolean;
  /** How cleaning tells of it where an element's own markup says so; `null` where it takes a style sheet to tell. */
  readonly inMarkup: string | null;
}

/** Every way in which a page hides something. If several apply, the first is named. */
const REASONS: Readonly<Record<HiddenWay, Reason>> = {
  /** A `<details>`, `hidden=until-found`, a box without height, or what will move or fade in: a click from being read. */
  folded: { layoutBit: HiddenBy.folded, isBait: false, inMarkup: null },
  /** The attribute `hidden`. */
  attribute: { layoutBit: 0, isBait: false, inMarkup: 'hidden attribute' },
  display: { layoutBit: HiddenBy.display, isBait: false, inMarkup: 'hidden by style' },
  visibility: { layoutBit: HiddenBy.visibility, isBait: false, inMarkup: 'hidden by style' },
  opacity: { layoutBit: HiddenBy.opacity, isBait: true, inMarkup: null },
  clip: { layoutBit: HiddenBy.clip, isBait: false, inMarkup: null },
  'off-screen': { layoutBit: HiddenBy.offScreen, isBait: true, inMarkup: null },
  /** A box or letters of no size; in a layout every box without text has none, so that this says nothing there. */
  'no-size': { layoutBit: 0, isBait: true, inMarkup: null },
  /** Text without colour, or in that of its background. */
  transparent: { layoutBit: HiddenBy.unreadable, isBait: true, inMarkup: null },
  'aria-hidden': { layoutBit: 0, isBait: false, inMarkup: 'aria-hidden' },
  /** A `<dialog>` that is not open. */
  closed: { layoutBit: 0, isBait: false, inMarkup: 'closed dialog' },
};

const WAYS = Object.keys(REASONS) as HiddenWay[];

/** Whether text that is hidden so is there for machines alone. */
export function isBait(way: HiddenWay): boolean {
  return REASONS[way].isBait;
}

/** How cleaning tells of a way that the markup of an element states. */
export function toldOf(way: MarkupWay): string {
  return REASONS[way].inMarkup ?? way;
}

/** The first of the ways that the bits of a layout stand for; `null` if there is none. */
export function wayInLayout(bits: number): HiddenWay | null {
  if (bits === 0) return null;
  return WAYS.find((way) => (REASONS[way].layoutBit & bits) !== 0) ?? null;
}

/** The bits of a layout that hide something for good. */
export const INVISIBLE_BITS: number =
  /* @__PURE__ */ WAYS.reduce((bits, way) => bits | REASONS[way].layoutBit, 0) & ~HiddenBy.folded;
