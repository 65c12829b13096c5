import { extract, type Method, type Page, resolveOptions, type Selection } from 'fovea';
import { methods } from 'fovea/methods';
import { learnTemplate, SiteLearner, type SiteMethod, type SiteProfile, siteMethods } from 'fovea/site';
import type { Sample } from '../datasets/sample.ts';
import { domNodes, nodeWords } from '../metrics/nodes/retrieved.ts';
import { wordOverlapScores } from '../metrics/text/word-overlap.ts';
import { keysOf, type ReadSite, readSite } from './read-site.ts';
import type { Site } from './sites.ts';

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
  /** From the source of all pages that it reads to the selection. */
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
  return keysOf(site, pagesPerSite).flatMap((key) => [
    ...pageLevel(read, key, 'r4'),
    ...pageLevel(read, key, 'fovea'),
    ...SIBLINGS.flatMap((k) => siteLevel(read, key, k)),
  ]);
}

/** Options that let a method use as many pages as there are siblings. */
function withPages(method: SiteMethod, k: number): Readonly<Record<string, number>> {
  const name = method.parameters.find((parameter) => ['pages', 'maxPages'].includes(parameter.name))?.name;
  return name === undefined ? {} : { [name]: k };
}

function siteLevel(read: ReadSite, key: number, k: number): PageScore[] {
  const siblings = read.chooser.choose(key, k);
  const parsing = [key, ...siblings].reduce((sum, place) => sum + read.parseMs[place]!, 0);
  const pages = siblings.map((place) => read.pages[place]!);
  const page = read.pages[key]!;
  const sample = read.samples[key]!;
  const scores = siteMethods().map((method) =>
    scored(method.name, k, sample, parsing, () =>
      learnTemplate(method, pages, withPages(method, k)).select(page),
    ),
  );
  const fovea = scored('fovea + site', k, sample, parsing, () =>
    selectWith('fovea', page, profileOf([page, ...pages])),
  );
  return [...scores, fovea];
}

function pageLevel(read: ReadSite, key: number, name: string): PageScore[] {
  const page = read.pages[key]!;
  return [scored(name, 0, read.samples[key]!, read.parseMs[key]!, () => selectWith(name, page, null))];
}

function scored(
  system: string,
  k: number,
  sample: Sample,
  parsing: number,
  select: () => Selection,
): PageScore {
  const begun = performance.now();
  const { roots, removed } = select();
  const ms = parsing + performance.now() - begun;
  const prediction = { text: '', nodes: { roots, removed } };
  const nodes = domNodes.score(sample, prediction)!;
  const words = nodeWords.score(sample, prediction)!;
  return { system, k, dataset: sample.dataset, nodes, words, ms };
}

function selectWith(name: string, page: Page, site: SiteProfile | null): Selection {
  const method = methods().find((candidate) => candidate.name === name) as Method;
  const { methodOptions } = resolveOptions({ method, title: 'auto' });
  return method.select(page, { options: methodOptions, site });
}

function profileOf(pages: readonly Page[]): SiteProfile {
  const learner = new SiteLearner();
  for (const page of pages) learner.add(page);
  return learner.profile();
}

/** F1 of words of the text, without and with what all pages of the site tell, and the milliseconds of both. */
export interface SignalScore {
  readonly dataset: string;
  readonly without: number;
  readonly with: number;
  readonly msWithout: number;
  readonly msWith: number;
}

/** What the site adds to `fovea`, on pages of a site; the profile is of all of them. */
export function measureSignal(site: Site, pagesPerSite: number): SignalScore[] {
  const { pages, samples } = readSite(site);
  const profile = profileOf(pages);
  return keysOf(site, pagesPerSite).map((key, at) => {
    const { html, url, gold_text: gold, dataset } = samples[key]!;
    const options = { title: 'auto', formats: ['text'], ...(url === null ? {} : { url }) } as const;
    const runs = [() => extract(html, options), () => extract(html, { ...options, site: profile })].map(
      (run) => () => {
        const begun = performance.now();
        const { text } = run();
        const ms = performance.now() - begun;
        return { f1: wordOverlapScores(gold, text).f1, ms };
      },
    );
    // Whichever is second finds the page warm, so they take turns.
    const [first, second] = at % 2 === 0 ? [runs[0]!(), runs[1]!()] : [runs[1]!(), runs[0]!()];
    const [alone, known] = at % 2 === 0 ? [first, second] : [second, first];
    return { dataset, without: alone.f1, with: known.f1, msWithout: alone.ms, msWith: known.ms };
  });
}
