import { HiddenBy } from '../page/page-layout.ts';

/** A way of hiding content. */
export type HiddenWay =
  | 'folded'
  | 'attribute'
  | 'display'
  | 'visibility'
  | 'opacity'
  | 'clip'
  | 'off-screen'
  | 'no-size'
  | 'transparent'
  | 'aria-hidden'
  | 'closed';

/** The ways that an element's own markup can state. */
export type MarkupWay = Extract<HiddenWay, 'attribute' | 'aria-hidden' | 'closed' | 'display' | 'visibility'>;

/** What we know about a way of hiding. */
interface Reason {
  /** Its bit in a browser's layout; 0 if it has none. */
  readonly layoutBit: number;
  /** Whether its only purpose is to show text to machines; other ways also serve screen readers. */
  readonly isBait: boolean;
  /** The reason that cleaning gives if an element's own markup states it; `null` if only a style sheet can. */
  readonly inMarkup: string | null;
}

/** All ways of hiding. If several apply, the first one is reported. */
const REASONS: Readonly<Record<HiddenWay, Reason>> = {
  /** `<details>`, `hidden=until-found`, a box without height, or one that is going to move or fade in: one click away. */
  folded: { layoutBit: HiddenBy.folded, isBait: false, inMarkup: null },
  /** The attribute `hidden`. */
  attribute: { layoutBit: 0, isBait: false, inMarkup: 'hidden attribute' },
  display: { layoutBit: HiddenBy.display, isBait: false, inMarkup: 'hidden by style' },
  visibility: { layoutBit: HiddenBy.visibility, isBait: false, inMarkup: 'hidden by style' },
  opacity: { layoutBit: HiddenBy.opacity, isBait: true, inMarkup: null },
  clip: { layoutBit: HiddenBy.clip, isBait: false, inMarkup: null },
  'off-screen': { layoutBit: HiddenBy.offScreen, isBait: true, inMarkup: null },
  /** A box or letters of no size. It has no bit, because in a layout every box without text has no size. */
  'no-size': { layoutBit: 0, isBait: true, inMarkup: null },
  /** Text that is transparent, or in the colour of its background. */
  transparent: { layoutBit: HiddenBy.unreadable, isBait: true, inMarkup: null },
  'aria-hidden': { layoutBit: 0, isBait: false, inMarkup: 'aria-hidden' },
  /** A `<dialog>` that is not open. */
  closed: { layoutBit: 0, isBait: false, inMarkup: 'closed dialog' },
};

const WAYS = Object.keys(REASONS) as HiddenWay[];

/** Whether text hidden this way is meant only for machines. */
export function isBait(way: HiddenWay): boolean {
  return REASONS[way].isBait;
}

/** The reason that cleaning gives for a way that markup states. */
export function inMarkupReason(way: MarkupWay): string {
  return REASONS[way].inMarkup ?? way;
}

/** The first way that the bits of a layout stand for; `null` if there is none. */
export function layoutWayOf(bits: number): HiddenWay | null {
  if (bits === 0) return null;
  return WAYS.find((way) => (REASONS[way].layoutBit & bits) !== 0) ?? null;
}

/** The layout bits of everything that hides for good. */
export const INVISIBLE_BITS: number =
  /* @__PURE__ */ WAYS.reduce((bits, way) => bits | REASONS[way].layoutBit, 0) & ~HiddenBy.folded;
