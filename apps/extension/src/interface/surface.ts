import type { NodeId } from 'fovea';
import type { LivePage } from '../live/live-page.ts';
import { parentOf } from '../live/page-dom.ts';
import { type Box, Boxes } from './boxes.ts';
import { make } from './element.ts';
import { elementAt } from './hit.ts';
import { type KeyTable, listenToKeys } from './keys.ts';
import { type Layer, openLayer } from './layer.ts';
import panelStyles from './panel.css';
import surfaceStyles from './surface.css';
import { trusted } from './trusted.ts';

/** How a mode responds to the pointer and the keys. */
export interface SurfaceActions {
  /** The node to choose when the pointer is on this one. */
  aim(node: NodeId): NodeId;
  /** A node was clicked. */
  point(node: NodeId): void;
  readonly keys: KeyTable;
}

/** A transparent pane over the page on which users point at its parts; the page below gets no clicks or keys. */
export class Surface {
  readonly #layer: Layer;
  readonly #live: LivePage;
  readonly #boxes: Boxes;
  #ids: ReadonlyMap<Node, NodeId> | null = null;
  readonly #stopListening: () => void;
  #shown: readonly Box[] = [];

  constructor(live: LivePage, title: string, actions: SurfaceActions) {
    this.#live = live;
    this.#layer = openLayer({ place: 'whole', title, styles: [panelStyles, surfaceStyles] });
    this.#boxes = new Boxes();
    const pane = make('div', { class: 'pane' });
    pane.addEventListener('pointermove', (event) => this.#hover(actions.aim(this.#nodeAt(event))));
    pane.addEventListener(
      'click',
      trusted((event: MouseEvent) => {
        const node = actions.aim(this.#nodeAt(event));
        if (node >= 0) actions.point(node);
      }),
    );
    this.#layer.frame.body.append(pane, this.#boxes.element);
    this.#stopListening = listenToKeys(this.#layer, actions.keys);
  }

  /** Adds a bar to the pane. */
  add(bar: HTMLElement): void {
    this.#layer.frame.body.append(bar);
  }

  /** Draws the frames of what is chosen. */
  show(boxes: readonly Box[]): void {
    this.#shown = boxes;
    this.#boxes.show(boxes);
  }

  close(): void {
    this.#stopListening();
    this.#boxes.close();
    this.#layer.remove();
  }

  #hover(node: NodeId): void {
    const live = this.#live.nodes[node];
    this.#boxes.show(live === undefined ? this.#shown : [...this.#shown, { nodes: [live], kind: 'pointed' }]);
  }

  /** The nearest known ancestor of the element at the pointer: the page may have new nodes since it was captured. */
  #nodeAt({ clientX, clientY }: MouseEvent): NodeId {
    const element = elementAt(clientX, clientY, this.#layer.host);
    // Not before the pointer moves, because a large page has many.
    this.#ids ??= new Map(this.#live.nodes.map((node, id) => [node, id]));
    for (let at: Node | null = element; at !== null; at = parentOf(at)) {
      const id = this.#ids.get(at);
      if (id !== undefined) return id;
    }
    return -1;
  }
}
