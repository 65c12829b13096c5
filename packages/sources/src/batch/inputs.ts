import type { Readable } from 'node:stream';
import {
  type BatchSource,
  expandInputs,
  type FoundAddress,
  type FoundFile,
  type MissingPage,
  STDIN,
} from '../files/expand.ts';
import { fileError } from '../files/read-bytes.ts';
import { withoutCredentials } from '../http/bare-url.ts';
import { readLines } from '../jsonl/lines.ts';
import { isJsonLines, openJsonLines } from '../jsonl/open.ts';
import { indexItems, isIndex } from '../warc/index-items.ts';
import { isDerived, isWarc, noPagesIn } from '../warc/open-warc.ts';
import { warcItems } from '../warc/warc-items.ts';
import type { RowError, WorkItem } from './protocol.ts';
import { sitesFolder } from './sites/site-task.ts';

/** A page of a batch, a place in the input where there should have been one, or a page that already has its row. */
export type BatchItem =
  | WorkItem
  /** A page on the web that has not been fetched yet. */
  | { readonly kind: 'address'; readonly origin: string; readonly url: string }
  | { readonly kind: 'kept'; readonly origin: string; readonly line: Uint8Array }
  | { readonly kind: 'broken'; readonly origin: string; readonly error: RowError; readonly fields?: object };

/** The pages of a run, always in the same order, and how much of them has been read. */
export interface BatchInputs {
  readonly items: AsyncIterableIterator<BatchItem>;
  /** Total number of pages, or `null` if only reading them would tell. */
  readonly pages: number | null;
  /** Share of the input's bytes that has been read, 0 to 1; `null` if the size is unknown. */
  fraction(): number | null;
}

/** Opens JSON Lines files, WARC files and indexes of them, page files, folders, globs, addresses and `-` as one sequence of pages; never what the run writes. */
export async function openInputs(
  sources: readonly BatchSource[],
  stdin: Readable,
  output: string | null,
  maxBytes?: number,
): Promise<BatchInputs> {
  const read = { bytes: 0 };
  const files = await expandInputs(
    sources,
    output === null ? {} : { exclude: [output, sitesFolder(output)] },
  );
  const total = files.reduce((sum, file) => sum + ('size' in file ? file.size : Number.NaN), 0);
  const known = files.every((file) => !('path' in file) || (file.path !== STDIN && !hasManyPages(file.path)));
  return {
    items: itemsOf(files, stdin, read, maxBytes),
    pages: known ? files.length : null,
    fraction: () => (total > 0 ? Math.min(1, read.bytes / total) : null),
  };
}

async function* itemsOf(
  files: readonly (FoundFile | FoundAddress | MissingPage)[],
  stdin: Readable,
  read: { bytes: number },
  maxBytes: number | undefined,
): AsyncGenerator<BatchItem, void, undefined> {
  const onRead = (bytes: number): void => {
    read.bytes += bytes;
  };
  for (const file of files) {
    if ('address' in file) {
      yield { kind: 'address', origin: withoutCredentials(file.address), url: file.address };
      continue;
    }
    if ('error' in file) {
      yield { kind: 'broken', ...file };
      continue;
    }
    const { path, size } = file;
    if (path === STDIN) {
      yield* linesOf('stdin', stdin);
    } else if (isJsonLines(path)) {
      yield* linesOf(path, openJsonLines(path, onRead));
    } else if (isWarc(path)) {
      yield* warcItems(path, onRead, maxBytes);
    } else if (isIndex(path)) {
      yield* indexItems(path, onRead, maxBytes);
    } else if (isDerived(path)) {
      yield { kind: 'broken', origin: path, error: { code: 'unsupported', message: noPagesIn(path) } };
      read.bytes += size;
    } else {
      yield { kind: 'file', origin: path, path };
      read.bytes += size;
    }
  }
}

function hasManyPages(path: string): boolean {
  return isJsonLines(path) || isWarc(path) || isIndex(path);
}

async function* linesOf(name: string, stream: Readable): AsyncGenerator<BatchItem, void, undefined> {
  let number = 0;
  try {
    for await (const line of readLines(stream)) {
      number = line.number;
      const origin = `${name}:${number}`;
      if ('tooLong' in line)
        yield { kind: 'broken', origin, error: { code: 'too-large', message: `${origin} is too long` } };
      else yield { kind: 'line', origin, bytes: line.bytes };
    }
  } catch (error) {
    // A file that breaks off is reported at that line; the other inputs still count.
    const { code, message } = fileError(error, name);
    yield { kind: 'broken', origin: `${name}:${number + 1}`, error: { code, message } };
  }
}
