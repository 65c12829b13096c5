import { createReadStream } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { writeError } from '../files/write-output.ts';
import { readLines } from '../jsonl/lines.ts';
import { SourceError } from '../source-error.ts';

/** Where rows go. */
export interface RowSink {
  write(row: Uint8Array): Promise<void>;
  close(): Promise<void>;
}

/** What to do when the output file is already there. */
export type IfExists = 'refuse' | 'overwrite' | 'append';

/** Opens the output file of a run. */
export async function openOutput(path: string, ifExists: IfExists): Promise<RowSink> {
  const size = await sizeOf(path);
  if (ifExists === 'refuse' && size > 0) {
    const message = `${path} is already there: add --resume to continue it or --force to replace it`;
    throw new SourceError('output-exists', message);
  }
  try {
    return fileSink(await open(path, ifExists === 'append' ? 'a' : 'w'));
  } catch (error) {
    throw writeError(error, path);
  }
}

function fileSink(file: FileHandle): RowSink {
  return {
    async write(row) {
      // One call may write less than it was given.
      for (let at = 0; at < row.length; ) at += (await file.write(row, at)).bytesWritten;
    },
    close: () => file.close(),
  };
}

/** Rows to a stream such as standard output. */
export function streamSink(stream: Writable): RowSink {
  return {
    write: (row) =>
      new Promise((resolve, reject) => stream.write(row, (error) => (error ? reject(error) : resolve()))),
    close: async () => {},
  };
}

/** Where the last complete line of a file ends; 0 when there is none. */
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

const WINDOW = 64 * 1024;
const NEWLINE = 0x0a;

/** Searches backwards, because a torn line may be long and the file much longer. */
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

/** The ids of the rows in the first `end` bytes of an output file; `undefined` for a line that is no row. */
export async function* readRowIds(path: string, end: number): AsyncGenerator<unknown, void, undefined> {
  if (end === 0) return;
  for await (const line of readLines(createReadStream(path, { end: end - 1 }), Number.MAX_SAFE_INTEGER)) {
    yield 'bytes' in line ? idIn(line.bytes) : undefined;
  }
}

/** What every row begins with. */
const ROW_START = Buffer.from('{"id":');

/** Cuts off what follows the complete lines: a row that was not written to its end. */
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
        `${path} was not written by fovea batch: its last line is no row`,
      );
    }
    await file.truncate(end);
  } finally {
    await file.close();
  }
}

function idIn(bytes: Uint8Array): unknown {
  try {
    return (JSON.parse(Buffer.from(bytes).toString()) as { id?: unknown } | null)?.id;
  } catch {
    return undefined;
  }
}

async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => null))?.size ?? 0;
}
