const DATABASE = 'fovea';

/** The first had only annotated pages, the second no pages that wait to be saved. @format */
const VERSION = 3;

/** The tables of the extension's database, with the property that is their key. */
const TABLES = { pages: 'key', highlights: 'id', shelf: 'id' } as const;

/** A table of the database. */
export type Table = keyof typeof TABLES;

/** Resolves once everything is stored; rejects if there is no room left, and then nothing has changed. */
export async function inTransaction<Value>(
  table: Table,
  mode: IDBTransactionMode,
  work: (rows: IDBObjectStore) => Promise<Value>,
): Promise<Value> {
  const database = await openDatabase();
  try {
    const transaction = database.transaction(table, mode);
    const stored = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const [value] = await Promise.all([work(transaction.objectStore(table)), stored]);
    return value;
  } finally {
    database.close();
  }
}

async function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, VERSION);
  opening.onupgradeneeded = () => {
    for (const [name, keyPath] of Object.entries(TABLES)) {
      if (opening.result.objectStoreNames.contains(name)) continue;
      const rows = opening.result.createObjectStore(name, { keyPath });
      if (name === 'highlights') rows.createIndex('url', 'url');
    }
  };
  return await settled(opening);
}

/** The result of a request as a promise. */
export function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
