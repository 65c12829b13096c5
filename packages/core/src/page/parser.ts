import { parse } from 'fovea-html';
import type { ParseLimits } from './limits.ts';
import type { PageTree } from './tree.ts';

/**
 * The one door to an HTML parser: source in, flat tree out, every cap that fired among the tree's warnings. Everything
 * else in Fovea sees only the tree.
 */
export type HtmlParser = (source: string, limits: ParseLimits) => PageTree;

/** Fovea's own parser, scripting off, so that `<noscript>` content is in the tree. */
export const parseHtml: HtmlParser = (source, limits) => parse(source, { limits, scripting: false });
