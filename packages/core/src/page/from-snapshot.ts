import { treeFromRows } from 'fovea-html';
import type { BareOption } from '../option-tables/option.ts';
import { resolveTable } from '../option-tables/resolve-table.ts';
import type { Warning } from '../warnings.ts';
import { checkSnapshot } from './check-snapshot.ts';
import type { Page } from './page.ts';
import type { PageLayout } from './page-layout.ts';
import type { ParseOptions, ResolvedParseOptions } from './parse-options.ts';
import { PARSE_OPTIONS } from './parse-table.ts';
import type { PageSnapshot } from './snapshot.ts';
import { firstOf, snapshotRows } from './snapshot-rows.ts';

/** What is known about a snapshot besides itself; `url` replaces its address. */
export interface PageFromSnapshotOptions extends Pick<ParseOptions, 'url' | 'limits'> {
  /**
   * Whether the snapshot comes straight from the capture, which only makes valid ones, and not from a file or the
   * network. Then it is not validated, which saves time that a waiting user would notice.
   * @default false
   */
  readonly isSound?: boolean;
}

const OPTIONS: readonly BareOption[] = [
  ...PARSE_OPTIONS.filter(({ name }) => name !== 'charset'),
  {
    name: 'isSound',
    kind: 'flag',
    default: false,
  },
];

interface ResolvedSnapshotOptions extends Pick<ResolvedParseOptions, 'url' | 'limits'> {
  readonly isSound: boolean;
}

/**
 * A page as a browser showed it: with the tree and ids of the snapshot's nodes and `layout`, without `source`. Throws a
 * `FoveaError` if the snapshot is malformed, so that nothing throws later.
 */
export function pageFromSnapshot(snapshot: PageSnapshot, options: PageFromSnapshotOptions = {}): Page {
  const { url, limits, isSound } = resolveTable<ResolvedSnapshotOptions>(OPTIONS, options);
  if (!isSound) checkSnapshot(snapshot);
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
    url: url ?? snapshot.url,
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
