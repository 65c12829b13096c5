import { interfaceLanguage } from '../i18n/messages.ts';
import base from './base.css';
import controlStyles from './controls.css';
import frameStyles from './frame.css';
import { addStyles } from './styles.ts';

/**
 * A separate document inside the layer for everything that takes keys and clicks. Its events end in its own window, so the
 * page receives none of them, however early and wherever it listens.
 */
export interface Frame {
  /** The element on the page. */
  readonly element: HTMLElement;
  /** A landmark with the name of the layer, which holds everything. */
  readonly body: HTMLElement;
  readonly root: Document | ShadowRoot;
  readonly view: Window & typeof globalThis;
  /** False for a stand-in, which is part of the page's document. */
  readonly isSeparate: boolean;
}

/** Opens an empty frame in a part of the layer that is already on the page. */
export function openFrame(within: ShadowRoot | Element, title: string, styles: readonly string[]): Frame {
  const element = document.createElement('iframe');
  element.title = title;
  within.append(element);
  const inner = element.contentDocument;
  if (inner !== null) return separateFrame(element, inner, styles);
  element.remove();
  return makeStandIn(within, title, styles);
}

function separateFrame(element: HTMLIFrameElement, inner: Document, styles: readonly string[]): Frame {
  Object.assign(inner.documentElement, interfaceLanguage());
  const links = inner.createElement('base');
  // Links open in the tab, not in the frame.
  links.target = '_top';
  inner.head.append(links);
  addStyles(inner, base, controlStyles, frameStyles, ...styles);
  const body = inner.createElement('div');
  nameRegion(body, element.title);
  inner.body.append(body);
  return { element, body, root: inner, view: inner.defaultView!, isSeparate: true };
}

/** Events of a stand-in that must not bubble to the page. */
const STOPPED = ['keydown', 'keyup', 'keypress', 'input', 'wheel', 'click', 'pointerdown', 'copy'];

/**
 * An element instead of a frame. On a page that a content security policy puts into a sandbox, no script can access the
 * document of a frame. The page cannot look into the element, but capturing listeners on its window receive keys.
 */
function makeStandIn(within: ShadowRoot | Element, title: string, styles: readonly string[]): Frame {
  const element = document.createElement('div');
  nameRegion(element, title);
  const root = within.getRootNode() as ShadowRoot;
  addStyles(root, controlStyles, ...styles);
  for (const type of STOPPED) element.addEventListener(type, (event) => event.stopPropagation());
  within.append(element);
  return { element, body: element, root, view: window, isSeparate: false };
}

function nameRegion(element: HTMLElement, name: string): void {
  element.setAttribute('role', 'region');
  element.setAttribute('aria-label', name);
}

/** True if a frame still has its document: a frame that is moved or navigated gets a new one. */
export function isIntact({ element, root, isSeparate }: Frame): boolean {
  return !isSeparate || (element as HTMLIFrameElement).contentDocument === root;
}

/** Puts a bar into a frame and keeps the frame as large as the bar. */
export function fitFrame({ element, body, view }: Frame, bar: HTMLElement): void {
  const fit = (): void => {
    body.style.setProperty('--window-width', `${window.innerWidth}px`);
    body.style.setProperty('--window-height', `${window.innerHeight}px`);
    const { width, height } = bar.getBoundingClientRect();
    element.style.setProperty('width', `${Math.ceil(width)}px`);
    element.style.setProperty('height', `${Math.ceil(height)}px`);
  };
  body.classList.add('fitted');
  body.append(bar);
  fit();
  // From the frame's own window, so that it ends with the frame.
  new view.ResizeObserver(fit).observe(bar);
}
