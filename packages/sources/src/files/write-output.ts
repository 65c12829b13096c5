import { writeFile } from 'node:fs/promises';
import { codeOf, messageOf, SourceError } from '../source-error.ts';

/** Writes a file, whatever was there before. */
export async function writeOutputFile(path: string, content: string | Uint8Array): Promise<void> {
  try {
    await writeFile(path, content);
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
