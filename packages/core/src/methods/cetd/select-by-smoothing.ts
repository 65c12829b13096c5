import { blur, gaussianKernel } from '../../features/text-stream/gaussian.ts';
import { type NodeId, NodeKind } from '../../page/tree.ts';
import { emptySelection } from '../../selection/empty-selection.ts';
import type { Selection } from '../../selection/selection.ts';
import { pathThreshold } from './mark.ts';
import type { PageDensities } from './page-densities.ts';

/** How to smooth, and the threshold. */
export interface SmoothingOptions {
  readonly radius: number;
  readonly threshold: 'path' | 'body';
}

/** Keeps the body without the elements whose smoothed density is below the threshold, from the top down. */
export function selectBySmoothing(densities: PageDensities, options: SmoothingOptions): Selection {
  const { page, body, counts, density } = densities;
  const smoothed = smoothDensities(densities, options.radius);
  const target = densestWithText(densities, smoothed);
  const threshold =
    options.threshold === 'body' ? density[body]! : pathThreshold(page.tree, smoothed, target, body);
  const removed = elementsBelow(densities, smoothed, threshold);
  const charsLeft = removed.reduce((left, node) => left - counts.chars[node]!, counts.chars[body]!);
  if (charsLeft === 0) {
    return emptySelection('no-match', 'No element with text has a smoothed density above the threshold.');
  }
  const reason = `Elements with a smoothed density below ${threshold.toFixed(1)} were cut: ${removed.length}.`;
  return { roots: [body], removed, reasons: [reason] };
}

/** The elements of the body in document order are one sequence; neighbours in it are neighbours on the page. */
function smoothDensities({ page, body, counts, density }: PageDensities, radius: number): Float64Array {
  const { kind, end } = page.tree;
  const elements: NodeId[] = [];
  for (let id = body; id < end[body]!; id++) {
    if (kind[id] === NodeKind.element && counts.unseen[id] === 0) elements.push(id);
  }
  const sequence = Float64Array.from(elements, (id) => density[id]!);
  const blurred = blur(sequence, gaussianKernel(radius, radius));
  const smoothed = new Float64Array(page.tree.size);
  for (const [index, id] of elements.entries()) smoothed[id] = blurred[index]!;
  return smoothed;
}

/** The densest element with text: smoothing can raise an element without text between two dense ones. */
function densestWithText({ page, body, counts }: PageDensities, smoothed: Float64Array): NodeId {
  let best = body;
  for (let id = body; id < page.tree.end[body]!; id++) {
    const hasText = page.tree.kind[id] === NodeKind.element && counts.chars[id]! > 0;
    if (hasText && smoothed[id]! > smoothed[best]!) best = id;
  }
  return best;
}

function elementsBelow(
  { page, body, counts }: PageDensities,
  smoothed: Float64Array,
  threshold: number,
): NodeId[] {
  const { kind, end } = page.tree;
  const removed: NodeId[] = [];
  for (let id = body + 1; id < end[body]!; ) {
    const isElement = kind[id] === NodeKind.element;
    const isUnseen = counts.unseen[id] === 1;
    const isCut = isElement && !isUnseen && smoothed[id]! < threshold;
    if (isCut) removed.push(id);
    id = isCut || isUnseen ? end[id]! : id + 1;
  }
  return removed;
}
