import { type Page, parsePage } from 'fovea';
import { SiblingChooser } from 'fovea/site';
import type { Sample } from '../datasets/sample.ts';
import { usePage } from '../metrics/nodes/gold.ts';
import { cpuMs } from '../perf/measure/cpu.ts';
import type { Site } from './sites.ts';

/** The pages of a site, parsed. */
export interface ReadSite {
  readonly samples: readonly Sample[];
  readonly pages: readonly Page[];
  /** CPU milliseconds that parsing each of them took. */
  readonly parseMs: readonly number[];
  readonly chooser: SiblingChooser;
}

/** Parses the pages of a site. */
export function readSite({ samples }: Site): ReadSite {
  const parseMs: number[] = [];
  const pages = samples.map((sample) => {
    const begun = cpuMs();
    const page = parsed(sample);
    parseMs.push(cpuMs() - begun);
    usePage(sample, page);
    return page;
  });
  return { samples, pages, parseMs, chooser: new SiblingChooser(pages) };
}

/** The page of a sample. */
export function parsed({ html, url }: Sample): Page {
  const page = parsePage(html, url === null ? {} : { url });
  void page.tree;
  return page;
}

/** The places of the pages to measure: evenly spread over those that can be measured, at most so many. */
export function keysOf(
  { samples }: Pick<Site, 'samples'>,
  most: number,
  isKey: (sample: Sample) => boolean,
): number[] {
  const places = [...samples.keys()].filter((place) => isKey(samples[place]!));
  const step = Math.max(1, places.length / most);
  return Array.from({ length: Math.min(most, places.length) }, (_, n) => places[Math.floor(n * step)]!);
}
