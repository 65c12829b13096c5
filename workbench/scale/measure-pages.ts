import { extract } from 'fovea';
import { cpuMs } from '../perf/measure/cpu.ts';
import type { SamplePage } from '../perf/sample/sample.ts';

/** What pages cost one by one, and whether they failed. */
export interface PageTimes {
  readonly ms: readonly number[];
  readonly failed: number;
}

/** Extracts every page once, after a few that warm the process up. */
export function measurePages(pages: readonly SamplePage[], warmUp: readonly SamplePage[]): PageTimes {
  for (const { html } of warmUp) extract(html, { formats: ['text'] });
  let failed = 0;
  const ms = pages.map(({ html }) => {
    const begun = cpuMs();
    try {
      extract(html, { formats: ['text'] });
    } catch {
      failed++;
    }
    return cpuMs() - begun;
  });
  return { ms, failed };
}
