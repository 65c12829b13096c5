import { type Page, parsePage } from 'fovea';
import type { Sample } from '../../datasets/sample.ts';
import { type Projection, projectText } from '../alignment/project.ts';
import type { Prediction } from '../metric.ts';
import { chosenNodes } from './page-nodes.ts';

/** Nodes that a text or a choice stands for. */
export interface NodeSet {
  readonly nodes: Uint8Array;
  /** True when the nodes come from text by alignment and not from labels or a selection. */
  readonly projected: boolean;
}

const pages = new WeakMap<Sample, Page>();
const projections = new WeakMap<Sample, Projection>();

/** The parsed page of a sample; parsed once, gone when the sample is. */
export function pageOf(sample: Sample): Page {
  const known = pages.get(sample);
  if (known) return known;
  const page = parsePage(sample.html);
  pages.set(sample, page);
  return page;
}

/** Gives the page of a sample that was parsed elsewhere, to save a parse. It must come from `sample.html`. */
export function usePage(sample: Sample, page: Page): void {
  pages.set(sample, page);
}

/** The gold text of a sample on its page; aligned once however many metrics and systems ask. */
export function goldProjection(sample: Sample): Projection {
  const known = projections.get(sample);
  if (known) return known;
  const projection = projectText(pageOf(sample), sample.gold_text);
  projections.set(sample, projection);
  return projection;
}

/** The gold as nodes, one set per annotator: labels where the dataset has them, else the projected gold text. */
export function goldNodes(sample: Sample): NodeSet[] {
  const { tree } = pageOf(sample);
  if (!sample.gold_nodes?.length) return [{ nodes: goldProjection(sample).nodes, projected: true }];
  return sample.gold_nodes.map((choice) => ({ nodes: chosenNodes(tree, choice), projected: false }));
}

/** The prediction as nodes: the selection where the extractor made one, else its projected text. */
export function predictedNodes(sample: Sample, prediction: Prediction): NodeSet {
  const page = pageOf(sample);
  if (prediction.nodes) return { nodes: chosenNodes(page.tree, prediction.nodes), projected: false };
  return { nodes: projectText(page, prediction.text).nodes, projected: true };
}
