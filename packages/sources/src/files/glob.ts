/** A parsed glob: the folder in which to search, and a test for paths below it. */
export interface Glob {
  /** The leading folders without wildcards; empty for the current folder. */
  readonly base: string;
  /** Whether a `/`-separated path relative to `base` matches. */
  matches(path: string): boolean;
}

const WILDCARDS = /[*?]/;

/** True if a text contains wildcards. */
export function isGlob(text: string): boolean {
  return WILDCARDS.test(text);
}

/** Reads a glob with `*`, `?` (within a name) and `**` (any number of folders). */
export function parseGlob(pattern: string): Glob {
  const parts = pattern.split('/');
  const firstWild = parts.findIndex(isGlob);
  const fixed = firstWild === -1 ? parts.length - 1 : firstWild;
  const names = parts.slice(fixed).filter((part, at, all) => !(part === '**' && all[at - 1] === '**'));
  const base = parts.slice(0, fixed).join('/');
  return {
    base: base === '' && pattern.startsWith('/') ? '/' : base,
    matches: (path) => pathMatches(names, path.split('/')),
  };
}

/** Matches folder names like `nameMatches` matches characters, with `**` as the star. */
function pathMatches(pattern: readonly string[], path: readonly string[]): boolean {
  return starMatch(
    pattern.length,
    path.length,
    (p) => pattern[p] === '**',
    (p, t) => nameMatches(pattern[p]!, path[t]!),
  );
}

function nameMatches(pattern: string, name: string): boolean {
  // As in shells, only an explicit dot matches a leading dot.
  if (name.startsWith('.') && !pattern.startsWith('.')) return false;
  return starMatch(
    pattern.length,
    name.length,
    (p) => pattern[p] === '*',
    (p, t) => pattern[p] === '?' || pattern[p] === name[t],
  );
}

/**
 * Greedy matching that only goes back to the last star, so its cost is at most the product of the lengths; a regular
 * expression built from the glob could take exponential time.
 */
function starMatch(
  patternLength: number,
  textLength: number,
  isStar: (p: number) => boolean,
  same: (p: number, t: number) => boolean,
): boolean {
  let p = 0;
  let t = 0;
  let star = -1;
  let resume = 0;
  while (t < textLength) {
    if (p < patternLength && isStar(p)) {
      star = p++;
      resume = t;
    } else if (p < patternLength && same(p, t)) {
      p++;
      t++;
    } else if (star !== -1) {
      p = star + 1;
      t = ++resume;
    } else {
      return false;
    }
  }
  while (p < patternLength && isStar(p)) p++;
  return p === patternLength;
}
