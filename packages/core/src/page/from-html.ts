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
  return new HtmlPage(html, options);
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

  constructor(html: string, options: PageFromHtmlOptions) {
    this.#limits = { ...DEFAULT_LIMITS, ...options.limits };
    this.#parser = options.parser ?? parseHtml;
    this.warnings = [...(options.warnings ?? [])];
    this.source = boundedSource(html, this.#limits.maxChars, this.warnings);
    this.url = options.url ?? null;
    this.encoding = options.encoding ?? null;
    Object.defineProperty(this, 'tree', TREE_ON_FIRST_USE);
  }

  /** Parses the tree, which from then on is a plain property: engines copy a getter with all that it calls into whatever reads it. */
  parse(): PageTree {
    const { tree, closed } = readUnswallowed(this.source, this.#limits, this.#parser);
    this.warnings.push(...tree.warnings, ...closed.map(unclosedWarning));
    Object.defineProperty(this, 'tree', { value: tree });
    return tree;
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
