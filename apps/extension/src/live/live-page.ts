import type { Page, PageSnapshot } from 'fovea';
import { pageFromSnapshot } from 'fovea/page';
import { captureNodes, type StyleDetail } from 'fovea-capture';

/** The page in front of the user: as a `Page`, with the live node of every id. */
export interface LivePage {
  readonly page: Page;
  readonly nodes: readonly Node[];
  readonly snapshot: PageSnapshot;
}

/** Captures the page as it is shown now, without changing it; `styles` is `all` if the snapshot will be stored. */
export function readLivePage(document: Document, styles: StyleDetail): LivePage {
  const { snapshot, nodes } = captureNodes(document, { styles });
  return { page: pageFromSnapshot(snapshot, { isSound: true }), nodes, snapshot };
}
