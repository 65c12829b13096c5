import type { Warning } from '../warnings.ts';
import type { ParseLimits } from './limits.ts';
import type { PageTree } from './tree.ts';

/**
 * The one door to an HTML parser: source in, flat tree out. Everything else in Fovea sees only the tree, so
 * that the parser behind it can be replaced.
 */
export type HtmlParser = (source: string, limits: ParseLimits, warn: (warning: Warning) => void) => PageTree;
