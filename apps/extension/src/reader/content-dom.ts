import { readWrittenHtml } from './written-html.ts';

const MATHML = 'http://www.w3.org/1998/Math/MathML';

/** Attributes that make the browser fetch something. */
const FETCHING: ReadonlySet<string> = new Set(['src', 'poster']);

/**
 * The content as live nodes. The HTML comes from Fovea's own writer, which lets nothing active through, and is built
 * node by node: no string is ever handed to the browser to parse, so a page's Trusted Types policy has no say.
 */
export function contentNodes(html: string, withMedia: boolean): DocumentFragment {
  const fragment = document.createDocumentFragment();
  const open: (Element | DocumentFragment)[] = [fragment];
  let formula: Element | null = null;
  readWrittenHtml(html, {
    open: (tag, attributes) => {
      const isMath = formula !== null || tag === 'math';
      const element = isMath ? document.createElementNS(MATHML, tag) : document.createElement(tag);
      for (const [name, value] of attributes) {
        if (withMedia || !FETCHING.has(name)) element.setAttribute(name, value);
      }
      if (tag === 'math') formula = element;
      const shown = finished(element, tag, withMedia);
      open.at(-1)!.appendChild(shown);
      open.push(shown);
    },
    // The browser makes the node: half of all would otherwise have to be handed over into the script and back.
    text: (text) => open.at(-1)!.append(text),
    close: () => {
      if (open.pop() === formula) formula = null;
    },
  });
  return fragment;
}

/** An element with what the reader adds to it, or what stands in its place. */
function finished(element: Element, tag: string, withMedia: boolean): Element {
  if (tag === 'a') element.setAttribute('rel', 'noreferrer noopener');
  else if (tag === 'video' || tag === 'audio') element.setAttribute('controls', '');
  else if (tag === 'img') {
    if (!withMedia) return pictureName(element.getAttribute('alt') ?? '');
    addImageHints(element);
  }
  return element;
}

function addImageHints(image: Element): void {
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
  const name = image.getAttribute('alt') ?? '';
  image.addEventListener('error', () => image.replaceWith(pictureName(name)), { once: true });
}

/** What stands for a picture that is not loaded. */
function pictureName(text: string): Element {
  const name = document.createElement('span');
  name.className = 'no-picture';
  name.textContent = text;
  return name;
}
