import type { NodeId, PageSnapshot } from 'fovea';

/** The labels for parts of a page, as in the tool of the GCE papers. */
export const LABELS = ['title', 'navigation', 'content'] as const;

/** A label for a part of a page. */
export type Label = (typeof LABELS)[number];

/** One part of a page, labelled by one person. */
export interface Annotation {
  readonly annotator: string;
  readonly label: Label;
  /** Id in the page's snapshot. */
  readonly node: NodeId;
  /** The time, in ISO 8601. */
  readonly at: string;
}

/** A page as it was shown, and its annotations. */
export interface AnnotatedPage {
  readonly key: string;
  readonly url: string;
  /** The tree of the snapshot as HTML: two visits with equal HTML are visits of the same page. */
  readonly html: string;
  readonly snapshot: PageSnapshot;
  readonly annotations: readonly Annotation[];
}

/** A page without annotations. */
export type SeenPage = Omit<AnnotatedPage, 'key' | 'annotations'>;

/** True if a stored page is the one that is shown now. */
export function isSamePage(one: SeenPage, other: Pick<SeenPage, 'url' | 'html'>): boolean {
  return one.url === other.url && one.html === other.html;
}

/** Adds an annotation; each person labels a part once, and gives a page one title. */
export function withAnnotation(before: readonly Annotation[], added: Annotation): readonly Annotation[] {
  const isReplaced = ({ annotator, label, node }: Annotation): boolean =>
    annotator === added.annotator && (node === added.node || (label === 'title' && added.label === 'title'));
  return [...before.filter((annotation) => !isReplaced(annotation)), added];
}
