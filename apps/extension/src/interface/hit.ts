import { elementProperty } from '../live/page-dom.ts';

/** The innermost element at a point of the window, below Fovea's own layer, through shadow roots and readable frames. */
export function elementAt(x: number, y: number, layer: Element): Element | null {
  let root: Document | ShadowRoot = document;
  let found: Element | null = null;
  for (let [left, top] = [x, y]; ; ) {
    const hit: Element | undefined = root.elementsFromPoint(left, top).find((element) => element !== layer);
    if (hit === undefined || hit === found) return found;
    found = hit;
    const inner = innerDocument(hit);
    const shadow: ShadowRoot | null = elementProperty(hit, 'shadowRoot');
    if (shadow !== null) root = shadow;
    else if (inner !== null) {
      const rect = hit.getBoundingClientRect();
      [left, top] = [left - rect.left - hit.clientLeft, top - rect.top - hit.clientTop];
      root = inner;
    } else return found;
  }
}

function innerDocument(element: Element): Document | null {
  const isFrame = ['iframe', 'frame'].includes(elementProperty(element, 'localName'));
  // `null` if it is from another site.
  return isFrame ? (element as HTMLIFrameElement).contentDocument : null;
}
