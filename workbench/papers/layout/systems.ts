import { DEFAULT_METHOD, type Method, type MethodOptions } from 'fovea';
import { methods } from 'fovea/methods';
import { predictWith } from '../../baselines/fovea/fovea-methods.ts';
import { extractorNamed } from '../../baselines/registry.ts';
import type { Comparator } from '../../comparators/comparator.ts';
import { whyUnusable } from '../../comparators/model-files.ts';
import { comparators } from '../../comparators/registry.ts';
import type { Sample } from '../../datasets/sample.ts';
import type { Prediction } from '../../metrics/metric.ts';
import { pageOf } from '../../metrics/nodes/gold.ts';
import { crossFitted } from '../../train/cross-fit.ts';
import { withOptions } from '../sweeps/option-sweep.ts';

/** A system that finds the content of a rendered page. */
export interface LayoutSystem {
  readonly label: string;
  predict(sample: Sample): Promise<Prediction>;
  /** Only the choice, for measurements; peers cannot be split. */
  select?(sample: Sample): void;
  /** The datasets on which it is measured, if not on all. */
  readonly datasets?: readonly string[];
}

/** The sets on which the papers' learned systems are compared; judging and scoring them costs more than all else together. */
const COMPARED: readonly string[] = ['spider-layout', 'google-trends-2017'];

const DEFAULT_LABEL = `default (${DEFAULT_METHOD})`;

/** Layout methods, in the variants that their papers leave open, and what they are compared with. */
export const LAYOUT_SYSTEMS: readonly LayoutSystem[] = [
  methodSystem('gce'),
  methodSystem('gce', 'gce, prose', { preset: 'prose' }),
  methodSystem('gce', 'gce, pseudo-code', { preset: 'pseudocode' }),
  methodSystem('layout-analysis'),
  methodSystem('layout-analysis', 'layout-analysis, any language', { verbTest: 'any' }),
  methodSystem('semantic-markup'),
  methodSystem('semantic-markup-zones'),
  methodSystem('semantic-markup-zones', 'semantic-markup-zones, article', { tag: 'article' }),
  methodSystem('semantic-markup-zones', 'semantic-markup-zones, main', { tag: 'main' }),
  methodSystem('cehtd-ds'),
  methodSystem('r4'),
  methodSystem('dom-distiller'),
  { label: 'Readability', predict: readability },
  ...comparators()
    .filter((comparator) => whyUnusable(comparator) === null)
    .map(comparatorSystem),
  unseenDefault(),
  methodSystem('whole-body'),
];

/** Systems by their labels, in the order of the tables; all if none is named. */
export function layoutSystems(labels: readonly string[]): readonly LayoutSystem[] {
  const unknown = labels.find((wanted) => !LAYOUT_SYSTEMS.some(({ label }) => label === wanted));
  if (unknown !== undefined) {
    const known = LAYOUT_SYSTEMS.map(({ label }) => `'${label}'`).join(', ');
    throw new Error(`No system '${unknown}'. There are: ${known}.`);
  }
  return labels.length === 0 ? LAYOUT_SYSTEMS : LAYOUT_SYSTEMS.filter(({ label }) => labels.includes(label));
}

/** A method of Fovea on the page of a sample. */
export function methodSystem(name: string, label: string = name, options: MethodOptions = {}): LayoutSystem {
  const found = methods().find((candidate) => candidate.name === name);
  if (found === undefined) throw new Error(`Fovea has no method ${name}.`);
  const configured = withOptions(found, options);
  return {
    label,
    predict: async (sample) => predictWith(configured, pageOf(sample), sample.url),
    select: (sample) => choose(configured, sample),
  };
}

/** The default method as it is published. */
export function defaultSystem(): LayoutSystem {
  return methodSystem(DEFAULT_METHOD, DEFAULT_LABEL);
}

/** The default method with weights that have not seen the site of the page, as comparators have them. */
function unseenDefault(): LayoutSystem {
  return {
    label: DEFAULT_LABEL,
    predict: async (sample) => predictWith(crossFitted(sample), pageOf(sample), sample.url),
    select: (sample) => choose(crossFitted(sample), sample),
  };
}

/** Has a method choose with the defaults of its options. */
function choose(method: Method, sample: Sample): void {
  const options = Object.fromEntries(method.parameters.map((one) => [one.name, one.default]));
  method.select(pageOf(sample), { options });
}

/** A comparator, with weights that have not seen the site of the page where we trained them; `npm run learned` has its cost. */
function comparatorSystem({ method, forSample }: Comparator): LayoutSystem {
  return {
    label: method.name,
    datasets: COMPARED,
    predict: async (sample) => predictWith(forSample?.(sample) ?? method, pageOf(sample), sample.url),
  };
}

/** Uses the source, as its users do; it fails on some pages, which count as empty. */
async function readability({ html, url }: Sample): Promise<Prediction> {
  try {
    return await extractorNamed('readability-linkedom').extract({ html, url });
  } catch (error) {
    return { text: '', error: error instanceof Error ? error.message : String(error) };
  }
}
