import { resolveTable } from '../option-tables/resolve-table.ts';
import type { ParseOptions, ResolvedParseOptions } from './parse-options.ts';
import { PARSE_OPTIONS } from './parse-table.ts';

/** Resolves the options of reading a page; throws a `FoveaError` for invalid ones. */
export function resolveParseOptions(options: ParseOptions): ResolvedParseOptions {
  return Object.freeze(resolveTable<ResolvedParseOptions>(PARSE_OPTIONS, options));
}
