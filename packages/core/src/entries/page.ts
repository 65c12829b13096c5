/** `fovea/page`: pages from a live document or a snapshot, and reading the tree of any page. */
export { attributesOf, childrenOf, getAttribute, tagNameOf, textContent, textOf } from '../page/access.ts';
export { isSnapshot } from '../page/check-snapshot.ts';
export { type DomPage, type PageFromDomOptions, pageFromDom, readDom } from '../page/from-dom.ts';
export { type PageFromSnapshotOptions, pageFromSnapshot } from '../page/from-snapshot.ts';
export { SNAPSHOT_FORMAT, SNAPSHOT_VERSION } from '../page/snapshot.ts';
export { Namespace, NO_NODE, NodeKind } from '../page/tree.ts';
export { rangesToNodes } from '../selection/ranges-to-nodes.ts';
export { rangesToText } from '../selection/ranges-to-text.ts';
