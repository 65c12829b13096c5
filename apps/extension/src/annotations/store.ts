import { inTransaction, settled } from '../storage/database.ts';
import {
  type AnnotatedPage,
  type Annotation,
  isSamePage,
  type SeenPage,
  withAnnotation,
} from './annotated-page.ts';

const PAGES = 'pages';

/** Separates the address of a page from the id of a visit. */
const SEPARATOR = '\n';

/** Every annotated page. */
export async function allPages(): Promise<readonly AnnotatedPage[]> {
  return await inTransaction(PAGES, 'readonly', (pages) =>
    settled(pages.getAll() as IDBRequest<AnnotatedPage[]>),
  );
}

/** The stored annotations of the current page. */
export async function annotationsOf(seen: Pick<SeenPage, 'url' | 'html'>): Promise<readonly Annotation[]> {
  const visits = await inTransaction(PAGES, 'readonly', (pages) => visitsOf(pages, seen.url));
  return visits.find((page) => isSamePage(page, seen))?.annotations ?? [];
}

/** Adds annotations of one or more people to a page; the same page is stored once. */
export async function addAnnotations(
  { url, html, snapshot }: SeenPage,
  added: readonly Annotation[],
): Promise<readonly Annotation[]> {
  // In one transaction: another tab may be annotating the same page.
  return await inTransaction(PAGES, 'readwrite', async (pages) => {
    const known = (await visitsOf(pages, url)).find((page) => isSamePage(page, { url, html }));
    const annotations = added.reduce(withAnnotation, known?.annotations ?? []);
    // Never reused, even after the page was removed.
    const key = known?.key ?? `${url}${SEPARATOR}${crypto.randomUUID()}`;
    await settled(pages.put({ key, url, html, snapshot, annotations } satisfies AnnotatedPage));
    return annotations;
  });
}

/** Removes one person's annotation of one part of a page. */
export async function removeAnnotation(
  seen: Pick<SeenPage, 'url' | 'html'>,
  { annotator, node }: Pick<Annotation, 'annotator' | 'node'>,
): Promise<readonly Annotation[]> {
  return await inTransaction(PAGES, 'readwrite', async (pages) => {
    const known = (await visitsOf(pages, seen.url)).find((page) => isSamePage(page, seen));
    if (known === undefined) return [];
    const annotations = known.annotations.filter((one) => one.annotator !== annotator || one.node !== node);
    await settled(pages.put({ ...known, annotations }));
    return annotations;
  });
}

/** Removes a page. */
export async function removePage(key: string): Promise<void> {
  await inTransaction(PAGES, 'readwrite', (pages) => settled(pages.delete(key)));
}

async function visitsOf(pages: IDBObjectStore, url: string): Promise<readonly AnnotatedPage[]> {
  const range = IDBKeyRange.bound(`${url}${SEPARATOR}`, `${url}${SEPARATOR}\uffff`);
  return await settled(pages.getAll(range) as IDBRequest<AnnotatedPage[]>);
}
