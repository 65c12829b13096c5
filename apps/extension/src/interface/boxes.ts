import { frameOf, nodeTypeOf, rectangleOf } from '../live/page-dom.ts';
import { make } from './element.ts';

/** A frame to draw around a part of the page. */
export interface Box {
  readonly nodes: readonly Node[];
  readonly kind: 'chosen' | 'left-out' | 'pointed' | 'title' | 'navigation' | 'content';
  readonly label?: string;
}

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
    this.element.replaceChildren(...this.#boxes.flatMap(framesOf));
  }
}

function framesOf({ nodes, kind, label }: Box): HTMLElement[] {
  return nodes.map((node, n) => {
    const { left, top, width, height } = rectInWindow(node);
    // A single part stands out because everything around it is darkened; several would darken each other.
    const frame = make('div', { class: `box ${kind} ${nodes.length === 1 ? 'alone' : ''}` });
    const place = { left, top, width, height };
    for (const [name, value] of Object.entries(place)) frame.style.setProperty(name, `${value}px`);
    if (n === 0 && label !== undefined) frame.append(make('span', {}, label));
    return frame;
  });
}

/** The box of a node in this window, even if the node is in a frame. */
function rectInWindow(node: Node): { left: number; top: number; width: number; height: number } {
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
