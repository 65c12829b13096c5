import type { Warning } from '../warnings.ts';
import { DEFAULT_LIMITS, type ParseLimits } from './limits.ts';
import type { Page, PageEncoding } from './page.ts';
import { type HtmlParser, parseHtml } from './parser.ts';
import type { PageTree } from './tree.ts';

/** What is known about a page besides its HTML. */
export interface PageFromHtmlOptions {
  readonly url?: string | null;
  readonly encoding?: PageEncoding | null;
  /** Warnings from decoding, to stand first in `page.warnings`. */
  readonly warnings?: readonly Warning[];
  readonly limits?: Partial<ParseLimits>;
  /** Replaces the built-in parser; for tests and comparisons. */
  readonly parser?: HtmlParser;
}

/** A page from decoded HTML. The tree is built on first use. */
export function pageFromHtml(html: string, options: PageFromHtmlOptions = {}): Page {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const parser = options.parser ?? parseHtml;
  const warnings: Warning[] = [...(options.warnings ?? [])];
  const source = boundedSource(html, limits.maxChars, warnings);
  let tree: PageTree | undefined;
  return {
    source,
    url: options.url ?? null,
    encoding: options.encoding ?? null,
    layout: null,
    warnings,
    get tree(): PageTree {
      if (tree === undefined) {
        tree = parser(source, limits);
        warnings.push(...tree.warnings);
      }
      return tree;
    },
  };
}

/** Cuts an oversized source, and a byte order mark, which would otherwise count as text before `<html>`. */
function boundedSource(html: string, maxChars: number, warnings: Warning[]): string {
  const start = html.charCodeAt(0) === 0xfeff ? 1 : 0;
  if (html.length - start <= maxChars) return start === 0 ? html : html.slice(start);
  warnings.push({
    code: 'input-truncated',
    message: `Only the first ${maxChars} of ${html.length - start} characters were read.`,
  });
  return html.slice(start, start + maxChars);
}
