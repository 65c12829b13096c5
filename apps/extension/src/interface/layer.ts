import { interfaceLanguage } from '../i18n/messages.ts';
import base from './base.css';
import { IS_TEST } from './is-test.ts';
import { addStyles } from './styles.ts';

/** Fovea's one element on the page; everything it shows is in a shadow root that the page reaches in no way. */
export interface Layer {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  /** Takes it off the page again. */
  remove(): void;
}

/** Only for the styles of a printed page; what is a layer is known by the element itself, which a page cannot forge. */
const MARK = 'data-fovea-layer';

const hosts = new Set<Node>();
let onLost = (): void => {};

/** Whether a node of the page is a layer of Fovea's. */
export function isLayer(node: Node): boolean {
  return hosts.has(node);
}

/** Says what to do when the page takes a layer away or moves it. */
export function whenLayerIsLost(act: () => void): void {
  onLost = act;
}

/** Takes every layer off the page. */
export function removeLayers(): void {
  for (const host of hosts) (host as HTMLElement).remove();
  hosts.clear();
}

/** Puts a layer over the page. */
export function openLayer(...styles: readonly string[]): Layer {
  // A plain element: a name with a hyphen would be one that the page can define, and so get at its root.
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: IS_TEST ? 'open' : 'closed' });
  addStyles(root, base, ...styles);
  Object.assign(host, interfaceLanguage());
  host.setAttribute(MARK, '');
  // Shortcuts of the page must not hear what is typed here.
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

/** A page that takes the layer away, or puts it elsewhere, ends what is open; it does not get to show it in its own way. */
function watch(host: Element): MutationObserver {
  const observer = new MutationObserver(() => {
    if (!hosts.has(host) || host.parentNode === document.documentElement) return;
    observer.disconnect();
    onLost();
  });
  observer.observe(document, { childList: true, subtree: true });
  return observer;
}
