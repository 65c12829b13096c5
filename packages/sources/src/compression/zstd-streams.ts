import { Transform } from 'node:stream';
import { SourceError } from '../source-error.ts';
import { decompressZstd, loadZstd, tooLong } from './zstd.ts';
import { frameLength } from './zstd-frame.ts';

/** Bytes that go into one frame; a file may have many, and tools read them as one. @cap */
const FRAME_BYTES = 2 ** 20;

/** Compresses to zstd where Node itself cannot, a frame for every megabyte or, if it is larger, for every chunk. */
export function zstdCompress(): Transform {
  let waiting: Buffer[] = [];
  let size = 0;
  const written = async (): Promise<Uint8Array> => {
    const { compress } = await loadZstd();
    const frame = compress(Buffer.concat(waiting, size));
    waiting = [];
    size = 0;
    return frame;
  };
  return new Transform({
    transform(chunk: Buffer, _, done) {
      waiting.push(chunk);
      size += chunk.length;
      if (size < FRAME_BYTES) done();
      else written().then((frame) => done(null, frame), done);
    },
    flush(done) {
      if (size === 0) done();
      else written().then((frame) => done(null, frame), done);
    },
  });
}

/**
 * Decompresses zstd where Node itself cannot, frame by frame; it needs a frame whole, so there is a limit to its size. A
 * few bytes may make a large frame, so the next one waits until the reader, which counts, has taken the last.
 */
export function zstdDecompress(maxBytes: number): Transform {
  let goOn: (() => void) | null = null;
  let parts: Buffer[] = [];
  let size = 0;
  // Looking for the end of a frame begins at its start, so it waits for twice as much as the last time.
  let next = 0;
  const drain = async (stream: Transform): Promise<void> => {
    let bytes = Buffer.concat(parts, size);
    for (let length = frameLength(bytes); length !== null; length = frameLength(bytes)) {
      if (length.isData) {
        const data = await decompressZstd(bytes.subarray(0, length.end), maxBytes);
        if (!stream.push(data)) await new Promise<void>((resolve) => (goOn = resolve));
      }
      bytes = bytes.subarray(length.end);
    }
    if (bytes.length > maxBytes) throw tooLong(maxBytes);
    parts = [bytes];
    size = bytes.length;
    next = 2 * size;
  };
  return new Transform({
    read(size) {
      if (goOn === null) return Transform.prototype._read.call(this, size);
      goOn();
      goOn = null;
    },
    transform(chunk: Buffer, _, done) {
      parts.push(chunk);
      size += chunk.length;
      if (size < next) done();
      else drain(this).then(() => done(), done);
    },
    flush(done) {
      const finish = (): void =>
        done(size === 0 ? null : new SourceError('truncated', 'unexpected end of file'));
      drain(this).then(finish, done);
    },
  });
}
