import { extract, type Page } from 'fovea';
import { SiteLearner, type SiteProfile } from 'fovea/site';
import { wordOverlapScores } from '../metrics/text/word-overlap.ts';
import { cpuMs } from '../perf/measure/cpu.ts';
import { keysOf, readSite } from './read-site.ts';
import { hasGold, type Site } from './sites.ts';

/** F1 of words of the text, without and with what all pages of the site tell, and the CPU milliseconds of both. */
export interface SignalScore {
  readonly dataset: string;
  readonly id: string;
  readonly without: number;
  readonly with: number;
  readonly msWithout: number;
  readonly msWith: number;
}

/** What pages have in common. */
export function profileOf(pages: readonly Page[]): SiteProfile {
  const learner = new SiteLearner();
  for (const page of pages) learner.add(page);
  return learner.profile();
}

/** What the site adds to `fovea`, on pages of a site; the profile is of all of them. */
export function measureSignal(site: Site, pagesPerSite: number): SignalScore[] {
  const { pages, samples } = readSite(site);
  const profile = profileOf(pages);
  return keysOf(site, pagesPerSite, hasGold).map((key, at) => {
    const { html, url, gold_text: gold, dataset, id } = samples[key]!;
    const options = { title: 'auto', formats: ['text'], ...(url === null ? {} : { url }) } as const;
    const runs = [() => extract(html, options), () => extract(html, { ...options, site: profile })].map(
      (run) => () => {
        const begun = cpuMs();
        const { text } = run();
        return { ms: cpuMs() - begun, f1: wordOverlapScores(gold, text).f1 };
      },
    );
    // Whichever is second finds the page warm, so they take turns.
    const [first, second] = at % 2 === 0 ? [runs[0]!(), runs[1]!()] : [runs[1]!(), runs[0]!()];
    const [alone, known] = at % 2 === 0 ? [first, second] : [second, first];
    return { dataset, id, without: alone.f1, with: known.f1, msWithout: alone.ms, msWith: known.ms };
  });
}
