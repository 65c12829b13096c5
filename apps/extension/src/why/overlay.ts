import type { Page } from 'fovea';
import { draw } from '../interface/element.ts';
import type { LivePage } from '../live/live-page.ts';
import type { Drawn } from './shapes.ts';

/** Kinds whose names would cover the picture: there are hundreds of them. */
const WITHOUT_NAME: ReadonlySet<string> = new Set(['cell-kept', 'cell-dropped', 'zone']);

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
    this.#group.replaceChildren(...shapes.flatMap(nodesOf));
    this.#place();
  }

  close(): void {
    window.removeEventListener('scroll', this.#follow);
    window.removeEventListener('resize', this.#follow);
  }

  /** Where the page's coordinates begin in the window now: told by the root element, whose place in both is known. */
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

function nodesOf({ kind, rect, label, score }: Drawn): SVGElement[] {
  const { x, y, width, height } = rect;
  const shape =
    kind === 'centre'
      ? draw('circle', { class: kind, cx: String(x), cy: String(y), r: '7' })
      : draw('rect', {
          class: kind,
          x: String(x),
          y: String(y),
          width: String(width),
          height: String(height),
          rx: '2',
        });
  const words = [label, score === undefined ? '' : shortNumber(score)].filter((word) => word);
  if (words.length === 0 || WITHOUT_NAME.has(kind)) return [shape];
  const [left, top] = kind === 'centre' ? [x + 10, y + 4] : [x + 4, y + 14];
  return [shape, draw('text', { class: kind, x: String(left), y: String(top) }, words.join(' · '))];
}

/** Two figures; nothing for what is next to nothing, of which there is a lot on a page. */
function shortNumber(value: number): string {
  if (Math.abs(value) < 0.005) return '';
  return value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(2)));
}
