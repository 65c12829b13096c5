import type { Page, Selection } from 'fovea';
import { textOf } from 'fovea/page';
import { siteMethods } from 'fovea/site';
import { openDataset } from '../datasets/read.ts';
import type { Sample } from '../datasets/sample.ts';
import { cpuMs } from '../perf/measure/cpu.ts';
import { SIBLINGS, selectBySite } from './measure-methods.ts';
import { keysOf, type ReadSite, readSite } from './read-site.ts';
import type { Site } from './sites.ts';

/** What a method leaves of a page with attribute values. */
export interface SwdeScore {
  readonly system: string;
  readonly k: number;
  /** Share of the values that are still there. */
  readonly kept: number;
  /** Share of the characters that are gone. */
  readonly removed: number;
  readonly ms: number;
}

const TEXT = 3;
const SPACE = /\s+/gu;

/** The templates of SWDE, each a site of its own: a host can have two. */
export async function readTemplates(): Promise<Site[]> {
  const templates = new Map<string, Sample[]>();
  for await (const sample of openDataset('swde-sites')) {
    const name = String((sample as { template?: unknown }).template ?? sample.site);
    templates.set(name, [...(templates.get(name) ?? []), sample]);
  }
  return [...templates].map(([name, samples]) => ({ name, samples }));
}

/** Every method on some pages of a template, whose attribute values must survive. */
export function measureTemplate(site: Site, most: number): SwdeScore[] {
  const read = readSite(site);
  return keysOf(site, most, (sample) => valuesOf(sample).length > 0).flatMap((key) => {
    const page = read.pages[key]!;
    const all = textLeft(page, { roots: [0], removed: [], reasons: [] });
    const values = valuesOf(site.samples[key]!).filter((value) => all.includes(value));
    if (values.length === 0) return [];
    return SIBLINGS.flatMap((k) => scoresWith(read, key, k, { all, values }));
  });
}

interface Known {
  readonly all: string;
  readonly values: readonly string[];
}

function scoresWith(read: ReadSite, key: number, k: number, { all, values }: Known): SwdeScore[] {
  const siblings = read.chooser.choose(key, k);
  const parsing = [key, ...siblings].reduce((sum, place) => sum + read.parseMs[place]!, 0);
  const pages = siblings.map((place) => read.pages[place]!);
  const page = read.pages[key]!;
  return siteMethods().map((method) => {
    const begun = cpuMs();
    const selection = selectBySite(method, pages, page);
    const ms = parsing + cpuMs() - begun;
    const left = textLeft(page, selection);
    return {
      system: method.name,
      k,
      kept: values.filter((value) => left.includes(value)).length / values.length,
      removed: 1 - left.length / all.length,
      ms,
    };
  });
}

function valuesOf(sample: Sample): string[] {
  const { must_have: values } = sample as { readonly must_have?: readonly string[] };
  return (values ?? sample.snippets?.with ?? []).map(withoutSpaces).filter((value) => value !== '');
}

function textLeft({ tree, ...page }: Page, { roots, removed }: Selection): string {
  const isGone = new Uint8Array(tree.size);
  for (const node of removed) isGone.fill(1, node, tree.end[node]!);
  const texts: string[] = [];
  for (const root of roots) {
    for (let id = root; id < tree.end[root]!; id++) {
      if (tree.kind[id] === TEXT && isGone[id] === 0) texts.push(textOf({ ...page, tree }, id));
    }
  }
  return withoutSpaces(texts.join(' '));
}

function withoutSpaces(text: string): string {
  return text.replace(SPACE, ' ').trim();
}
