/**
 * What a hostile page has observed: the events that it received, the parts of the layer that it got hold of, and the calls
 * of functions that it had patched.
 */
export type Spied = typeof globalThis & { heard: string[]; caught: string[]; called: string[] };

/** Runs before Fovea: defines elements that Fovea might create, patches functions that it might call, and listens first. */
const SPY = `
window.heard = []; window.caught = []; window.called = [];
const isOutside = (thing) => thing instanceof Node && thing.getRootNode() !== document;
class Mine extends HTMLElement { constructor() { super(); caught.push('constructed'); try { caught.push(String(this.attachInternals().shadowRoot)); } catch {} } }
for (const name of ['fovea-layer', 'fovea-reader', 'fovea-host']) customElements.define(name, class extends Mine {});
const attach = Element.prototype.attachShadow;
Element.prototype.attachShadow = function (options) { called.push('attachShadow'); return attach.call(this, { ...options, mode: 'open' }); };
for (const [prototype, name] of [
  [Document.prototype, 'createElement'], [Document.prototype, 'importNode'], [Document.prototype, 'adoptNode'], [Node.prototype, 'appendChild'], [Element.prototype, 'append'],
  [ShadowRoot.prototype, 'append'], [Element.prototype, 'setAttribute'], [HTMLElement.prototype, 'focus'], [HTMLDialogElement.prototype, 'showModal'],
  [EventTarget.prototype, 'addEventListener'], [HTMLElement.prototype, 'showPopover'], [CSSStyleSheet.prototype, 'replaceSync'],
]) {
  const own = prototype[name];
  prototype[name] = function (...given) { called.push(name); return own.apply(this, given); };
}
for (const name of ['contentDocument', 'contentWindow']) {
  const { get } = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, name);
  Object.defineProperty(HTMLIFrameElement.prototype, name, { get() { called.push(name); return get.call(this); } });
}
const listen = (target, type) => target.addEventListener(type, (event) => {
  heard.push(type + ' ' + (event.key ?? event.data ?? ''));
  for (const name in event) if (isOutside(event[name])) caught.push(type + '.' + name);
}, true);
for (const type of ['keydown', 'keypress', 'keyup', 'beforeinput', 'input', 'change', 'compositionstart', 'copy', 'cut', 'paste', 'pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
  for (const target of [window, document, document.documentElement]) listen(target, type);
for (const type of ['focus', 'blur', 'focusin', 'focusout', 'selectionchange', 'scroll', 'wheel', 'beforeprint', 'toggle', 'beforetoggle', 'load'])
  window.addEventListener(type, (event) => { for (const name in event) if (isOutside(event[name])) caught.push(type + '.' + name); }, true);
window.navigation?.addEventListener('navigate', ({ sourceElement }) => { if (sourceElement && isOutside(sourceElement)) caught.push('navigate.sourceElement'); });
`;

const TEXT =
  '<p>There is text to read here all the same, in several sentences that are long enough, with <a href="#part">a link to a part</a>, with commas, and with full stops.</p>';

/** A service worker that navigates every frame of its site to another address. */
const WORKER = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(clients.claim()));
self.addEventListener('message', async ({ source }) => {
  const all = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const nested = all.filter(({ frameType }) => frameType === 'nested');
  const tries = await Promise.allSettled(nested.map((client) => client.navigate('/forged')));
  source.postMessage(tries.map(({ status }) => status));
});
`;

/** Elements whose ids are global names that Fovea uses. */
const NAMES = '<form id="foveaParts"><input name="content-1"></form><i id="foveaStage"></i>';

const HTML = 'text/html; charset=utf-8';

/** Pages that do what they can to get hold of Fovea's layer. */
export const HOSTILE_PAGES: Readonly<Record<string, [type: string, body: string]>> = {
  '/hostile': [
    HTML,
    `<!DOCTYPE html><html lang="en"><title>A page that is after us</title><script>${SPY}</script><body><article><h1>A page that is after us</h1>${TEXT.repeat(6)}</article>${NAMES}<input id="trap"></body></html>`,
  ],
  // The same from a frame of the same site, which can access the page.
  '/hostile-framed': [
    HTML,
    `<!DOCTYPE html><html lang="en"><title>A page that is after us</title><script>${SPY}</script><body><article><h1>A page that is after us</h1>${TEXT.repeat(6)}</article>
<iframe name="spy" src="/hostile-frame"></iframe></body></html>`,
  ],
  '/hostile-frame': [
    HTML,
    `<!DOCTYPE html><html lang="en"><title>Spy</title><body><input id="trap"><script>
for (const type of ['keydown', 'keyup', 'input', 'click']) for (const target of [window, parent, parent.document]) target.addEventListener(type, (event) => parent.heard.push('frame: ' + type + ' ' + event.key), true);
</script></body></html>`,
  ],
  '/hostile-worker.js': ['text/javascript', WORKER],
  '/forged': [
    HTML,
    '<!DOCTYPE html><html lang="en"><title>Forged</title><body><p class="forged">Forged.</p></body></html>',
  ],
};
