/** Sets that are tried at most; the largest one found so far counts then. @cap */
const MAX_TRIES = 10_000;

/**
 * The largest set of pages, up to `wanted`, of which each links to each other; earlier candidates are preferred.
 * `links` says whether a page links to another one.
 */
export function completeSubdigraph(
  candidates: readonly number[],
  wanted: number,
  links: (from: number, to: number) => boolean,
): number[] {
  let best: number[] = [];
  let tries = 0;
  /** The set so far, with the place of the candidate to try next. */
  const chosen: number[] = [];
  const next = [0];
  while (next.length > 0 && best.length < wanted && tries < MAX_TRIES) {
    const at = next.at(-1)!;
    if (at >= candidates.length) {
      next.pop();
      chosen.pop();
      continue;
    }
    next[next.length - 1] = at + 1;
    tries++;
    const page = candidates[at]!;
    if (!chosen.every((other) => links(page, other) && links(other, page))) continue;
    chosen.push(page);
    next.push(at + 1);
    if (chosen.length > best.length) best = [...chosen];
  }
  return best;
}
