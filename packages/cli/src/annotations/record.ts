/** The labels of the extension. */
export const LABELS = ['title', 'navigation', 'content'] as const;

/** A label for a part of a page. */
export type Label = (typeof LABELS)[number];

/** A labelled part: a node of the page's HTML, as Fovea numbers them. */
export interface RecordLabel {
  readonly label: Label;
  readonly node: number;
}

/** The labels of one person for one page. A later record of the same person and page replaces an earlier one. */
export interface AnnotationRecord {
  readonly annotator: string;
  readonly url: string;
  readonly html: string;
  readonly labels: readonly RecordLabel[];
}

/** Longest name of an annotator, as in the extension. @cap */
const MAX_NAME = 200;
/** Longest address. @cap */
const MAX_URL = 8192;
/** Maximum number of labels of one page by one person. @cap */
const MAX_LABELS = 10_000;

/** Reads a row of the extension that names its sender; a string says what is wrong with it. */
export function readRecord(row: unknown): AnnotationRecord | string {
  if (!isObject(row)) return 'a record is an object';
  const { annotator, url, html, meta } = row;
  if (typeof annotator !== 'string' || annotator.trim() === '' || annotator.length > MAX_NAME)
    return `'annotator' must be a name of at most ${MAX_NAME} characters`;
  if (typeof url !== 'string' || url.length > MAX_URL || !URL.canParse(url))
    return "'url' must be an address";
  if (typeof html !== 'string' || html === '') return "'html' must be the page";
  const labels = isObject(meta) ? meta['labels'] : undefined;
  if (!Array.isArray(labels) || labels.length > MAX_LABELS)
    return `'meta.labels' must be a list of at most ${MAX_LABELS} labels`;
  const own: RecordLabel[] = [];
  for (const label of labels as readonly unknown[]) {
    const read = readLabel(label, annotator);
    if (typeof read === 'string') return read;
    own.push(read);
  }
  return { annotator, url, html, labels: own };
}

/** A sender speaks only for itself: a label by somebody else would replace nothing and count twice. */
function readLabel(value: unknown, annotator: string): RecordLabel | string {
  if (!isObject(value)) return 'a label is an object';
  const { label, html_node: node } = value;
  if (value['annotator'] !== annotator) return 'a label is by another annotator than its record';
  if (!LABELS.some((name) => name === label)) return `a label is one of ${LABELS.join(', ')}`;
  if (!Number.isInteger(node) || (node as number) < 1) return "'html_node' must be the number of a node";
  return { label: label as Label, node: node as number };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
