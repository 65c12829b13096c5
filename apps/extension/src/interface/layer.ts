import { interfaceLanguage } from '../i18n/messages.ts';
import base from './base.css';
import { IS_TEST } from './is-test.ts';
import { addStyles } from './styles.ts';

/** Fovea's one element on the page; everything it shows is in a shadow root that the page cannot reach. */
export interface Layer {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  /** Removes it from the page. */
  remove(): void;
}

/** Only for the print styles; a layer is recognised by the element itself, which a page cannot forge. */
const MARK = 'data-fovea-layer';

const hosts = new Set<Node>();
let onLost = (): void => {};

/** True if a node of the page is one of Fovea's layers. */
export function isLayer(node: Node): boolean {
  return hosts.has(node);
}

/** Sets what to do when the page removes or moves a layer. */
export function whenLayerIsLost(act: () => void): void {
  onLost = act;
}

/** Removes every layer from the page. */
export function removeLayers(): void {
  for (const host of hosts) (host as HTMLElement).remove();
  hosts.clear();
}

/** Puts a layer over the page. */
export function openLayer(...styles: readonly string[]): Layer {
  // A plain element: the page could define a name with a hyphen, and so get hold of its root.
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: IS_TEST ? 'open' : 'closed' });
  addStyles(root, base, ...styles);
  Object.assign(host, interfaceLanguage());
  host.setAttribute(MARK, '');
  // Shortcuts of the page must not receive what is typed here.
  for (const type of ['keydown', 'keyup', 'keypress', 'input', 'wheel', 'click', 'pointerdown', 'copy']) {
    host.addEventListener(type, (event) => event.stopPropagation());
  }
  hosts.add(host);
  document.documentElement.append(host);
  const guard = watch(host);
  const remove = (): void => {
    guard.disconnect();
    hosts.delete(host);
    host.remove();
  };
  return { host, root, remove };
}

/** A page that removes or moves the layer closes the open mode; it cannot show the layer in its own way. */
function watch(host: Element): MutationObserver {
  const observer = new MutationObserver(() => {
    if (!hosts.has(host) || host.parentNode === document.documentElement) return;
    observer.disconnect();
    onLost();
  });
  observer.observe(document, { childList: true, subtree: true });
  return observer;
}
