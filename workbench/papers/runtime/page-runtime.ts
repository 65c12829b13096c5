import { ratedNodes } from '@fovea/internal';
import { methods } from 'fovea/methods';
import { predictWith } from '../../baselines/fovea/fovea-methods.ts';
import type { Sample } from '../../datasets/sample.ts';
import { type Scores, scorePage } from '../../metrics/metric.ts';
import { goldNodes, pageOf } from '../../metrics/nodes/gold.ts';
import { countedNodes } from '../../metrics/nodes/page-nodes.ts';
import { metricsNamed } from '../../metrics/registry.ts';
import { type StableTime, stableTime } from './stable-time.ts';

/** A line of Table 3 of the R⁴ paper. */
export interface PageRuntime {
  readonly id: string;
  /** Elements and texts of the page, and of its main content. */
  readonly nodes: number;
  readonly contentNodes: number;
  readonly rated: number;
  /** By retrieved nodes and by retrieved words. */
  readonly byNodes: Scores;
  readonly byWords: Scores;
  readonly time: StableTime;
}

const METRICS = ['dom-nodes', 'node-words'];

/** Measures R⁴ on a page; `null` if its gold is not on the page. */
export function pageRuntime(sample: Sample): PageRuntime | null {
  const method = methods().find(({ name }) => name === 'r4')!;
  const page = pageOf(sample);
  const defaults = Object.fromEntries(method.parameters.map((one) => [one.name, one.default]));
  const prediction = predictWith(method, page, sample.url);
  const [byNodes, byWords] = metricsNamed(METRICS).map((metric) => scorePage(metric, sample, prediction));
  if (!byNodes || !byWords) return null;
  const counted = countedNodes(page);
  const gold = goldNodes(sample)[0]!.nodes;
  return {
    id: sample.id,
    nodes: counted.reduce((sum, one) => sum + one, 0),
    contentNodes: counted.reduce((sum, one, id) => sum + (one & gold[id]!), 0),
    rated: ratedNodes(page),
    byNodes,
    byWords,
    time: stableTime(() => cpuMilliseconds(() => method.select(page, { options: defaults }))),
  };
}

/** CPU time, not wall time: a busy machine must not look like a slow method. */
function cpuMilliseconds(step: () => unknown): number {
  const start = process.cpuUsage();
  step();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
