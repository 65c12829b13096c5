import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openJsonLines, readLines } from '@fovea/sources';
import { DatasetError, dataFolder } from './data-folder.ts';

const ENDING = /\.jsonl(?:\.br|\.gz)?$/;

/** A line of a dataset as text, with its position for messages. */
export interface DatasetLine {
  readonly text: string;
  /** `file:line`. */
  readonly origin: string;
}

/** The path of every dataset in the folder by its name, in order of the names. */
export async function datasetFiles(folder: string = dataFolder()): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const file of (await namesIn(folder)).toSorted()) {
    const name = file.replace(ENDING, '');
    if (name !== file && !files.has(name)) files.set(name, join(folder, file));
  }
  return files;
}

/** The path of one dataset. */
export async function datasetFile(name: string, folder: string = dataFolder()): Promise<string> {
  const files = await datasetFiles(folder);
  const path = files.get(name);
  if (path !== undefined) return path;
  const there = files.size === 0 ? 'nothing' : [...files.keys()].join(', ');
  throw new DatasetError(
    `There is no dataset "${name}" in FOVEA_DATA: it would be ${name}.jsonl, ${name}.jsonl.gz or ` +
      `${name}.jsonl.br. There is: ${there}. Public originals become such files by ` +
      '`npm run datasets -- convert`.',
  );
}

/** The lines of a JSON Lines file, decompressed by its name, one at a time. */
export async function* linesOf(path: string): AsyncGenerator<DatasetLine> {
  for await (const line of readLines(openJsonLines(path))) {
    const origin = `${path}:${line.number}`;
    if ('tooLong' in line) throw new DatasetError(`${origin} is too long to be a page.`);
    yield { text: new TextDecoder().decode(line.bytes), origin };
  }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (cause) {
    throw new DatasetError(`FOVEA_DATA names a folder that cannot be read: ${folder}`, { cause });
  }
}
