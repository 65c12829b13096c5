import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import type { SamplePage } from './sample.ts';

const JSON_LINES = /\.jsonl(\.br|\.gz)?$/;

/** The JSON Lines files of the folder, by name. */
export async function dataFiles(folder: string): Promise<readonly string[]> {
  return (await readdir(folder)).filter((name) => JSON_LINES.test(name)).toSorted();
}

/** Every page of a file in the sample format; rows without HTML (layout datasets) are skipped. */
export async function* readPages(folder: string, name: string): AsyncGenerator<SamplePage> {
  const dataset = name.replace(JSON_LINES, '');
  for await (const line of createInterface({ input: openFile(join(folder, name)), crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    const row = JSON.parse(line) as { id?: unknown; url?: unknown; html?: unknown };
    if (typeof row.html !== 'string') continue;
    const url = typeof row.url === 'string' && row.url !== '' ? { url: row.url } : {};
    yield { id: `${dataset}/${row.id}`, ...url, html: row.html };
  }
}

function openFile(path: string): NodeJS.ReadableStream {
  const file = createReadStream(path);
  if (path.endsWith('.jsonl')) return file;
  const decompress = path.endsWith('.br') ? createBrotliDecompress() : createGunzip();
  return pipeline(file, decompress, () => {});
}
