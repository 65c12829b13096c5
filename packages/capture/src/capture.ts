import type { PageSnapshot } from 'fovea';
import { UNCLIPPED } from './clipping.ts';
import type { Context } from './context.ts';
import { documentProperty, rangeIn } from './dom.ts';
import { groundOfPage } from './ink.ts';
import type { CaptureOptions } from './options.ts';
import { extentOf, type PageExtent } from './page-extent.ts';
import { Walk } from './walk.ts';

/** A snapshot and, for every node id in it, its live node, unless there are more than are kept. */
export interface CapturedPage {
  readonly snapshot: PageSnapshot;
  readonly nodes: readonly Node[];
}

/**
 * Takes a snapshot of a live page as it is shown now: tree, boxes, styles and visibility. It only reads, and the page
 * cannot notice it. It leaves out comments and the text of style sheets and executable scripts.
 */
export function capturePage(document: Document, options: CaptureOptions = {}): PageSnapshot {
  return captureNodes(document, options).snapshot;
}

/** Like `capturePage`, but also maps node ids to live nodes. */
export function captureNodes(document: Document, options: CaptureOptions = {}): CapturedPage {
  const steps = captureInSteps(document, options);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/**
 * Like `captureNodes`, but pauses every few milliseconds, so that a page stays usable while it is captured. What changes
 * on the page meanwhile is captured as it was or as it is.
 */
export function* captureInSteps(
  document: Document,
  options: CaptureOptions = {},
): Generator<void, CapturedPage> {
  const view = documentProperty(document, 'defaultView');
  if (view === null) throw new TypeError('This document is not shown in a window, so it has no layout.');
  const extent = extentOf(document, view);
  const walk = new Walk(extent, options);
  yield* walk.run(document, contextOfPage(document, view, extent));
  const doctype = documentProperty(document, 'doctype');
  const snapshot: PageSnapshot = {
    format: 'fovea-snapshot',
    version: 1,
    url: options.url ?? addressOf(document),
    title: documentProperty(document, 'title'),
    viewport: extent.viewport,
    document: extent.document,
    quirks: documentProperty(document, 'compatMode') === 'BackCompat',
    doctype: doctype && [doctype.name, doctype.publicId, doctype.systemId],
    ...walk.writer.tables(),
    warnings: walk.warnings(),
  };
  return { snapshot, nodes: walk.nodes };
}

function addressOf(document: Document): string | null {
  const address = documentProperty(document, 'URL');
  return address.startsWith('about:') ? null : address;
}

function contextOfPage(document: Document, view: Window, { origin }: PageExtent): Context {
  return {
    view,
    origin,
    range: rangeIn(document),
    base: null,
    isRendered: true,
    hidden: 0,
    textHidden: 0,
    opacity: 1,
    clipping: UNCLIPPED,
    ground: groundOfPage(view, documentProperty(document, 'documentElement')),
    style: 0,
  };
}
