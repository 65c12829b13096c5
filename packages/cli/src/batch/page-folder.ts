import { createReadStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  asLines,
  type DocumentResult,
  displayId,
  encodeRow,
  idOfRow,
  type PageFormat,
  type RowSink,
  readLines,
  renderDocument,
  type Writers,
  writeOutputFile,
} from '@fovea/sources';
import { UsageError } from '../exit.ts';
import { endingFor } from '../output/output-file.ts';
import { PageNames } from './page-names.ts';

/** What to write for each page. */
export interface PageFolderOptions {
  readonly folder: string;
  readonly formats: readonly PageFormat[];
  readonly title: boolean;
  readonly frontmatter: boolean;
}

/** A row of a batch, as a child process has written it, or of the index of a folder. */
interface Row extends DocumentResult {
  readonly id?: unknown;
  readonly error?: unknown;
  readonly files?: readonly string[];
}

/** The list of the pages in a folder: it is the output of the run, and so its checkpoint. */
const INDEX = 'index.jsonl';

/** A folder with files for each page, and an index that says which page is where. */
export class PageFolder {
  readonly index: string;
  readonly #options: PageFolderOptions;
  readonly #writers: Writers;
  readonly #names = new PageNames();

  constructor(options: PageFolderOptions, writers: Writers) {
    this.#options = options;
    this.#writers = writers;
    this.index = join(options.folder, INDEX);
  }

  /** Makes the folder; with `continues`, the files of an earlier run keep their names. */
  async open(continues: boolean): Promise<void> {
    await makeFolder(this.#options.folder);
    if (!continues) return;
    const lines = readLines(createReadStream(this.index));
    try {
      for await (const line of lines) if ('bytes' in line) this.#names.reserve(namesIn(line.bytes));
    } catch {
      // There is no index yet.
    }
  }

  /** Writes pages to their files, and rows about them to the index. */
  sink(index: RowSink): RowSink {
    return {
      write: async (line) => index.write(await this.#filed(line)),
      close: () => index.close(),
    };
  }

  /** Writes the files of a page; returns its row for the index. */
  async #filed(line: Uint8Array): Promise<Uint8Array> {
    const json = Buffer.from(line).toString();
    const row = JSON.parse(json) as Row;
    // Failures have no files, and rows of an earlier run have theirs.
    if (row.error !== undefined || row.files !== undefined) return line;
    const id = idOfRow(row, json) ?? 'null';
    const { formats, folder, ...rest } = this.#options;
    const name = this.#names.next(displayId(id));
    const files: string[] = [];
    for (const format of new Set(formats)) {
      const file = `${name}.${endingIn(formats, format)}`;
      const text = renderDocument(row, { ...rest, format, indent: false }, this.#writers);
      await writeOutputFile(join(folder, file), asLines(text));
      files.push(file);
    }
    const { title, url, lang, published, wordCount, empty } = row;
    return encodeRow({ id, files, title, url, lang, published, wordCount, ...(empty && { empty }) });
  }
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    const isFile = error instanceof Error && 'code' in error && FILE_IN_THE_WAY.has(error.code);
    if (isFile) throw new UsageError(`--out-dir ${folder}: there is a file of that name, not a folder`);
    throw error;
  }
}

const FILE_IN_THE_WAY: ReadonlySet<unknown> = new Set(['EEXIST', 'ENOTDIR']);

/** Where two formats have the same ending, all but the first are named. */
function endingIn(formats: readonly PageFormat[], format: PageFormat): string {
  const ending = endingFor(format);
  const first = formats.find((other) => endingFor(other) === ending);
  return first === format ? ending : `${format}.${ending}`;
}

const FILE_ENDING = /(?:\.(?:blocks|chunks|sections|json))?\.[a-z]+$/;

function namesIn(line: Uint8Array): readonly string[] {
  try {
    const { files = [] } = JSON.parse(Buffer.from(line).toString()) as { readonly files?: readonly string[] };
    return files.map((file) => file.replace(FILE_ENDING, ''));
  } catch {
    return []; // an incomplete last row
  }
}
