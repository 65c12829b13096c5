import type { Page } from 'fovea';
import { draw } from '../interface/element.ts';
import type { LivePage } from '../live/live-page.ts';
import { placePlates } from './plates.ts';
import type { Drawn } from './shapes.ts';

/** Kinds of shapes without names: there are hundreds of them, and names would cover the picture. */
const WITHOUT_NAME: ReadonlySet<string> = new Set(['cell-kept', 'cell-dropped', 'zone']);

/** Nobody reads more names than this, and each has to be measured. @cap */
const MAX_NAMES = 300;

/** Narrower shapes have only a colour. @source Chosen by hand: three letters of a name. */
const MIN_NAMED_WIDTH = 24;

/** Shapes over the page that move with it. */
export class Overlay {
  readonly element: SVGSVGElement = draw('svg', { class: 'overlay', 'aria-hidden': 'true' });
  readonly #group = draw('g');
  readonly #live: LivePage;
  readonly #follow = (): void => this.#place();

  constructor(live: LivePage) {
    this.#live = live;
    this.element.append(this.#group);
    window.addEventListener('scroll', this.#follow, { passive: true });
    window.addEventListener('resize', this.#follow);
  }

  show(shapes: readonly Drawn[]): void {
    const names = shapes.filter(hasName).slice(0, MAX_NAMES).map(nameOf);
    this.#group.replaceChildren(...shapes.map(shapeOf), ...names);
    this.#group.append(...placePlates(names));
    this.#place();
  }

  close(): void {
    window.removeEventListener('scroll', this.#follow);
    window.removeEventListener('resize', this.#follow);
  }

  /** Aligns page coordinates with the window, by the root element, whose position is known in both. */
  #place(): void {
    const { page, nodes } = this.#live;
    const root = nodes.indexOf(document.documentElement);
    const { left, top } = document.documentElement.getBoundingClientRect();
    const { x, y } = originOf(page, root);
    this.#group.setAttribute('transform', `translate(${left - x} ${top - y})`);
  }
}

function originOf({ layout }: Page, root: number): { x: number; y: number } {
  return { x: layout?.x[root] ?? 0, y: layout?.y[root] ?? 0 };
}

function shapeOf({ kind, rect }: Drawn): SVGElement {
  const { x, y, width, height } = rect;
  if (kind === 'centre') return draw('circle', { class: kind, cx: String(x), cy: String(y), r: '7' });
  const place = { x: String(x), y: String(y), width: String(width), height: String(height) };
  return draw('rect', { class: kind, ...place, rx: '2' });
}

function hasName(drawn: Drawn): boolean {
  const { kind, rect } = drawn;
  const isWide = kind === 'centre' || rect.width >= MIN_NAMED_WIDTH;
  return isWide && !WITHOUT_NAME.has(kind) && wordsOf(drawn) !== '';
}

/** A name, with the corner of its shape. */
function nameOf(drawn: Drawn): SVGTextElement {
  const { kind, rect } = drawn;
  const x = kind === 'centre' ? rect.x + 10 : rect.x;
  return draw('text', { class: kind, x: String(x), y: String(rect.y) }, wordsOf(drawn));
}

function wordsOf({ label, score }: Drawn): string {
  const words = [label, score === undefined ? '' : shortNumber(score)];
  return words.filter((word) => word).join(' · ');
}

/** Two significant digits; nothing for a value near zero, of which a page has many. */
function shortNumber(value: number): string {
  if (Math.abs(value) < 0.005) return '';
  return value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(2)));
}
