import {
  type AnnotatedPage,
  type Annotation,
  isSamePage,
  type SeenPage,
  withAnnotation,
} from './annotated-page.ts';

const DATABASE = 'fovea';
const PAGES = 'pages';

/** Pages that were seen again and again get a number behind their address. */
const SEPARATOR = '\n';

/** Every annotated page. */
export async function allPages(): Promise<readonly AnnotatedPage[]> {
  return await inStore('readonly', (pages) => pages.getAll() as IDBRequest<AnnotatedPage[]>);
}

/** What was said before about a page that is seen now. */
export async function annotationsOf(seen: Pick<SeenPage, 'url' | 'html'>): Promise<readonly Annotation[]> {
  return (await visitsOf(seen.url)).find((page) => isSamePage(page, seen))?.annotations ?? [];
}

/** Adds what one or more people said about a page; the same page is kept once. */
export async function addAnnotations(
  { url, html, snapshot }: SeenPage,
  added: readonly Annotation[],
): Promise<readonly Annotation[]> {
  const visits = await visitsOf(url);
  const known = visits.find((page) => isSamePage(page, { url, html }));
  const annotations = added.reduce(withAnnotation, known?.annotations ?? []);
  const key = known?.key ?? `${url}${SEPARATOR}${visits.length}`;
  await putPage({ key, url, html, snapshot, annotations });
  return annotations;
}

/** Forgets what one person said about one part of a page. */
export async function removeAnnotation(
  seen: Pick<SeenPage, 'url' | 'html'>,
  { annotator, node }: Pick<Annotation, 'annotator' | 'node'>,
): Promise<readonly Annotation[]> {
  const known = (await visitsOf(seen.url)).find((page) => isSamePage(page, seen));
  if (known === undefined) return [];
  const annotations = known.annotations.filter((one) => one.annotator !== annotator || one.node !== node);
  await putPage({ ...known, annotations });
  return annotations;
}

/** Forgets a page. */
export async function removePage(key: string): Promise<void> {
  await inStore('readwrite', (pages) => pages.delete(key));
}

async function putPage(page: AnnotatedPage): Promise<void> {
  await inStore('readwrite', (pages) => pages.put(page));
}

async function visitsOf(url: string): Promise<readonly AnnotatedPage[]> {
  const range = IDBKeyRange.bound(`${url}${SEPARATOR}`, `${url}${SEPARATOR}\uffff`);
  return await inStore('readonly', (pages) => pages.getAll(range) as IDBRequest<AnnotatedPage[]>);
}

async function inStore<Value>(
  mode: IDBTransactionMode,
  ask: (pages: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(PAGES, { keyPath: 'key' });
  const database = await settled(opening);
  try {
    return await settled(ask(database.transaction(PAGES, mode).objectStore(PAGES)));
  } finally {
    database.close();
  }
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
