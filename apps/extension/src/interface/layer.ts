import { interfaceLanguage } from '../i18n/messages.ts';
import { inSlices } from '../live/slices.ts';
import base from './base.css';
import { makeElementsIn } from './element.ts';
import { keepFocus, takeFocus } from './focus.ts';
import { type Frame, isIntact, openFrame } from './frame.ts';
import { IS_TEST } from './is-test.ts';
import layerStyles from './layer.css';
import { addStyles } from './styles.ts';
import { isLong, takeApart } from './take-apart.ts';

/** Where the frame of a layer is: a dialog instead of the page, a transparent pane over it, or a bar on it. */
export type Place = 'dialog' | 'whole' | 'bottom' | 'side';

/** How to open a layer. */
export interface LayerOptions {
  readonly place: Place;
  /** Its name for screen readers. */
  readonly title: string;
  /** Style sheets for the content of the frame. */
  readonly styles: readonly string[];
  /** Called when the browser asks to close the dialog, for example on a back gesture. */
  onCancel?(): void;
}

/** Fovea's one element on the page; everything it shows is in its closed shadow root. */
export interface Layer {
  readonly host: HTMLElement;
  /** In the page's document: only for drawings, which take no input. */
  readonly root: ShadowRoot;
  /** A separate document: for everything that takes keys and clicks. */
  readonly frame: Frame;
  /** Restores the focus and removes it from the page: a long one later, until when it is hidden. */
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

/** Sets what to do when the page removes or moves a layer, or takes its focus away for good. */
export function whenLayerIsLost(act: () => void): void {
  onLost = act;
}

/** Removes every layer from the page. */
export function removeLayers(): void {
  for (const host of hosts) (host as HTMLElement).remove();
  hosts.clear();
  makeElementsIn(null);
}

/** Opens a layer over the page and moves the focus into it. */
export function openLayer(options: LayerOptions): Layer {
  const focusedBefore = document.activeElement;
  const { host, root } = openHost();
  const { place, title, styles } = options;
  const frame = place === 'dialog' ? openDialog(options, root) : openFrame(root, title, styles);
  frame.element.className = `frame ${place}`;
  makeElementsIn(frame.view.document);
  takeFocus(frame);
  const lose = (): void => {
    stop();
    onLost();
  };
  const mayLeave = place === 'bottom' || place === 'side';
  const stopFocus = frame.isSeparate ? keepFocus(frame, { mayLeave, onLost: lose }) : () => {};
  const stopWatch = watch(host, frame, lose);
  const stop = (): void => {
    stopFocus();
    stopWatch();
  };
  const remove = (): void => {
    stop();
    if (host.isConnected && isLong(frame.body)) void removeLater(host, frame);
    else removeHost(host);
    makeElementsIn(null);
    window.focus();
    if (focusedBefore instanceof HTMLElement) focusedBefore.focus({ preventScroll: true });
  };
  return { host, root, frame, remove };
}

function removeHost(host: HTMLElement): void {
  hosts.delete(host);
  host.remove();
}

/** Nothing is to be seen of the layer from now on, but it takes a while to remove much content. */
async function removeLater(host: HTMLElement, { element, body }: Frame): Promise<void> {
  element.blur();
  element.closest('dialog')?.close();
  host.hidden = true;
  await inSlices(takeApart(body), () => !host.isConnected);
  removeHost(host);
}

function openHost(): Pick<Layer, 'host' | 'root'> {
  // A plain element: the page could define a name with a hyphen, and so get hold of its root.
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: IS_TEST ? 'open' : 'closed' });
  addStyles(root, base, layerStyles);
  Object.assign(host, interfaceLanguage());
  host.setAttribute(MARK, '');
  hosts.add(host);
  document.documentElement.append(host);
  return { host, root };
}

/** A modal dialog covers everything, and nothing of the page below can be clicked or focused. */
function openDialog({ title, styles, onCancel }: LayerOptions, root: ShadowRoot): Frame {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', title);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    onCancel?.();
  });
  root.append(dialog);
  const frame = openFrame(dialog, title, styles);
  // Only now: an empty dialog would take the focus itself, and the page would receive the event.
  dialog.showModal();
  return frame;
}

/**
 * Closes the open mode when the page removes or moves the layer, or when its service worker navigates the frame: the page
 * cannot show the layer in its own way.
 */
function watch(host: Element, frame: Frame, lose: () => void): () => void {
  let isOver = false;
  const check = (): void => {
    if (isOver) return;
    if (host.parentNode !== document.documentElement || !isIntact(frame)) lose();
  };
  const observer = new MutationObserver(check);
  observer.observe(document, { childList: true, subtree: true });
  // Later, because during these events the page may still be moving the layer.
  const checkLater = (): void => void setTimeout(check);
  frame.element.addEventListener('load', checkLater);
  frame.view.addEventListener('pagehide', checkLater);
  return () => {
    isOver = true;
    observer.disconnect();
  };
}
