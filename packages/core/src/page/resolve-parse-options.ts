import { resolveTable } from '../option-tables/resolve-table.ts';
import type { ParseOptions, ResolvedParseOptions } from './parse-options.ts';
import { PARSE_OPTIONS } from './parse-table.ts';

/** The options of reading a page, checked and complete; throws a `FoveaError` for wrong ones. */
export function resolveParseOptions(options: ParseOptions): ResolvedParseOptions {
  return Object.freeze(resolveTable<ResolvedParseOptions>(PARSE_OPTIONS, options));
}
