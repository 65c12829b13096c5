import { openJsonLines, readLines } from '@fovea/sources';
import { parseSample } from '../datasets/parse-sample.ts';
import type { Sample } from '../datasets/sample.ts';

/** Bytes of a line in which to look for the id before parsing the whole line. */
const HEAD_BYTES = 400;
const ID_FIRST = /^\{\s*"id"\s*:\s*("(?:[^"\\]|\\.)*")/u;

/** The wanted ids: a set, or anything with a `has` method. */
export interface WantedIds {
  /** Maximum number of pages, so that reading can end with the last one. */
  readonly size: number;
  has(id: string): boolean;
}

/** The samples with these ids, in the order of the file; other lines are skipped without parsing if possible. */
export async function* readPages(path: string, ids: WantedIds): AsyncGenerator<Sample> {
  let left = ids.size;
  if (left === 0) return;
  for await (const line of readLines(openJsonLines(path))) {
    if ('tooLong' in line) throw new Error(`${path}:${line.number} is too long to be a page.`);
    const id = leadingId(line.bytes);
    if (id !== null && !ids.has(id)) continue;
    const sample = parseSample(new TextDecoder().decode(line.bytes), `${path}:${line.number}`);
    if (!ids.has(sample.id)) continue;
    yield sample;
    if (--left === 0) return;
  }
}

/** The id of a line that begins with it, as most do; `null` if the line has to be parsed. */
function leadingId(bytes: Uint8Array): string | null {
  const match = ID_FIRST.exec(new TextDecoder().decode(bytes.subarray(0, HEAD_BYTES)));
  return match === null ? null : (JSON.parse(match[1]!) as string);
}
