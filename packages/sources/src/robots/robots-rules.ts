import type { SourceError } from '../source-error.ts';

/** The rules of a site for one crawler (RFC 9309). */
export interface RobotsRules {
  /** True if the crawler may visit a path with its query. */
  allows(path: string): boolean;
  /** Seconds that the site wants between two requests, or `null`; not in the standard, but widely used. */
  readonly crawlDelay: number | null;
  /** Why there are no rules, if the file could not be read: then nothing may be visited. */
  readonly unavailable?: SourceError;
}

interface Rule {
  readonly allow: boolean;
  /** The pattern, split at its stars. */
  readonly parts: readonly string[];
  /** True if the pattern ends with `$`, so that nothing may follow. */
  readonly toEnd: boolean;
  readonly length: number;
}

interface Group {
  readonly agents: string[];
  readonly rules: Rule[];
  crawlDelay: number | null;
}

/**
 * The standard requires parsers to read at least this much, and allows them to ignore the rest.
 * @source RFC 9309, section 2.5: at least 500 KiB.
 */
export const MAX_ROBOTS_BYTES: number = 512 * 1024;
/** Longer patterns match no real path; they would only cost time. @cap */
const MAX_PATTERN = 2048;

/** Everything may be visited. */
export const ALLOW_ALL: RobotsRules = { allows: () => true, crawlDelay: null };

/** Nothing may be visited: the standard requires this while the robots.txt of a site is unavailable. */
export function allowNone(unavailable: SourceError): RobotsRules {
  return { allows: () => false, crawlDelay: null, unavailable };
}

/** Parses a robots.txt for one crawler, by its product name such as `fovea`. */
export function parseRobots(text: string, product: string): RobotsRules {
  const groups = readGroups(text);
  const own = groups.filter(({ agents }) => agents.includes(product.toLowerCase()));
  const chosen = own.length > 0 ? own : groups.filter(({ agents }) => agents.includes('*'));
  // The longest pattern decides; on a tie, the one that allows.
  const rules = chosen
    .flatMap((group) => group.rules)
    .sort((a, b) => b.length - a.length || Number(b.allow) - Number(a.allow));
  const delays = chosen.flatMap(({ crawlDelay }) => crawlDelay ?? []);
  return {
    crawlDelay: delays.length === 0 ? null : Math.max(...delays),
    allows(path) {
      const wanted = normalised(path);
      return rules.find((rule) => matches(rule, wanted))?.allow ?? true;
    },
  };
}

function readGroups(text: string): Group[] {
  const groups: Group[] = [];
  let inAgents = false;
  for (const line of linesOf(text)) {
    const [key, value] = fieldOf(line);
    if (key === 'user-agent') {
      if (!inAgents) groups.push({ agents: [], rules: [], crawlDelay: null });
      groups.at(-1)!.agents.push(productOf(value));
      inAgents = true;
    } else if (key === 'allow' || key === 'disallow') {
      inAgents = false;
      // An empty pattern matches nothing.
      if (value !== '' && value.length <= MAX_PATTERN)
        groups.at(-1)?.rules.push(ruleOf(key === 'allow', value));
    } else if (key === 'crawl-delay') {
      inAgents = false;
      const seconds = Number(value);
      const group = groups.at(-1);
      if (group !== undefined && value !== '' && seconds >= 0) group.crawlDelay = seconds;
    }
  }
  return groups;
}

const LINE_BREAK = /\r\n?|\n/;

/** The lines within the limit; a line that the limit cuts in two would change its meaning. */
function linesOf(text: string): readonly string[] {
  if (text.length <= MAX_ROBOTS_BYTES) return text.split(LINE_BREAK);
  return text.slice(0, MAX_ROBOTS_BYTES).split(LINE_BREAK).slice(0, -1);
}

function fieldOf(line: string): readonly [string, string] {
  const comment = line.indexOf('#');
  const text = comment === -1 ? line : line.slice(0, comment);
  const colon = text.indexOf(':');
  if (colon === -1) return ['', ''];
  return [text.slice(0, colon).trim().toLowerCase(), text.slice(colon + 1).trim()];
}

const NOT_PRODUCT = /[^a-z_-].*$/s;

/** `Fovea/1.0 (crawler)` is `fovea`. */
function productOf(value: string): string {
  return value === '*' ? '*' : value.toLowerCase().replace(NOT_PRODUCT, '');
}

function ruleOf(allow: boolean, pattern: string): Rule {
  const toEnd = pattern.endsWith('$');
  const body = toEnd ? pattern.slice(0, -1) : pattern;
  return { allow, parts: body.split('*').map(normalised), toEnd, length: pattern.length };
}

/** Finds the parts one after the other, each as early as possible, which is sufficient and never backtracks. */
function matches({ parts, toEnd }: Rule, path: string): boolean {
  if (!path.startsWith(parts[0]!)) return false;
  let at = parts[0]!.length;
  const last = parts.length - 1;
  for (let index = 1; index <= last; index++) {
    const part = parts[index]!;
    if (index === last && toEnd) return path.length - part.length >= at && path.endsWith(part);
    const found = path.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return !toEnd || at === path.length;
}

/** A path in canonical form, because it may be written with or without escapes. */
function normalised(path: string): string {
  try {
    return encodeURI(decodeURI(path));
  } catch {
    return path;
  }
}
