import { type Method, type Page, resolveOptions, type Selection } from 'fovea';
import { methods } from 'fovea/methods';
import { learnTemplate, type SiteMethod, type SiteProfile, siteMethods } from 'fovea/site';
import type { Sample } from '../datasets/sample.ts';
import { domNodes, nodeWords } from '../metrics/nodes/retrieved.ts';
import { cpuMs } from '../perf/measure/cpu.ts';
import { profileOf } from './measure-signal.ts';
import { keysOf, type ReadSite, readSite } from './read-site.ts';
import { hasGold, type Site } from './sites.ts';

/** Numbers of siblings. */
export const SIBLINGS: readonly number[] = [1, 2, 3, 4, 8, 16];

/** What came out for one page. */
export interface PageScore {
  readonly system: string;
  /** The number of siblings; 0 for methods that see the page alone. */
  readonly k: number;
  readonly dataset: string;
  readonly nodes: PrecisionRecall;
  readonly words: PrecisionRecall;
  /** CPU time from the source of all pages that it reads to the selection. */
  readonly ms: number;
}

interface PrecisionRecall {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

/** Every method with every number of siblings on some pages of a site. */
export function measureMethods(site: Site, pagesPerSite: number): PageScore[] {
  const read = readSite(site);
  return keysOf(site, pagesPerSite, hasGold).flatMap((key) => [
    ...pageLevel(read, key, 'r4'),
    ...pageLevel(read, key, 'fovea'),
    ...withSiblings(read, key, methodScores),
  ]);
}

/** The same for `fovea` alone and for one that knows the page and its siblings. */
export function measureFoveaWithSite(site: Site, pagesPerSite: number): PageScore[] {
  const read = readSite(site);
  return keysOf(site, pagesPerSite, hasGold).flatMap((key) => [
    ...pageLevel(read, key, 'fovea'),
    ...withSiblings(read, key, foveaScores),
  ]);
}

/** A page, its siblings, and the time that parsing all of them took. */
interface KeyPage {
  readonly page: Page;
  readonly sample: Sample;
  readonly siblings: readonly Page[];
  readonly parsing: number;
}

/** A site with few pages gives the same siblings for several numbers of them, and so the same result. */
function withSiblings(read: ReadSite, key: number, scores: (given: KeyPage) => PageScore[]): PageScore[] {
  const known = new Map<string, PageScore[]>();
  return SIBLINGS.flatMap((k) => {
    const places = read.chooser.choose(key, k);
    const name = places.join(' ');
    const siblings = places.map((place) => read.pages[place]!);
    const parsing = [key, ...places].reduce((sum, place) => sum + read.parseMs[place]!, 0);
    const given = { page: read.pages[key]!, sample: read.samples[key]!, siblings, parsing };
    const found = known.get(name) ?? scores(given);
    known.set(name, found);
    return found.map((score) => ({ ...score, k }));
  });
}

/** The content of a page by a method, learned from other pages of the site. */
export function selectBySite(method: SiteMethod, pages: readonly Page[], page: Page): Selection {
  const count = method.parameters.find(({ name }) => ['pages', 'maxPages'].includes(name));
  // As many pages as there are siblings, whatever the method would use by itself.
  const options = count === undefined ? {} : { [count.name]: Math.max(1, pages.length) };
  return learnTemplate(method, pages, options).select(page);
}

function methodScores({ page, sample, siblings, parsing }: KeyPage): PageScore[] {
  return siteMethods().map((method) =>
    scored(method.name, sample, parsing, () => selectBySite(method, siblings, page)),
  );
}

function foveaScores({ page, sample, siblings, parsing }: KeyPage): PageScore[] {
  return [
    scored('fovea + site', sample, parsing, () => selectAlone('fovea', page, profileOf([page, ...siblings]))),
  ];
}

function pageLevel(read: ReadSite, key: number, name: string): PageScore[] {
  const page = read.pages[key]!;
  return [scored(name, read.samples[key]!, read.parseMs[key]!, () => selectAlone(name, page, null))];
}

function scored(system: string, sample: Sample, parsing: number, select: () => Selection): PageScore {
  const begun = cpuMs();
  const { roots, removed } = select();
  const ms = parsing + cpuMs() - begun;
  const prediction = { text: '', nodes: { roots, removed } };
  const nodes = domNodes.score(sample, prediction)!;
  const words = nodeWords.score(sample, prediction)!;
  return { system, k: 0, dataset: sample.dataset, nodes, words, ms };
}

/** The content of a page by a method for single pages, perhaps with what is known about the site. */
export function selectAlone(name: string, page: Page, site: SiteProfile | null): Selection {
  const method = methods().find((candidate) => candidate.name === name) as Method;
  const { methodOptions } = resolveOptions({ method, title: 'auto' });
  return method.select(page, { options: methodOptions, site });
}
