import type { NodeId, Page, PageSnapshot } from 'fovea';
import { pageFromSnapshot } from 'fovea/page';
import {
  type CapturedPage,
  type CaptureOptions,
  captureInSteps,
  captureNodes,
  type StyleDetail,
} from 'fovea-capture';
import { isLayer } from '../interface/layer.ts';

/** The page in front of the user: as a `Page`, with the live node of every id. */
export interface LivePage {
  readonly page: Page;
  /** None if the page was large and they were not asked for. */
  readonly nodes: readonly Node[];
  readonly snapshot: PageSnapshot;
}

/** Captures the page as it is shown now, without changing it; `styles` is `all` if the snapshot will be stored. */
export function readLivePage(document: Document, styles: StyleDetail): LivePage {
  return livePageOf(captureNodes(document, { styles, ignore: isLayer }));
}

/** Maximum number of live nodes to keep for a page that does not need them all. @cap */
export const MAX_KEPT_NODES = 10_000;

/** The same with pauses, to be read and not to be stored. */
export function* readLivePageInSteps(
  document: Document,
  bounds: Pick<CaptureOptions, 'maxNodes' | 'maxKept'> = {},
): Generator<void, LivePage> {
  return livePageOf(yield* captureInSteps(document, { styles: 'layout', ignore: isLayer, ...bounds }));
}

/** Whether the live node of every id is known. */
export function hasNodes({ nodes, snapshot }: LivePage): boolean {
  return nodes.length === snapshot.nodes.kind.length;
}

function livePageOf({ snapshot, nodes }: CapturedPage): LivePage {
  let built: Page | null = null;
  return {
    nodes,
    snapshot,
    // Only when it is needed: for a large page the background builds its own.
    get page() {
      built ??= pageFromSnapshot(snapshot, { isSound: true });
      return built;
    },
  };
}

/** The ids of the elements that match some selectors. */
export function idsOf({ nodes }: LivePage, selectors: readonly string[]): readonly NodeId[] {
  if (selectors.length === 0) return [];
  const matching = new Set<Node>(selectors.flatMap(matchesOf));
  return [...nodes.keys()].filter((id) => matching.has(nodes[id]!));
}

function matchesOf(selector: string): readonly Element[] {
  try {
    return [...document.querySelectorAll(selector)];
  } catch {
    // A selector from an imported file may be invalid.
    return [];
  }
}
