import type { Method, NodeId, Selection } from 'fovea';
import type { Comparator } from '../comparator.ts';
import { layoutOf, mainSegment } from './main-segment.ts';
import { VIPS_PARAMETERS, type VipsOptions } from './options.ts';
import { type ContentNode, type Segmentation, segmentPage } from './segment.ts';
import { vipsShapes } from './shapes.ts';

/** VIPS (Cai et al. 2003): the visual block with the most text. */
export const vipsMethod: Method<VipsOptions> = {
  name: 'vips',
  about:
    'Divides the page as a reader sees it into coherent blocks; the block with the most text outside links is content.',
  needs: ['layout'],
  parameters: VIPS_PARAMETERS,
  citation: {
    authors: 'Cai, Yu, Wen, Ma',
    title: 'VIPS: a Vision-based Page Segmentation Algorithm (MSR-TR-2003-79)',
    year: 2003,
  },
  select(page, { options }) {
    const segmentation = segmentPage(page, layoutOf(page), options.permitted);
    if (segmentation === null) return emptySelection('no-text', 'The page shows nothing.');
    const main = mainSegment(segmentation);
    return main === null
      ? emptySelection('no-match', 'No block holds text outside links.')
      : selectionOf(segmentation, main);
  },
};

/** The entry of the registry. */
export const vips: Comparator = {
  method: vipsMethod,
  shapes: vipsShapes,
  folder: 'vips',
  weights: [],
  models: [],
  facts: {
    parameters: 0,
    bytes: 0,
    seenDatasets: [],
    seenLanguages: [],
    // People judged its segmentations; no published figure is by a metric of ours.
    published: [],
  },
};

function selectionOf({ segments }: Segmentation, main: ContentNode): Selection {
  const roots: NodeId[] = main.blocks.map(({ node }) => node).sort((a, b) => a - b);
  return {
    roots,
    removed: [],
    scores: roots.map(() => main.coherence),
    reasons: [
      `${segments.length} parts of the page are coherent enough; the one with the most text outside links has degree ${main.coherence} and ${roots.length} blocks.`,
    ],
  };
}

function emptySelection(code: 'no-text' | 'no-match', message: string): Selection {
  return { roots: [], removed: [], reasons: [message], empty: { code, message } };
}
