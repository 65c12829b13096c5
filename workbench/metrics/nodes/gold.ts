import { type Page, parsePage } from 'fovea';
import type { Sample } from '../../datasets/sample.ts';
import { type Projection, projectText } from '../alignment/project.ts';
import type { Prediction } from '../metric.ts';
import { chosenNodes } from './page-nodes.ts';

/** The nodes of a text or a choice. */
export interface NodeSet {
  readonly nodes: Uint8Array;
  /** True if the nodes come from text by alignment and not from labels or a selection. */
  readonly projected: boolean;
  /** Characters of the text that were aligned word by word, and that were not aligned at all: see `align`. */
  readonly byWord: number;
  readonly unaligned: number;
}

/** A set that needed no alignment. */
export function exactNodes(nodes: Uint8Array): NodeSet {
  return { nodes, projected: false, byWord: 0, unaligned: 0 };
}

const pages = new WeakMap<Sample, Page>();
/** By sample for gold, by prediction for output: several metrics need the same alignment. */
const projections = new WeakMap<Sample | Prediction, Projection>();

/** The parsed page of a sample; parsed once, and released with the sample. */
export function pageOf(sample: Sample): Page {
  const known = pages.get(sample);
  if (known) return known;
  const page = parsePage(sample.html);
  pages.set(sample, page);
  return page;
}

/** Sets the page of a sample that was parsed elsewhere, to save a parse. It must come from `sample.html`. */
export function usePage(sample: Sample, page: Page): void {
  pages.set(sample, page);
}

/** The gold text of a sample on its page; aligned once for all metrics and systems. */
export function goldProjection(sample: Sample): Projection {
  return projectOnce(sample, sample, sample.gold_text);
}

/** The text of a prediction on the page of its sample. */
export function predictedProjection(sample: Sample, prediction: Prediction): Projection {
  return projectOnce(prediction, sample, prediction.text);
}

function projectOnce(key: Sample | Prediction, sample: Sample, text: string): Projection {
  const known = projections.get(key);
  if (known) return known;
  const projection = projectText(pageOf(sample), text);
  projections.set(key, projection);
  return projection;
}

/** The gold as nodes, one set per annotator: labels if the dataset has them, or else the projected gold text. */
export function goldNodes(sample: Sample): NodeSet[] {
  const { tree } = pageOf(sample);
  if (!sample.gold_nodes?.length) return [{ ...goldProjection(sample), projected: true }];
  return sample.gold_nodes.map((choice) => exactNodes(chosenNodes(tree, choice)));
}

/** The prediction as nodes: the selection if the extractor made one, or else its projected text. */
export function predictedNodes(sample: Sample, prediction: Prediction): NodeSet {
  if (prediction.nodes) return exactNodes(chosenNodes(pageOf(sample).tree, prediction.nodes));
  return { ...predictedProjection(sample, prediction), projected: true };
}
