import type { PageMeasure, PageRecord } from '../bench/result.ts';

/** Merges the pages of several runs: systems and metrics of the same page are combined. */
export function mergedPages(runs: readonly (readonly PageRecord[])[]): readonly PageRecord[] {
  const merged = new Map<string, PageRecord>();
  for (const page of runs.flat()) {
    const key = `${page.dataset} ${page.id}`;
    const known = merged.get(key);
    merged.set(key, known === undefined ? page : { ...known, systems: mergedSystems(known, page) });
  }
  return [...merged.values()];
}

function mergedSystems(first: PageRecord, second: PageRecord): PageRecord['systems'] {
  const systems: Record<string, PageMeasure> = { ...first.systems };
  for (const [name, measure] of Object.entries(second.systems)) {
    const known = systems[name];
    systems[name] =
      known === undefined ? measure : { ...known, scores: { ...known.scores, ...measure.scores } };
  }
  return systems;
}
