import { isSnapshot } from 'fovea/page';
import { type AnnotatedPage, type Annotation, LABELS, type SeenPage } from './annotated-page.ts';
import { type AnnotatedRow, rowOf } from './row.ts';

/** A page from a file, to be added to those that are here. */
export interface ImportedPage extends SeenPage {
  readonly annotations: readonly Annotation[];
}

/** What a file held; lines that are no annotated pages are named, not dropped in silence. */
export interface Imported {
  readonly pages: readonly ImportedPage[];
  readonly badLines: readonly number[];
}

/** Annotated pages as JSON Lines, one page a line. */
export function toLines(pages: readonly AnnotatedPage[]): string {
  return pages
    .filter(({ annotations }) => annotations.length > 0)
    .map((page) => `${JSON.stringify(rowOf(page))}\n`)
    .join('');
}

/** Reads what `toLines` wrote. */
export function fromLines(text: string): Imported {
  const pages: ImportedPage[] = [];
  const badLines: number[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const page = pageIn(line);
    if (page === null) badLines.push(index + 1);
    else pages.push(page);
  }
  return { pages, badLines };
}

function pageIn(line: string): ImportedPage | null {
  try {
    const { url, html, snapshot, meta } = JSON.parse(line) as Partial<AnnotatedRow>;
    if (typeof url !== 'string' || typeof html !== 'string' || !isSnapshot(snapshot)) return null;
    const size = snapshot.nodes.kind.length;
    const annotations = (meta?.labels ?? []).flatMap((label) => annotationIn(label, size));
    return { url, html, snapshot, annotations };
  } catch {
    return null;
  }
}

function annotationIn({ annotator, label, node, at }: Partial<Annotation>, size: number): Annotation[] {
  const isSound =
    typeof annotator === 'string' &&
    LABELS.some((name) => name === label) &&
    Number.isInteger(node) &&
    node! > 0 &&
    node! < size;
  return isSound ? [{ annotator, label: label!, node: node!, at: String(at) }] : [];
}
