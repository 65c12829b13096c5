import { treeFromRows } from 'fovea-html';
import type { Warning } from '../warnings.ts';
import { checkSnapshot } from './check-snapshot.ts';
import { DEFAULT_LIMITS, type ParseLimits } from './limits.ts';
import type { Page } from './page.ts';
import type { PageLayout } from './page-layout.ts';
import type { PageSnapshot } from './snapshot.ts';
import { firstOf, snapshotRows } from './snapshot-rows.ts';

/** What is known about a snapshot besides itself. */
export interface PageFromSnapshotOptions {
  /** Replaces the address in the snapshot. */
  readonly url?: string | null;
  readonly limits?: Partial<ParseLimits>;
  /**
   * That the snapshot comes straight from the capture, which makes sound ones only, and not from a file or a wire: then it
   * is not checked, which a user who waits for the page would notice.
   * @default false
   */
  readonly isSound?: boolean;
}

/**
 * A page from what a browser showed: the same tree and ids as the snapshot's nodes, with `layout`, without `source`.
 * Throws a `FoveaError` where the snapshot is malformed, so that nothing does later.
 */
export function pageFromSnapshot(snapshot: PageSnapshot, options: PageFromSnapshotOptions = {}): Page {
  if (options.isSound !== true) checkSnapshot(snapshot);
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const warnings: Warning[] = [...snapshot.warnings];
  const size = Math.min(snapshot.nodes.kind.length, Math.max(1, limits.maxNodes));
  if (size < snapshot.nodes.kind.length)
    warnings.push({
      code: 'nodes-capped',
      message: `The page has more than ${size} nodes; the rest was not read.`,
    });
  const tree = treeFromRows(snapshotRows(snapshot, size, limits, warnings), limits);
  warnings.push(...tree.warnings);
  return {
    source: null,
    url: options.url ?? snapshot.url,
    encoding: null,
    layout: layoutOf(snapshot, size),
    tree,
    warnings,
  };
}

function layoutOf({ nodes, viewport, document, styles }: PageSnapshot, size: number): PageLayout {
  const floats = (column: readonly number[]): Float64Array => new Float64Array(firstOf(column, size));
  return {
    viewport,
    document,
    x: floats(nodes.x),
    y: floats(nodes.y),
    width: floats(nodes.width),
    height: floats(nodes.height),
    style: new Int32Array(firstOf(nodes.style, size)),
    styles,
    hidden: new Uint8Array(firstOf(nodes.hidden, size)),
  };
}
