import { frameOf, nodeTypeOf, rectangleOf } from '../live/page-dom.ts';
import { make } from './element.ts';

/** A frame to draw around a part of the page. */
export interface Box {
  readonly nodes: readonly Node[];
  readonly kind: 'chosen' | 'left-out' | 'pointed' | 'title' | 'byline' | 'date' | 'navigation' | 'content';
  readonly label?: string;
}

/** Boxes that stand out because everything around them is darkened. */
const BRIGHT_KINDS: ReadonlySet<Box['kind']> = new Set<Box['kind']>(['chosen', 'title', 'byline', 'date']);

/** Frames in window coordinates, redrawn whenever the page moves. */
export class Boxes {
  readonly element: HTMLElement = make('div', { class: 'boxes', 'aria-hidden': 'true' });
  #boxes: readonly Box[] = [];
  readonly #redraw = (): void => this.#draw();

  constructor() {
    window.addEventListener('scroll', this.#redraw, { capture: true, passive: true });
    window.addEventListener('resize', this.#redraw);
  }

  show(boxes: readonly Box[]): void {
    this.#boxes = boxes;
    this.#draw();
  }

  close(): void {
    window.removeEventListener('scroll', this.#redraw, true);
    window.removeEventListener('resize', this.#redraw);
  }

  #draw(): void {
    const placed = this.#boxes.map((box) => ({ ...box, places: box.nodes.map(rectInWindow) }));
    const hasVeil = placed.some(({ kind }) => kind === 'chosen');
    const bright = placed.filter(({ kind }) => BRIGHT_KINDS.has(kind)).flatMap(({ places }) => places);
    this.element.replaceChildren(...(hasVeil ? [veilAround(bright)] : []), ...placed.flatMap(framesOf));
  }
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Darkens the window except for some places. */
function veilAround(places: readonly Place[]): HTMLElement {
  const veil = make('div', { class: 'veil' });
  // A hole in a hole would be dark again.
  const holes = places.filter((place) => !places.some((other) => other !== place && isWithin(place, other)));
  const { innerWidth: width, innerHeight: height } = window;
  const path = [{ left: 0, top: 0, width, height }, ...holes].map(outlineOf).join('');
  veil.style.setProperty('clip-path', `path(evenodd, "${path}")`);
  return veil;
}

function outlineOf({ left, top, width, height }: Place): string {
  return `M${left} ${top}h${width}v${height}h${-width}z`;
}

function isWithin(inner: Place, outer: Place): boolean {
  const isInX = inner.left >= outer.left && inner.left + inner.width <= outer.left + outer.width;
  return isInX && inner.top >= outer.top && inner.top + inner.height <= outer.top + outer.height;
}

function framesOf({ places, kind, label }: Box & { readonly places: readonly Place[] }): HTMLElement[] {
  return places.map((place, n) => {
    const frame = make('div', { class: `box ${kind}` });
    for (const [name, value] of Object.entries(place)) frame.style.setProperty(name, `${value}px`);
    if (n === 0 && label !== undefined) frame.append(make('span', {}, label));
    return frame;
  });
}

/** The box of a node in this window, even if the node is in a frame. */
function rectInWindow(node: Node): Place {
  const { left, top, width, height } = ownRect(node);
  let [x, y] = [left, top];
  for (let frame = frameOf(node); frame !== null; frame = frameOf(frame)) {
    const outer = frame.getBoundingClientRect();
    x += outer.left + frame.clientLeft;
    y += outer.top + frame.clientTop;
  }
  return { left: x, top: y, width, height };
}

function ownRect(node: Node): DOMRect {
  if (nodeTypeOf(node) === Node.ELEMENT_NODE) return rectangleOf(node as Element);
  const range = new Range();
  range.selectNode(node);
  return range.getBoundingClientRect();
}
