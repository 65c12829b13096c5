import { createReadStream } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { readLines } from '../jsonl/lines.ts';
import { idOfRow, type RowId } from '../jsonl/row-id.ts';
import { SourceError } from '../source-error.ts';

/** A row that an earlier run wrote. */
export interface FinishedRow {
  /** `null` if the line is not a row. */
  readonly id: RowId | null;
  /** True if the page failed. */
  readonly failed: boolean;
  /** The line, including its line break. */
  readonly line: Uint8Array;
}

/** The end of the last complete line of a file, or 0 if there is none. */
export async function endOfLines(path: string): Promise<number> {
  const size = await sizeOf(path);
  if (size === 0) return 0;
  const file = await open(path, 'r');
  try {
    return await endOfLastLine(file, size);
  } finally {
    await file.close();
  }
}

/** @cap */
const WINDOW = 64 * 1024;
const NEWLINE = 0x0a;

/** Searches backwards, because an incomplete line may be long and the file much longer. */
async function endOfLastLine(file: FileHandle, size: number): Promise<number> {
  const window = Buffer.alloc(WINDOW);
  for (let end = size; end > 0; end -= Math.min(WINDOW, end)) {
    const start = Math.max(0, end - WINDOW);
    const { bytesRead } = await file.read(window, 0, end - start, start);
    const at = window.subarray(0, bytesRead).lastIndexOf(NEWLINE);
    if (at !== -1) return start + at + 1;
  }
  return 0;
}

/** The rows in the first `end` bytes of an output file. */
export async function* readFinishedRows(
  path: string,
  end: number,
): AsyncGenerator<FinishedRow, void, undefined> {
  if (end === 0) return;
  for await (const line of readLines(createReadStream(path, { end: end - 1 }), Number.MAX_SAFE_INTEGER)) {
    if ('bytes' in line) yield finishedRow(line.bytes);
  }
}

function finishedRow(bytes: Uint8Array): FinishedRow {
  const line = Buffer.concat([bytes, Buffer.from([NEWLINE])]);
  try {
    const json = Buffer.from(bytes).toString();
    const row = (JSON.parse(json) ?? {}) as { readonly id?: unknown; readonly error?: unknown };
    return { id: idOfRow(row, json), failed: row.error !== undefined, line };
  } catch {
    return { id: null, failed: false, line };
  }
}

/** The start of every row. */
const ROW_START = Buffer.from('{"id":');

/** Cuts off what follows the complete lines: a row that was only partly written. */
export async function dropTornRow(path: string, end: number): Promise<void> {
  const size = await sizeOf(path);
  if (size <= end) return;
  const file = await open(path, 'r+');
  try {
    const start = Buffer.alloc(Math.min(ROW_START.length, size - end));
    await file.read(start, 0, start.length, end);
    if (!start.equals(ROW_START.subarray(0, start.length))) {
      throw new SourceError(
        'resume-mismatch',
        `${path} was not written by fovea batch: its last line is not a row`,
      );
    }
    await file.truncate(end);
  } finally {
    await file.close();
  }
}

async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => null))?.size ?? 0;
}
