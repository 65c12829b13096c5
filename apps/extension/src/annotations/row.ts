import { extract, type NodeId, type Page, parsePage } from 'fovea';
import { getAttribute } from 'fovea/page';
import type { AnnotatedPage, Annotation } from './annotated-page.ts';
import { choicesOf, goldText, type NodeChoice, visibleLines } from './gold.ts';
import { MARK_ATTRIBUTE, pageHtml } from './page-html.ts';

/** The dataset of exported rows, until they are moved to another. */
const DATASET = 'annotated';

/** A label in a row, with the id of its node in the HTML as well as in the snapshot. */
export interface RowLabel extends Annotation {
  readonly html_node: NodeId;
  readonly text: string;
}

/** An annotated page as a row of a dataset: the sample format of the workbench, plus the snapshot. */
export interface AnnotatedRow {
  readonly id: string;
  readonly dataset: string;
  readonly url: string;
  readonly site: string | null;
  readonly lang: string | null;
  readonly page_type: null;
  readonly html: string;
  readonly gold_text: string;
  readonly gold_nodes: readonly NodeChoice[];
  readonly snapshot: AnnotatedPage['snapshot'];
  readonly snapshot_nodes: readonly NodeChoice[];
  readonly meta: { readonly title: string | null; readonly labels: readonly RowLabel[] };
  readonly split: null;
}

/** Turns an annotated page into a row. */
export function rowOf({ key, url, html, snapshot, annotations }: AnnotatedPage): AnnotatedRow {
  const page = parsePage(snapshot);
  const inHtml = htmlIds(
    page,
    html,
    annotations.map(({ node }) => node),
  );
  const choices = [...choicesOf(page, annotations).values()];
  const labels = annotations.map((one): RowLabel => {
    return { ...one, html_node: inHtml.get(one.node)!, text: textBelow(page, one.node) };
  });
  const { lang } = extract(page, { formats: [] });
  const ids = (nodes: readonly NodeId[]): NodeId[] => nodes.map((node) => inHtml.get(node)!);
  return {
    id: `${DATASET}-${digest(key)}`,
    dataset: DATASET,
    url,
    site: URL.canParse(url) ? new URL(url).hostname || null : null,
    lang,
    page_type: null,
    html,
    gold_text: goldText(page, choices),
    gold_nodes: choices.map(({ roots, removed }) => ({ roots: ids(roots), removed: ids(removed) })),
    snapshot,
    snapshot_nodes: choices,
    meta: { title: labels.find(({ label }) => label === 'title')?.text ?? null, labels },
    split: null,
  };
}

/** The visible text below a node. */
export function textBelow(page: Page, node: NodeId): string {
  return visibleLines(page, (text) => text > node && text < page.tree.end[node]!);
}

/** Parsing may number nodes differently from the live page, so each node is marked and found again by its mark. */
function htmlIds(page: Page, html: string, nodes: readonly NodeId[]): ReadonlyMap<NodeId, NodeId> {
  const marks = new Map(nodes.map((node) => [node, String(node)]));
  const marked = parsePage(pageHtml(page, marks));
  const ids = new Map<NodeId, NodeId>();
  for (let node = 0; node < marked.tree.size; node++) {
    const mark = getAttribute(marked, node, MARK_ATTRIBUTE);
    if (mark !== null) ids.set(Number(mark), node);
  }
  const isSound = nodes.every((node) => ids.has(node)) && marked.tree.size === parsePage(html).tree.size;
  if (!isSound) throw new Error('The page cannot be written as HTML in which its labels are found again.');
  return ids;
}

/** A short name for a key (FNV-1a, 32 bits, in two passes over the characters). */
function digest(text: string): string {
  const hash = (seed: number): string => {
    let value = seed;
    for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
    return (value >>> 0).toString(16).padStart(8, '0');
  };
  return hash(0x811c9dc5) + hash(0x01234567);
}
