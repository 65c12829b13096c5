import type { Stats } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { compressionOf, compressor } from '../compression/compression.ts';
import { writeError } from '../files/write-output.ts';
import { SourceError } from '../source-error.ts';
import { compressedSink } from './compressed-sink.ts';

/** Where rows go. */
export interface RowSink {
  write(row: Uint8Array): Promise<void>;
  close(): Promise<void>;
  /** Instead of `close`, for an output that is of no use unless it is complete. */
  abandon?(): Promise<void>;
}

/** What to do if the output file already exists. */
export type IfExists = 'refuse' | 'overwrite' | 'append';

/** Opens the output file of a run; its rows are compressed if its name says so. */
export async function openOutput(path: string, ifExists: IfExists): Promise<RowSink> {
  const there = await stat(path).catch(() => null);
  // A folder is no output that could be replaced or continued: opening it says so.
  if (ifExists === 'refuse' && there !== null && there.size > 0 && !there.isDirectory()) {
    throw new SourceError('output-exists', `${path} already exists`);
  }
  const compression = compressionOf(path);
  const stream = compression === null ? null : compressor(compression);
  try {
    const sink = await fileSink(path, await open(path, ifExists === 'append' ? 'a' : 'w'));
    return stream === null ? sink : compressedSink(sink, stream);
  } catch (error) {
    throw writeError(error, path);
  }
}

/** Writes rows to a file that nothing else may change: rows after a gap, or in a deleted file, would be lost silently. */
async function fileSink(path: string, file: FileHandle): Promise<RowSink> {
  const opened = await file.stat();
  let size = opened.size;
  const check = async (): Promise<void> => {
    const problem = opened.isFile() ? describeChange(await file.stat(), size) : null;
    if (problem !== null)
      throw new SourceError('output-changed', `${path} ${problem} while it was being written`);
  };
  return {
    async write(row) {
      await check();
      try {
        // A single call may write less than it was given.
        for (let at = 0; at < row.length; ) at += (await file.write(row, at)).bytesWritten;
      } catch (error) {
        throw writeError(error, path);
      }
      size += row.length;
    },
    async close() {
      try {
        await check();
      } finally {
        await file.close();
      }
    },
  };
}

function describeChange(now: Stats, expectedSize: number): string | null {
  if (now.nlink === 0) return 'was deleted';
  if (now.size === expectedSize) return null;
  return now.size < expectedSize ? 'was truncated' : 'was written to by another process';
}

/** Writes rows to a stream such as standard output. */
export function streamSink(stream: Writable): RowSink {
  return {
    write: (row) =>
      new Promise((resolve, reject) => {
        stream.write(row, (error) => (error ? reject(writeError(error, 'the output')) : resolve()));
      }),
    close: async () => {},
  };
}
