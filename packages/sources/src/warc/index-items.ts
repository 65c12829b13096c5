import { dirname, isAbsolute, join } from 'node:path';
import type { BatchItem } from '../batch/inputs.ts';
import { uncompressedName } from '../compression/compression.ts';
import { DEFAULT_MAX_BYTES, fileError } from '../files/read-bytes.ts';
import { readLines } from '../jsonl/lines.ts';
import { openJsonLines } from '../jsonl/open.ts';
import { FileWindow } from './file-window.ts';
import type { Span } from './member.ts';
import { recordsIn } from './warc-items.ts';

const INDEX = /\.cdxj?$/i;
/** Addresses in the other columns may have braces, but no spaces. */
const JSON_START = /(?<!\S)\{/;
/** The columns of an index that states none, as most tools write them. */
const USUAL_COLUMNS = 'N b a m s k r M S V g';
/** Lines of an index are short; a longer line does not belong to one. @cap */
const MAX_LINE_BYTES = 2 ** 20;

/** Where an index says that a record is. */
interface IndexEntry {
  readonly file: string;
  readonly offset: number;
  readonly length: number;
}

/** Whether a path names an index of WARC files. */
export function isIndex(path: string): boolean {
  return INDEX.test(uncompressedName(path));
}

/** The records that an index (CDXJ, or CDX with columns) lists; nothing else of their files is read. */
export async function* indexItems(
  path: string,
  onRead: (bytes: number) => void,
  maxBytes: number = DEFAULT_MAX_BYTES,
): AsyncGenerator<BatchItem, void, undefined> {
  const files = new OpenFile();
  let columns = USUAL_COLUMNS.split(' ');
  let number = 0;
  try {
    for await (const line of readLines(openJsonLines(path, onRead), MAX_LINE_BYTES)) {
      number = line.number;
      const text = 'bytes' in line ? Buffer.from(line.bytes).toString().trim() : '';
      if (text.startsWith('CDX ')) {
        columns = text.split(' ').slice(1);
        continue;
      }
      const json = JSON_START.exec(text);
      const entry = json === null ? columnEntry(text, columns) : jsonEntry(text.slice(json.index));
      if (entry === null) yield noEntry(`${path}:${number}`);
      else yield* recordAt(entry, path, `${path}:${number}`, files, maxBytes);
    }
  } catch (error) {
    const { code, message } = fileError(error, path);
    yield { kind: 'broken', origin: `${path}:${number + 1}`, error: { code, message } };
  } finally {
    await files.close();
  }
}

function noEntry(origin: string): BatchItem {
  const message = `${origin} names no record: file, offset and length`;
  return { kind: 'broken', origin, error: { code: 'bad-index', message } };
}

/** The JSON in `key timestamp {"filename": …, "offset": …, "length": …}`, or on a line of its own. */
function jsonEntry(text: string): IndexEntry | null {
  try {
    const fields = JSON.parse(text) as Readonly<Record<string, unknown>>;
    return entryOf(
      fields['filename'] ?? fields['warc_filename'],
      fields['offset'] ?? fields['warc_record_offset'],
      fields['length'] ?? fields['warc_record_length'],
    );
  } catch {
    return null;
  }
}

function columnEntry(text: string, columns: readonly string[]): IndexEntry | null {
  const values = text.split(' ');
  const [file, offset, length] = ['g', 'V', 'S'].map((name) => values[columns.indexOf(name)]);
  return entryOf(file, offset, length);
}

function entryOf(file: unknown, offset: unknown, length: unknown): IndexEntry | null {
  const [start, size] = [Number(offset ?? Number.NaN), Number(length ?? Number.NaN)];
  if (typeof file !== 'string' || file === '') return null;
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(size) || start < 0 || size <= 0) return null;
  return { file, offset: start, length: size };
}

/** A name in an index is relative to it. */
async function* recordAt(
  { file, offset, length }: IndexEntry,
  index: string,
  origin: string,
  files: OpenFile,
  maxBytes: number,
): AsyncGenerator<BatchItem, void, undefined> {
  const path = isAbsolute(file) ? file : join(dirname(index), file);
  try {
    const opened = await files.open(path);
    const span = { start: offset, end: Math.min(opened.size, offset + length) };
    const found = yield* recordsIn(path, opened, span, maxBytes);
    if (found === 0) yield missing(origin, path, span);
  } catch (error) {
    const { code, message } = fileError(error, path);
    const fields = { warcFile: path, warcOffset: offset };
    yield { kind: 'broken', origin, fields, error: { code, message: `${origin}: ${message}` } };
  }
}

function missing(origin: string, path: string, { start, end }: Span): BatchItem {
  const error =
    end <= start
      ? { code: 'truncated', message: `${origin}: ${path} ends before ${start}` }
      : { code: 'bad-index', message: `${origin}: ${path} has no record at ${start}` };
  return { kind: 'broken', origin, fields: { warcFile: path, warcOffset: start }, error };
}

/** The file of the last entry: an index usually lists many records of one file together. */
class OpenFile {
  #path: string | null = null;
  #file: FileWindow | null = null;

  async open(path: string): Promise<FileWindow> {
    if (this.#file !== null && this.#path === path) return this.#file;
    await this.close();
    this.#file = await FileWindow.open(path);
    this.#path = path;
    return this.#file;
  }

  async close(): Promise<void> {
    const file = this.#file;
    this.#file = null;
    await file?.close();
  }
}
