import { checkList } from '../option-tables/check-value.ts';
import type { BareOption } from '../option-tables/option.ts';
import { refuse } from '../option-tables/refuse-value.ts';
import { resolveTable } from '../option-tables/resolve-table.ts';
import { isProfile, type SiteProfile } from '../site-profile/site-profile.ts';
import type { ExtractOptions, MethodChoice, ResolvedOptions } from './extract-options.ts';
import { resolveMethod, resolveMethodOptions } from './resolve-method.ts';
import { resolveRule } from './resolve-rule.ts';
import { resolveSelectors } from './resolve-selectors.ts';
import { BARE_OPTIONS } from './table.ts';

/**
 * Resolves all options: checked, with every default filled in, and frozen. Throws a `FoveaError` with the code
 * `invalid-option` that says what would be valid.
 */
export function resolveOptions<Chosen extends MethodChoice = 'fovea'>(
  options: ExtractOptions<Chosen> = {},
): ResolvedOptions {
  const values = resolveTable<ResolvedOptions>(BARE_OPTIONS, options, checkOwnKind);
  checkChunks(values);
  const methodOptions = resolveMethodOptions(values.method, values.methodOptions, values);
  return Object.freeze({ ...values, methodOptions });
}

/** A chunk must have room for something new. */
function checkChunks({ chunks: { maxTokens, overlap } }: ResolvedOptions): void {
  if (overlap * 2 > maxTokens) throw refuse('chunks.overlap', 'at most half of chunks.maxTokens', overlap);
}

/** A profile of a site, as it was learned. */
function resolveSite(option: string, value: unknown): SiteProfile {
  if (!isProfile(value))
    throw refuse(option, 'a profile of a site, from `SiteLearner` in `fovea/site`', value);
  return value;
}

/** Checks the kinds of options that only `extract` has. */
function checkOwnKind({ name, kind }: BareOption, value: unknown): unknown {
  switch (kind) {
    case 'selectors':
      return resolveSelectors(name, value);
    case 'rules':
      return checkList(name, value, 'rules', resolveRule);
    case 'site':
      return resolveSite(name, value);
    case 'method':
      return resolveMethod(name, value);
    default:
      // Parameters: only the method can check them, so they follow once it is known.
      return value;
  }
}
