import { parsePage } from 'fovea';
import { isSnapshot } from 'fovea/page';
import { type AnnotatedPage, type Annotation, LABELS, type SeenPage } from './annotated-page.ts';
import { pageHtml } from './page-html.ts';
import { type AnnotatedRow, rowOf } from './row.ts';

/** Longest name of an annotator. @cap */
const MAX_NAME = 200;

/** A page from a file, to add to the stored ones. */
export interface ImportedPage extends SeenPage {
  readonly annotations: readonly Annotation[];
}

/** The content of a file; lines that are not annotated pages are reported, not silently dropped. */
export interface Imported {
  readonly pages: readonly ImportedPage[];
  readonly badLines: readonly number[];
}

/** The text of a file, and the addresses of pages that could not be written to it. */
export interface Exported {
  readonly text: string;
  readonly left: readonly string[];
}

/** Writes annotated pages as JSON Lines, one page per line; a page that cannot be written does not stop the others. */
export function toLines(pages: readonly AnnotatedPage[]): Exported {
  const left: string[] = [];
  const lines = pages
    .filter(({ annotations }) => annotations.length > 0)
    .flatMap((page) => {
      try {
        return `${JSON.stringify(rowOf(page))}\n`;
      } catch {
        left.push(page.url);
        return [];
      }
    });
  return { text: lines.join(''), left };
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
    if (!isAddress(url) || typeof html !== 'string' || !isSnapshot(snapshot)) return null;
    const page = parsePage(snapshot);
    // The HTML is made from the snapshot; if they do not match, the labels would refer to other parts.
    if (pageHtml(page) !== html) return null;
    const labels = meta?.labels ?? [];
    const annotations = labels.flatMap((label) => annotationIn(label, page.tree.size));
    return annotations.length === labels.length ? { url, html, snapshot, annotations } : null;
  } catch {
    return null;
  }
}

/** Pages on the web, and files that a browser opened. */
const ADDRESS = /^(?:https?|file):$/;

function isAddress(url: unknown): url is string {
  return typeof url === 'string' && URL.canParse(url) && ADDRESS.test(new URL(url).protocol);
}

function annotationIn({ annotator, label, node, at }: Partial<Annotation>, size: number): Annotation[] {
  const isSound =
    typeof annotator === 'string' &&
    annotator.length <= MAX_NAME &&
    typeof at === 'string' &&
    !Number.isNaN(Date.parse(at)) &&
    LABELS.some((name) => name === label) &&
    Number.isInteger(node) &&
    node! > 0 &&
    node! < size;
  return isSound ? [{ annotator, label: label!, node: node!, at: at! }] : [];
}
