/** `fovea/page`: pages from a live document, a snapshot or an MHTML archive, and reading the tree of any page. */
export type { MhtmlArchive, MhtmlLimits, MhtmlPart, MhtmlWarning } from '../mhtml/archive.ts';
export { pageFromMhtml } from '../mhtml/from-mhtml.ts';
export { isMhtml } from '../mhtml/is-mhtml.ts';
export { parseMhtml } from '../mhtml/parse-mhtml.ts';
export { attributesOf, childrenOf, getAttribute, tagNameOf, textContent, textOf } from '../page/access.ts';
export { isSnapshot } from '../page/check-snapshot.ts';
export { type DomPage, type PageFromDomOptions, pageFromDom, readDom } from '../page/from-dom.ts';
export { type PageFromSnapshotOptions, pageFromSnapshot } from '../page/from-snapshot.ts';
export { SNAPSHOT_FORMAT, SNAPSHOT_VERSION } from '../page/snapshot.ts';
export { Namespace, NO_NODE, NodeKind } from '../page/tree.ts';
export { rangesToNodes } from '../selection/ranges-to-nodes.ts';
export { rangesToText } from '../selection/ranges-to-text.ts';
