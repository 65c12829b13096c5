import { parse } from 'fovea-html';
import type { ParseLimits } from './limits.ts';
import type { PageTree } from './tree.ts';

/**
 * The only interface to an HTML parser: it takes the source and returns a flat tree, with a warning for every cap that
 * was reached. Everything else in Fovea sees only the tree.
 */
export type HtmlParser = (source: string, limits: ParseLimits) => PageTree;

/** Fovea's own parser, scripting off, so that `<noscript>` content is in the tree. */
export const parseHtml: HtmlParser = (source, limits) => parse(source, { limits, scripting: false });
