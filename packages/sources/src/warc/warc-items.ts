import type { BatchItem } from '../batch/inputs.ts';
import { DEFAULT_MAX_BYTES, fileError } from '../files/read-bytes.ts';
import { SourceError } from '../source-error.ts';
import { FileWindow } from './file-window.ts';
import { damaged, type Span } from './member.ts';
import { openPieces } from './open-warc.ts';
import { readRecords } from './read-records.ts';
import type { FoundRecord, RecordPlace, WarcHead } from './record.ts';
import { fieldsOf } from './record-row.ts';

/** Records with pages, or that stand for one; others describe how they came about. */
const WITH_PAGES: ReadonlySet<string> = new Set(['response', 'resource', 'conversion', 'revisit']);

/** Room for the headers of a response around the largest page, and for encodings that do not make it smaller. @cap */
const HEADROOM = 2 ** 20;

/** The records of a WARC file as pages of a batch; a place that cannot be read is a row with an error. */
export async function* warcItems(
  path: string,
  onRead: (bytes: number) => void,
  maxBytes: number = DEFAULT_MAX_BYTES,
): AsyncGenerator<BatchItem, void, undefined> {
  let file: FileWindow;
  try {
    file = await FileWindow.open(path, onRead);
  } catch (error) {
    const { code, message } = fileError(error, path);
    yield { kind: 'broken', origin: path, fields: { warcFile: path }, error: { code, message } };
    return;
  }
  try {
    yield* recordsIn(path, file, { start: 0, end: file.size }, maxBytes);
  } finally {
    await file.close();
  }
}

/** The records in a part of an open file; returns how many there are, with those that have no page. */
export async function* recordsIn(
  path: string,
  file: FileWindow,
  span: Span,
  maxBytes: number,
): AsyncGenerator<BatchItem, number, undefined> {
  let found = 0;
  try {
    for await (const record of readRecords(openPieces(path, file, span), maxBytes + HEADROOM)) {
      found++;
      const item = itemOf(path, record);
      if (item !== null) yield item;
    }
  } catch (error) {
    found++;
    const { code, message } = error instanceof SourceError ? error : fileError(error, path);
    yield { kind: 'broken', origin: path, fields: { warcFile: path }, error: { code, message } };
  }
  return found;
}

function itemOf(path: string, record: FoundRecord): BatchItem | null {
  const { place } = record;
  const origin = originOf(path, place);
  if ('error' in record) {
    const { code, message } = record.error;
    const fields = fieldsOfPlace(path, place, record.head);
    return { kind: 'broken', origin, fields, error: { code, message: `${origin}: ${message}` } };
  }
  const { head, block } = record;
  // Types that are not known are for others, but every record has one.
  if (head.type === '') return itemOf(path, { place, head, error: damaged('the record has no type') });
  if (!WITH_PAGES.has(head.type)) return null;
  return { kind: 'record', origin, record: { file: path, offset: place.offset, head }, bytes: block };
}

function fieldsOfPlace(file: string, { offset }: RecordPlace, head: WarcHead | undefined): object {
  if (head === undefined) return { warcFile: file, warcOffset: offset };
  return { url: head.url, ...fieldsOf({ file, offset, head }, null) };
}

/** The file and the offset, as in an index; with the place in the member where several records share one. */
function originOf(path: string, { offset, inside }: RecordPlace): string {
  return inside === 0 ? `${path}:${offset}` : `${path}:${offset}+${inside}`;
}
