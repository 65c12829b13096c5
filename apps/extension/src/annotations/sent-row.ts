import type { Annotation, SeenPage } from './annotated-page.ts';
import { rowOf } from './row.ts';
import type { SentRow } from './send.ts';

/** What one person says of a page, as the receiver wants it; the labels of others are theirs to send. */
export function sentRow(page: SeenPage, annotator: string, annotations: readonly Annotation[]): SentRow {
  const own = annotations.filter((one) => one.annotator === annotator);
  const row = rowOf({ ...page, key: page.url, annotations: own });
  return { json: JSON.stringify({ ...row, annotator }), annotations };
}
