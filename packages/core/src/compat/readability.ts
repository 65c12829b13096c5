import { extract } from '../extract.ts';
import type { DomDocument, DomNode } from '../page/dom.ts';
import { pageFromDom } from '../page/from-dom.ts';
import { NodeKind } from '../page/tree.ts';
import { isReadable } from '../readable/is-readable.ts';

/** The options of Mozilla's Readability. Those for its own algorithm are accepted and have no effect. */
export interface ReadabilityOptions<T = string> {
  readonly debug?: boolean;
  /** Pages with more elements throw, as in Readability; 0 means no limit. */
  readonly maxElemsToParse?: number;
  readonly nbTopCandidates?: number;
  readonly charThreshold?: number;
  readonly classesToPreserve?: readonly string[];
  readonly keepClasses?: boolean;
  /** Receives the content as a detached element of the given document. */
  readonly serializer?: (node: DomNode) => T;
  readonly disableJSONLD?: boolean;
  readonly allowedVideoRegex?: RegExp;
  readonly linkDensityModifier?: number;
}

/** What Readability's `parse` returns. */
export interface ReadabilityArticle<T = string> {
  readonly title: string;
  readonly content: T;
  readonly textContent: string;
  readonly length: number;
  readonly excerpt: string;
  readonly byline: string | null;
  readonly dir: string | null;
  readonly siteName: string | null;
  readonly lang: string | null;
  readonly publishedTime: string | null;
}

/** A document that can also create elements, as in every DOM. */
interface ElementMaker extends DomDocument {
  createElement(name: string): DomNode & { innerHTML: string };
}

/** Fovea behind the interface of Mozilla's Readability. Unlike Readability, it does not change the document. */
export class Readability<T = string> {
  readonly #document: DomDocument;
  readonly #options: ReadabilityOptions<T>;

  constructor(document: DomDocument, options: ReadabilityOptions<T> = {}) {
    if (document?.documentElement == null) {
      throw new Error('First argument to Readability constructor should be a document object.');
    }
    this.#document = document;
    this.#options = options;
  }

  /** The article, or `null` if the page has none. */
  parse(): ReadabilityArticle<T> | null {
    const page = pageFromDom(this.#document);
    const { maxElemsToParse = 0 } = this.#options;
    if (maxElemsToParse > 0) {
      const elements = page.tree.kind.reduce((sum, kind) => sum + (kind === NodeKind.element ? 1 : 0), 0);
      if (elements > maxElemsToParse) {
        throw new Error(`Aborting parsing document; ${elements} elements found`);
      }
    }
    const result = extract(page, { formats: ['html', 'text'] });
    if (result.text === '') return null;
    return {
      title: result.title ?? '',
      content: this.#serialise(`<div id="readability-page-1" class="page">${result.content}</div>`),
      textContent: result.text,
      length: result.text.length,
      excerpt: result.description ?? result.text.split('\n\n', 1)[0]!,
      byline: result.byline,
      dir: result.dir,
      siteName: result.siteName,
      lang: result.lang,
      publishedTime: result.published,
    };
  }

  #serialise(html: string): T {
    const { serializer } = this.#options;
    // Without a serialiser `T` is `string`, as in Readability's own types.
    if (serializer === undefined) return html as T;
    const element = (this.#document as ElementMaker).createElement('div');
    element.innerHTML = html;
    return serializer(element.firstChild ?? element);
  }
}

/** The options of `isProbablyReaderable`; lengths are in characters, as there. */
export interface ReaderableOptions {
  readonly minContentLength?: number;
  readonly minScore?: number;
  readonly visibilityChecker?: (node: never) => boolean;
}

/**
 * Characters per word, to convert Readability's thresholds into ours.
 * @source Readability: its 140 characters are the 20 words of `isReadable`.
 */
const CHARACTERS_PER_WORD = 7;

/** Whether a page is probably worth `parse`. */
export function isProbablyReaderable(
  document: DomDocument,
  options: ReaderableOptions | ((node: never) => boolean) = {},
): boolean {
  const { minContentLength = 140, minScore = 20 } = typeof options === 'function' ? {} : options;
  return isReadable(document, {
    minWords: minContentLength / CHARACTERS_PER_WORD,
    minScore: minScore / Math.sqrt(CHARACTERS_PER_WORD),
  });
}
