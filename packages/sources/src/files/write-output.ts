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

/** Turns a system error about a path that cannot be written into one that says what is wrong. */
export function writeError(error: unknown, path: string): SourceError {
  const code = codeOf(error);
  const problem =
    code === 'ENOENT' ? 'no such folder' : code === 'EISDIR' ? 'it is a folder' : messageOf(error);
  return new SourceError('unreadable', `cannot write ${path}: ${problem}`, { cause: error });
}
