import type { Page, Selection } from 'fovea';
import { textOf } from 'fovea/page';
import { learnTemplate, siteMethods } from 'fovea/site';
import { openDataset } from '../datasets/read.ts';
import type { Sample } from '../datasets/sample.ts';
import { SIBLINGS } from './measure-methods.ts';
import { keysOf, readSite } from './read-site.ts';

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

/** Every method on some pages of each template of SWDE; every `every`-th template. */
export async function measureSwde(pagesPerSite: number, every: number): Promise<SwdeScore[]> {
  const templates = new Map<string, Sample[]>();
  for await (const sample of openDataset('swde-sites')) {
    const name = String((sample as { template?: unknown }).template ?? sample.site);
    templates.set(name, [...(templates.get(name) ?? []), sample]);
  }
  const chosen = [...templates].filter((_, at) => at % every === 0);
  return chosen.flatMap(([name, samples]) => measureTemplate(name, samples, pagesPerSite));
}

function measureTemplate(name: string, samples: readonly Sample[], most: number): SwdeScore[] {
  const read = readSite({ name, samples });
  return keysOf({ samples }, most).flatMap((key) =>
    SIBLINGS.flatMap((k) => {
      const siblings = read.chooser.choose(key, k);
      const pages = siblings.map((place) => read.pages[place]!);
      const parsing = [key, ...siblings].reduce((sum, place) => sum + read.parseMs[place]!, 0);
      const page = read.pages[key]!;
      const all = textLeft(page, { roots: [0], removed: [], reasons: [] });
      const values = valuesOf(samples[key]!).filter((value) => all.includes(value));
      if (values.length === 0) return [];
      return siteMethods().map((method) => {
        const parameter = method.parameters.find(({ name: own }) => ['pages', 'maxPages'].includes(own));
        const begun = performance.now();
        const options = parameter === undefined ? {} : { [parameter.name]: k };
        const left = textLeft(page, learnTemplate(method, pages, options).select(page));
        return {
          system: method.name,
          k,
          kept: values.filter((value) => left.includes(value)).length / values.length,
          removed: 1 - left.length / all.length,
          ms: parsing + performance.now() - begun,
        };
      });
    }),
  );
}

function valuesOf(sample: Sample): string[] {
  const { must_have: values } = sample as { readonly must_have?: readonly string[] };
  return (values ?? sample.snippets?.with ?? []).map(squeezed).filter((value) => value !== '');
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
  return squeezed(texts.join(' '));
}

function squeezed(text: string): string {
  return text.replace(SPACE, ' ').trim();
}
