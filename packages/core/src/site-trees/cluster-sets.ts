/** The share of the members of two sets that both have; 1 for empty ones. */
export function jaccard(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let both = 0;
  for (const member of small) if (large.has(member)) both++;
  const all = a.size + b.size - both;
  return all === 0 ? 1 : both / all;
}

/** Groups sets, by their indexes, so that each resembles another of its group (single link); all in one if `least` is 0. */
export function clusterSets(sets: readonly ReadonlySet<number>[], least: number): number[][] {
  const groupOf = sets.map((_, index) => index);
  for (let index = 0; index < sets.length; index++) {
    for (let other = 0; other < index; other++) {
      if (groupOf[index] === groupOf[other] || jaccard(sets[index]!, sets[other]!) < least) continue;
      const [from, to] = [groupOf[index]!, groupOf[other]!];
      for (let at = 0; at <= index; at++) if (groupOf[at] === from) groupOf[at] = to;
    }
  }
  return [...new Set(groupOf)].map((group) => sets.map((_, at) => at).filter((at) => groupOf[at] === group));
}
