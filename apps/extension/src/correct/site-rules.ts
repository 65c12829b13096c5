/** What a user has corrected on the pages of a site, by structure. */
export interface SiteRule {
  readonly host: string;
  /** Parts that are not content. */
  readonly exclude: readonly string[];
  /** Parts that are content, whatever the method says. */
  readonly restore: readonly string[];
}

/** A person corrects a few parts of a site, not hundreds. @cap */
const MAX_SELECTORS = 50;
const MAX_SITES = 1000;
const MAX_LENGTH = 500;

/** Reads stored or imported rules; leaves out invalid ones. */
export function readSiteRules(value: unknown): readonly SiteRule[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, MAX_SITES).flatMap((given: unknown) => {
    const { host, exclude, restore } = (given ?? {}) as Partial<Record<keyof SiteRule, unknown>>;
    if (typeof host !== 'string' || host === '') return [];
    const rule = { host, exclude: selectorsIn(exclude), restore: selectorsIn(restore) };
    return isEmpty(rule) ? [] : [rule];
  });
}

function selectorsIn(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  const texts = value.filter((one): one is string => typeof one === 'string' && one.length <= MAX_LENGTH);
  return [...new Set(texts)].slice(0, MAX_SELECTORS);
}

/** The rule for a host; an empty one if there is none. */
export function ruleFor(rules: readonly SiteRule[], host: string): SiteRule {
  return rules.find((rule) => rule.host === host) ?? { host, exclude: [], restore: [] };
}

/** The rules with one more selector for a host; a part cannot be both. */
export function withSelector(
  rules: readonly SiteRule[],
  host: string,
  kind: 'exclude' | 'restore',
  selector: string,
): readonly SiteRule[] {
  const { exclude, restore } = ruleFor(rules, host);
  const others = { exclude: without(exclude, selector), restore: without(restore, selector) };
  const rule = { host, ...others, [kind]: [...others[kind], selector] };
  return [...withoutHost(rules, host), rule];
}

/** The rules without those for a host. */
export function withoutHost(rules: readonly SiteRule[], host: string): readonly SiteRule[] {
  return rules.filter((rule) => rule.host !== host);
}

function without(selectors: readonly string[], selector: string): readonly string[] {
  return selectors.filter((other) => other !== selector);
}

function isEmpty({ exclude, restore }: SiteRule): boolean {
  return exclude.length === 0 && restore.length === 0;
}
