import { type Page, parsePage } from 'fovea';
import { SiblingChooser } from 'fovea/site';
import type { Sample } from '../datasets/sample.ts';
import { usePage } from '../metrics/nodes/gold.ts';
import type { Site } from './sites.ts';

/** The pages of a site, parsed. */
export interface ReadSite {
  readonly samples: readonly Sample[];
  readonly pages: readonly Page[];
  /** Milliseconds that parsing each of them took. */
  readonly parseMs: readonly number[];
  readonly chooser: SiblingChooser;
}

/** Parses the pages of a site. */
export function readSite({ samples }: Site): ReadSite {
  const parseMs: number[] = [];
  const pages = samples.map((sample) => {
    const begun = performance.now();
    const page = parsePage(sample.html, sample.url === null ? {} : { url: sample.url });
    void page.tree;
    parseMs.push(performance.now() - begun);
    usePage(sample, page);
    return page;
  });
  return { samples, pages, parseMs, chooser: new SiblingChooser(pages) };
}

/** The places of the pages to measure: evenly spread, at most so many. */
export function keysOf({ samples }: Pick<Site, 'samples'>, most: number): number[] {
  const step = Math.max(1, samples.length / most);
  return Array.from({ length: Math.min(most, samples.length) }, (_, n) => Math.floor(n * step));
}
