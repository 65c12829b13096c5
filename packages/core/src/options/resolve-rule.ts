import { InvalidOptionError } from '../errors.ts';
import { isRecord } from '../option-tables/check-value.ts';
import { nearestName } from '../option-tables/nearest-name.ts';
import { refuse } from '../option-tables/refuse-value.ts';
import type { PageRule, ResolvedRule } from '../rules/page-rule.ts';
import { resolveSelectors } from './resolve-selectors.ts';

const NAMES: readonly string[] = ['applies', 'include', 'exclude', 'metadata'];

/** Resolves a caller's own rule and parses its selectors. */
export function resolveRule(option: string, value: unknown): ResolvedRule {
  if (!isRule(value)) throw refuse(option, 'an object with a function `applies`', value);
  // Rules may be objects of any class with other fields: only a name close to one of ours is a mistake.
  for (const name of Object.keys(value)) {
    const meant = NAMES.includes(name) ? null : nearestName(name, NAMES);
    if (meant !== null) throw new InvalidOptionError(option, `has '${name}'. Did you mean '${meant}'?`);
  }
  const { include = [], exclude = [], metadata } = value;
  if (metadata !== undefined && typeof metadata !== 'function') {
    throw refuse(`${option}.metadata`, 'a function', metadata);
  }
  return {
    rule: value,
    include: resolveSelectors(`${option}.include`, include),
    exclude: resolveSelectors(`${option}.exclude`, exclude),
  };
}

function isRule(value: unknown): value is PageRule {
  return isRecord(value) && typeof value['applies'] === 'function';
}
