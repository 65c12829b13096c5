import type { NodeId, PageSnapshot } from 'fovea';

/** What a part of a page can be called, as in the GCE papers' tool. */
export const LABELS = ['title', 'navigation', 'content'] as const;

/** One of the names for a part of a page. */
export type Label = (typeof LABELS)[number];

/** One part of a page, named by one person. */
export interface Annotation {
  readonly annotator: string;
  readonly label: Label;
  /** Id in the page's snapshot. */
  readonly node: NodeId;
  /** When, in ISO 8601. */
  readonly at: string;
}

/** A page as it was seen, and what people said about it. */
export interface AnnotatedPage {
  readonly key: string;
  readonly url: string;
  /** The tree of the snapshot as HTML: two visits that give the same one are visits of the same page. */
  readonly html: string;
  readonly snapshot: PageSnapshot;
  readonly annotations: readonly Annotation[];
}

/** A page before anything was said about it. */
export type SeenPage = Omit<AnnotatedPage, 'key' | 'annotations'>;

/** Says whether a stored page is the one that is seen now. */
export function isSamePage(one: SeenPage, other: Pick<SeenPage, 'url' | 'html'>): boolean {
  return one.url === other.url && one.html === other.html;
}

/** The annotations with one more; a person names a part once, and a page has one title. */
export function withAnnotation(before: readonly Annotation[], added: Annotation): readonly Annotation[] {
  const isReplaced = ({ annotator, label, node }: Annotation): boolean =>
    annotator === added.annotator && (node === added.node || (label === 'title' && added.label === 'title'));
  return [...before.filter((annotation) => !isReplaced(annotation)), added];
}
