import type { PageEncoding } from '../decode/page-encoding.ts';
import type { Warning } from '../warnings.ts';
import { DEFAULT_LIMITS, type ParseLimits } from './limits.ts';
import type { Page } from './page.ts';
import { type HtmlParser, parseHtml } from './parser.ts';
import { readUnswallowed } from './reread-swallowed.ts';
import type { PageTree } from './tree.ts';

/** What is known about a page besides its HTML. */
export interface PageFromHtmlOptions {
  readonly url?: string | null;
  readonly encoding?: PageEncoding | null;
  /** Warnings from decoding, which come first in `page.warnings`. */
  readonly warnings?: readonly Warning[];
  readonly limits?: Partial<ParseLimits>;
  /** Replaces the built-in parser; for tests and comparisons. */
  readonly parser?: HtmlParser;
}

/** A page from decoded HTML. Its tree is built on first use. */
export function pageFromHtml(html: string, options: PageFromHtmlOptions = {}): Page {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const warnings = [...(options.warnings ?? [])];
  const source = boundedSource(html, limits.maxChars, warnings);
  const { url = null, encoding = null, parser = parseHtml } = options;
  return new HtmlPage(source, { url, encoding, warnings, limits, parser });
}

/** The same page with another tree, in the shape that all pages have. */
export function withTree(page: Page, tree: PageTree): Page {
  if (!(page instanceof HtmlPage)) return { ...page, tree };
  const copy = new HtmlPage(page.source, page);
  copy.setTree(tree);
  return copy;
}

interface PageParts {
  readonly url: string | null;
  readonly encoding: PageEncoding | null;
  readonly warnings: Warning[];
  readonly limits: ParseLimits;
  readonly parser: HtmlParser;
}

/**
 * A class, so that all pages have one shape: a getter in a plain object would slow down everything that reads pages.
 */
class HtmlPage implements Page {
  readonly source: string;
  readonly url: string | null;
  readonly encoding: PageEncoding | null;
  readonly layout = null;
  readonly warnings: Warning[];
  declare readonly tree: PageTree;
  readonly #limits: ParseLimits;
  readonly #parser: HtmlParser;

  constructor(source: string, { url, encoding, warnings, limits, parser }: PageParts) {
    this.source = source;
    this.url = url;
    this.encoding = encoding;
    this.warnings = warnings;
    this.#limits = limits;
    this.#parser = parser;
    Object.defineProperty(this, 'tree', TREE_ON_FIRST_USE);
  }

  get limits(): ParseLimits {
    return this.#limits;
  }

  get parser(): HtmlParser {
    return this.#parser;
  }

  /** Parses the tree, which from then on is a plain property: engines copy a getter with all that it calls into whatever reads it. */
  parse(): PageTree {
    const { tree, closed } = readUnswallowed(this.source, this.#limits, this.#parser);
    this.warnings.push(...tree.warnings, ...closed.map(unclosedWarning));
    this.setTree(tree);
    return tree;
  }

  setTree(tree: PageTree): void {
    Object.defineProperty(this, 'tree', { value: tree });
  }
}

/** An own property of the page, so that a copy of the page has it too. */
const TREE_ON_FIRST_USE: PropertyDescriptor & ThisType<HtmlPage> = {
  configurable: true,
  enumerable: true,
  get(): PageTree {
    return this.parse();
  },
};

function unclosedWarning(name: string): Warning {
  const message = `A <${name}> that is never closed would hide most of the page: it was closed at the next tag.`;
  return { code: 'unclosed-element', message };
}

/** Truncates an oversized source and drops a byte order mark, which would otherwise count as text before `<html>`. */
function boundedSource(html: string, maxChars: number, warnings: Warning[]): string {
  const start = html.charCodeAt(0) === 0xfeff ? 1 : 0;
  if (html.length - start <= maxChars) return start === 0 ? html : html.slice(start);
  warnings.push({
    code: 'input-truncated',
    message: `Only the first ${maxChars} of ${html.length - start} characters were read.`,
  });
  return html.slice(start, start + maxChars);
}
