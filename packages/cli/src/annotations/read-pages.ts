import { createHash } from 'node:crypto';
import { type LabelledPage, type PageReader, type TextLabels, textLabels } from './agreement.ts';
import { readRecord } from './record.ts';

/** The records of a file, reduced to the latest of each person for each page. */
export interface ReadPages {
  readonly pages: readonly LabelledPage[];
  readonly records: number;
  /** The numbers of lines that are not records: cut off by a crash, or not written by this program. */
  readonly badLines: readonly number[];
}

/** Reads a file of records. Only one page at a time is in memory; of the others only the labels are kept. */
export async function readLabelledPages(path: string): Promise<ReadPages> {
  const [{ openJsonLines, readLines }, reader] = await Promise.all([import('@fovea/sources'), pageReader()]);
  const pages = new Map<string, { texts: readonly string[]; labels: Map<string, TextLabels> }>();
  const badLines: number[] = [];
  let records = 0;
  for await (const line of readLines(openJsonLines(path))) {
    const record = 'tooLong' in line ? 'too long' : recordIn(line.bytes);
    if (record === null) continue;
    if (typeof record === 'string') {
      badLines.push(line.number);
      continue;
    }
    records++;
    const key = `${record.url}\n${createHash('sha256').update(record.html).digest('hex')}`;
    const { texts, labels } = textLabels(record.html, record.labels, reader);
    const page = pages.get(key) ?? { texts, labels: new Map<string, TextLabels>() };
    pages.set(key, page);
    if (record.labels.length === 0) page.labels.delete(record.annotator);
    else page.labels.set(record.annotator, labels);
  }
  return { pages: [...pages.values()], records, badLines };
}

/** The record in a line, `null` for a blank line, or a string that says why the line is not a record. */
function recordIn(bytes: Uint8Array): ReturnType<typeof readRecord> | null {
  const text = new TextDecoder().decode(bytes);
  if (text.trim() === '') return null;
  try {
    return readRecord(JSON.parse(text));
  } catch {
    return 'not JSON';
  }
}

/** Loads Fovea, which starting a receiver does not need. */
async function pageReader(): Promise<PageReader> {
  const [{ parsePage }, { NodeKind, tagNameOf, textOf }] = await Promise.all([
    import('fovea'),
    import('fovea/page'),
  ]);
  const unseen = new Set(['script', 'style', 'noscript', 'template', 'title']);
  return {
    parsePage,
    textOf,
    isText: ({ tree }, node) =>
      tree.kind[node] === NodeKind.text && !unseen.has(tagNameOf(tree, tree.parent[node]!)),
  };
}
