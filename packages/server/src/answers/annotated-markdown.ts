import { type ContentBlock, extract } from 'fovea';
// What is annotated is content as a whole.
import 'fovea/methods';
import { type Reference, referencesIn } from './link-lists.ts';

/** What to add to the Markdown of a page. */
export interface Annotations {
  /** Numbers instead of addresses, and a list of references. */
  readonly citations: boolean;
  readonly links: boolean;
  readonly images: boolean;
}

/** What is annotated. */
export interface Annotated {
  /** The sanitised HTML that the library wrote. */
  readonly content: string;
  readonly blocks?: readonly ContentBlock[];
}

// In HTML that the library wrote, a `<` begins a tag and attributes are quoted.
const LINK_TAG = /<(\/?)a\b((?:"[^"]*"|[^>"])*)>/gu;
const ADDRESS = /\shref="([^"]*)"/u;

/**
 * The Markdown of a page with citations or lists of its links and pictures. The lists are written as HTML and converted
 * together with the content, so that the one writer of Markdown keeps all text of the page text.
 */
export function annotatedMarkdown({ content, blocks = [] }: Annotated, wanted: Annotations): string {
  const { links, images } = referencesIn(blocks);
  const parts = [wanted.citations ? cited(content) : content];
  if (wanted.links) parts.push(list('Links:', links));
  if (wanted.images) parts.push(list('Images:', images));
  return extract(parts.join('\n'), { method: 'whole-body', formats: ['markdown'] }).markdown;
}

/** Replaces links by their text and a number; the addresses follow as a list. */
function cited(content: string): string {
  const numbers = new Map<string, number>();
  const open: (number | null)[] = [];
  const text = content.replace(LINK_TAG, (_tag, closing: string, attributes: string) => {
    if (closing !== '') {
      const number = open.pop() ?? null;
      return number === null ? '' : `⟨${number}⟩`;
    }
    const address = ADDRESS.exec(attributes)?.[1] ?? null;
    if (address !== null && !numbers.has(address)) numbers.set(address, numbers.size + 1);
    open.push(address === null ? null : numbers.get(address)!);
    return '';
  });
  const items = [...numbers.keys()].map((address) => `<li><a href="${address}">${address}</a></li>`);
  return items.length === 0 ? text : `${text}\n<p>References:</p>\n<ol>${items.join('')}</ol>`;
}

function list(label: string, references: readonly Reference[]): string {
  if (references.length === 0) return '';
  const items = references.map(({ url, text }) => {
    return `<li><a href="${escaped(url)}">${escaped(text.trim() || url)}</a></li>`;
  });
  return `<p>${label}</p>\n<ul>${items.join('')}</ul>`;
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const UNSAFE = /[&<>"]/gu;

/** A text that is no markup. */
export function escaped(text: string): string {
  return text.replace(UNSAFE, (sign) => SIGNS[sign]!);
}
