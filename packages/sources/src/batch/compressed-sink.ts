import type { Transform } from 'node:stream';
import type { RowSink } from './output.ts';

/** Sends rows through a stream that compresses them, on their way to a file. */
export function compressedSink(file: RowSink, stream: Transform): RowSink {
  const written = writeAll(stream, file);
  // The next call to write or close reports it.
  written.catch(() => {});
  return {
    write: (row) =>
      new Promise((resolve) => {
        // Only a file that cannot be written ends the stream early, and that error is the one to report.
        stream.write(row, (error) => resolve(error ? written : undefined));
      }),
    async close() {
      try {
        stream.end();
        await written;
      } finally {
        await file.close();
      }
    },
  };
}

async function writeAll(stream: Transform, file: RowSink): Promise<void> {
  for await (const chunk of stream as AsyncIterable<Uint8Array>) await file.write(chunk);
}
