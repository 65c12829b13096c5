import { type Page, parsePage } from 'fovea';
import { getAttribute, NodeKind } from 'fovea/page';
import { textOfChoice } from './node-text.ts';
import type { NodeChoice, Sample } from './sample.ts';
import { withoutLabels } from './strip-labels.ts';

const SPACE = /\s+/;

/** How a dataset marks nodes. A label applies to the subtree except where an inner label says otherwise. */
export interface LabelScheme {
  /** Name of the attribute, lower case. For `class`, each class name is a label. */
  readonly attribute: string;
  /** Labels that mean main content. */
  readonly content: readonly string[];
  /** Labels that mean anything else. */
  readonly other: readonly string[];
  /** Labels that say nothing about the main content, and would still give it away. */
  readonly neutral?: readonly string[];
}

/** BoilerNet: `__boilernet_label="1"` on the span around each text of the content, `"0"` on the rest. */
export const BOILERNET_LABELS: LabelScheme = { attribute: '__boilernet_label', content: ['1'], other: ['0'] };

/** L3S-GN1: headline, full text and supplemental are content; related content and comments are not. */
export const L3S_LABELS: LabelScheme = {
  attribute: 'class',
  content: ['x-nc-sel1', 'x-nc-sel2', 'x-nc-sel3'],
  other: ['x-nc-sel0', 'x-nc-sel4', 'x-nc-sel5'],
};

/** TECO: classes on the key page of a site; what is not part of the template is more than the main content. */
export const TECO_LABELS: LabelScheme = {
  attribute: 'class',
  content: ['TECO_mainContent'],
  other: ['TECO_mainMenu'],
  neutral: ['TECO_notTemplate'],
};

/** A page and the choice that its labels state. */
export interface LabelledPage {
  /** The page without the labels, so that no extractor can read the answer; ids are the same. */
  readonly html: string;
  readonly gold_text: string;
  readonly gold_nodes: readonly [NodeChoice];
}

/** Reads HTML whose nodes carry labels. */
export function readLabelledHtml(input: string | Uint8Array, scheme: LabelScheme): LabelledPage {
  const labelled = parsePage(input);
  const choice = labelledNodes(labelled, scheme);
  return {
    html: withoutLabels(labelled, scheme),
    gold_text: textOfChoice(labelled, choice),
    gold_nodes: [choice],
  };
}

/** Reads HTML whose nodes carry labels as a sample of a dataset. */
export function sampleFromLabels(
  known: Pick<Sample, 'id' | 'dataset'> & Partial<Sample>,
  input: string | Uint8Array,
  scheme: LabelScheme,
): Sample {
  const defaults = { url: null, site: null, lang: null, page_type: null, split: null, meta: {} };
  return { ...defaults, ...known, ...readLabelledHtml(input, scheme) };
}

/**
 * The nodes that are labelled as content, as roots and what is removed below them. If content is inside other matter that
 * is itself inside content, the elements between are kept (but not their own texts): roots and removed subtrees cannot
 * express more.
 */
export function labelledNodes(page: Page, scheme: LabelScheme): NodeChoice {
  const { size, parent } = page.tree;
  const isContent = contentFlags(page, scheme);
  const holdsContent = Uint8Array.from(isContent);
  for (let id = size - 1; id > 0; id--) if (holdsContent[id] === 1) holdsContent[parent[id]!] = 1;
  const isInRoot = new Uint8Array(size);
  const roots: number[] = [];
  const removed: number[] = [];
  for (let id = 1; id < size; id++) {
    const above = parent[id]!;
    isInRoot[id] = isContent[id] === 1 || isInRoot[above] === 1 ? 1 : 0;
    if (isContent[id] === 1 && isInRoot[above] === 0) roots.push(id);
    const isCut = holdsContent[id] === 0 && isInRoot[above] === 1;
    if (isCut && (holdsContent[above] === 1 || isContent[above] === 1)) removed.push(id);
  }
  return { roots, removed };
}

function contentFlags(page: Page, scheme: LabelScheme): Uint8Array {
  const { size, kind, parent } = page.tree;
  const content = new Set(scheme.content);
  const other = new Set(scheme.other);
  const flags = new Uint8Array(size);
  for (let id = 1; id < size; id++) {
    const labels = kind[id] === NodeKind.element ? labelsOf(page, id, scheme) : [];
    if (labels.some((label) => content.has(label))) flags[id] = 1;
    else if (!labels.some((label) => other.has(label))) flags[id] = flags[parent[id]!]!;
  }
  return flags;
}

function labelsOf(page: Page, node: number, { attribute }: LabelScheme): readonly string[] {
  const value = getAttribute(page, node, attribute);
  if (value === null) return [];
  return attribute === 'class' ? value.split(SPACE) : [value.trim()];
}
