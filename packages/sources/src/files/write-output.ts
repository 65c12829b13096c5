import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { compressionOf, compressor } from '../compression/compression.ts';
import { codeOf, messageOf, SourceError } from '../source-error.ts';

/** Writes a file, whatever was there before, and compresses it if its name says so. */
export async function writeOutputFile(path: string, content: string | Uint8Array): Promise<void> {
  const compression = compressionOf(path);
  const encoder = compression === null ? null : compressor(compression);
  try {
    if (encoder === null) await writeFile(path, content);
    else await pipeline([Buffer.from(content)], encoder, createWriteStream(path));
  } catch (error) {
    throw writeError(error, path);
  }
}

const WRITE_PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'no such folder',
  EISDIR: 'it is a folder',
  ENOSPC: 'no space left on the device',
  EPIPE: 'its reader has closed it',
};

/** Turns a system error about a path that cannot be written into one that says what is wrong. */
export function writeError(error: unknown, path: string): SourceError {
  const code = codeOf(error);
  const problem = WRITE_PROBLEMS[code] ?? messageOf(error);
  return error instanceof SourceError
    ? error
    : new SourceError('unwritable', `cannot write ${path}: ${problem}`, { cause: error });
}
