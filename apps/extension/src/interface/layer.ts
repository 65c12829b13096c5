import { interfaceLanguage } from '../i18n/messages.ts';
import base from './base.css';
import { IS_TEST } from './is-test.ts';
import { addStyles } from './styles.ts';

/** Fovea's one element on the page; everything it shows is in a shadow root that styles of the page do not reach. */
export interface Layer {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  /** Takes it off the page again. */
  remove(): void;
}

/** Puts a layer over the page. */
export function openLayer(...styles: readonly string[]): Layer {
  const host = document.createElement('fovea-layer');
  const root = host.attachShadow({ mode: IS_TEST ? 'open' : 'closed' });
  addStyles(root, base, ...styles);
  Object.assign(host, interfaceLanguage());
  // Shortcuts of the page must not hear what is typed here.
  for (const type of ['keydown', 'keyup', 'keypress', 'wheel', 'click', 'pointerdown', 'copy']) {
    host.addEventListener(type, (event) => event.stopPropagation());
  }
  document.documentElement.append(host);
  return { host, root, remove: () => host.remove() };
}
