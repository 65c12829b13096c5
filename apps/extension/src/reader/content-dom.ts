import { documentOfElements, make } from '../interface/element.ts';
import { readWrittenHtml } from './written-html.ts';

const MATHML = 'http://www.w3.org/1998/Math/MathML';

/** Elements that may be wider than the text, and that scroll where even the window is too narrow for them. */
const WIDE_ELEMENTS: ReadonlySet<string> = new Set(['table', 'pre']);

/** Attributes that make the browser fetch something. */
const FETCHING: ReadonlySet<string> = new Set(['src', 'poster']);

/**
 * Puts the content into an element as live nodes. The HTML comes from Fovea's own writer, which allows nothing active, and
 * the nodes are created one by one, with pauses: the browser never parses a string, so a page's Trusted Types policy does
 * not matter. Says at each pause how many characters of the HTML are there.
 */
export function* fillWithContent(
  element: Element,
  html: string,
  withMedia: boolean,
): Generator<number, void> {
  const document = documentOfElements();
  const open: Element[] = [element];
  let formula: Element | null = null;
  yield* readWrittenHtml(html, {
    open: (tag, attributes) => {
      const isMath = formula !== null || tag === 'math';
      const element = isMath ? document.createElementNS(MATHML, tag) : document.createElement(tag);
      for (const [name, value] of attributes) {
        if (withMedia || !FETCHING.has(name)) element.setAttribute(name, value);
      }
      if (tag === 'math') formula = element;
      const shown = withReaderAttributes(element, tag, withMedia);
      open.at(-1)!.appendChild(WIDE_ELEMENTS.has(tag) ? make('div', { class: 'wide' }, shown) : shown);
      open.push(shown);
    },
    // The browser creates the text node: half of all nodes would otherwise cross between script and browser.
    text: (text) => open.at(-1)!.append(text),
    close: () => {
      if (open.pop() === formula) formula = null;
    },
  });
}

/** An element with the attributes that the reader adds, or its replacement. */
function withReaderAttributes(element: Element, tag: string, withMedia: boolean): Element {
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

/** The replacement for a picture that is not loaded. */
function pictureName(text: string): Element {
  return make('span', { class: 'no-picture' }, text);
}
